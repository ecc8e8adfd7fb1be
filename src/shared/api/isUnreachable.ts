import type { SerializedError } from '@reduxjs/toolkit';
import { statusOf, type ApiError } from './apiError.ts';

/** Returns whether a status is that of a gateway whose server is down. */
export const isGatewayStatus = (status: number): boolean => status >= 502 && status <= 504;

/**
 * Returns whether a call failed because the server cannot be reached: no connection, a timeout, or a gateway's status.
 */
export const isUnreachable = (error: ApiError | SerializedError | undefined): boolean =>
  error !== undefined &&
  'status' in error &&
  (error.status === 'FETCH_ERROR' ||
    error.status === 'TIMEOUT_ERROR' ||
    isGatewayStatus(statusOf(error) ?? 0));
