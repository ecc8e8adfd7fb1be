import type { SerializedError } from '@reduxjs/toolkit';
import { serverMessage, statusOf, type ApiError } from './apiError.ts';
import { errorCopy } from '../ui/copy.ts';

/** Returns a sentence about why a call failed, for failures without a message of the server. */
export function reasonOf(error: ApiError | SerializedError | undefined): string {
  if (!error) return errorCopy.serverFault;
  if ('status' in error && error.status === 'FETCH_ERROR') return errorCopy.noConnection;
  if ('status' in error && error.status === 'TIMEOUT_ERROR') return errorCopy.tooSlow;
  return statusOf(error) === 429 ? errorCopy.tooMany : errorCopy.serverFault;
}

/** Returns the server's message about a failed call, or a sentence of the app. */
export const messageOf = (error: ApiError | SerializedError | undefined): string =>
  (error && serverMessage(error)) ?? reasonOf(error);
