import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { SerializedError } from '@reduxjs/toolkit';

/** The error of a failed request: the status and body of a response, or why there was none. */
export type ApiError = FetchBaseQueryError;

/** Returns the HTTP status of an error response; undefined without a response that can be read. */
export function statusOf(error: ApiError | SerializedError): number | undefined {
  if (!('status' in error)) return undefined;
  if (typeof error.status === 'number') return error.status;
  // A proxy sends errors as HTML: their status counts. HTML with status 200 is not a response of this API.
  if (error.status !== 'PARSING_ERROR' || error.originalStatus < 400) return undefined;
  return error.originalStatus;
}

export const isNotFound = (error: ApiError | SerializedError | undefined): boolean =>
  error !== undefined && statusOf(error) === 404;

/** Returns the server's message (`message` of contract/envelope.ts), if the response has one. */
export function serverMessage(error: ApiError | SerializedError): string | undefined {
  const data: unknown = 'data' in error ? error.data : undefined;
  if (typeof data !== 'object' || data === null || !('message' in data)) return undefined;
  return typeof data.message === 'string' && data.message !== '' ? data.message : undefined;
}
