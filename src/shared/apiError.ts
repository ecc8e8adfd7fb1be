import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { SerializedError } from '@reduxjs/toolkit';

/** What a failed request leaves: an answer's status and body, or why there was none. */
export type ApiError = FetchBaseQueryError;

/** HTTP status of the answer; undefined when there was no usable answer. */
export function statusOf(error: ApiError | SerializedError): number | undefined {
  return 'status' in error && typeof error.status === 'number' ? error.status : undefined;
}

export const isNotFound = (error: ApiError | SerializedError | undefined): boolean =>
  error !== undefined && statusOf(error) === 404;

/** The server's own words (`message` of contract/envelope.ts), when the answer holds some. */
export function serverMessage(error: ApiError | SerializedError): string | undefined {
  const data: unknown = 'data' in error ? error.data : undefined;
  if (typeof data !== 'object' || data === null || !('message' in data)) return undefined;
  return typeof data.message === 'string' && data.message !== '' ? data.message : undefined;
}
