import type { SerializedError } from '@reduxjs/toolkit';
import { statusOf, type ApiError } from './apiError.ts';

/** Whether this is what a gateway answers whose server is gone. */
export const isGatewayStatus = (status: number): boolean => status >= 502 && status <= 504;

/** Whether a call failed since the server cannot be reached: no connection, no answer in time, or a gateway's. */
export const isUnreachable = (error: ApiError | SerializedError | undefined): boolean =>
  error !== undefined &&
  'status' in error &&
  (error.status === 'FETCH_ERROR' ||
    error.status === 'TIMEOUT_ERROR' ||
    isGatewayStatus(statusOf(error) ?? 0));
