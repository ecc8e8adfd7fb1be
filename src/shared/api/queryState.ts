import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from './apiError.ts';

/** The fields of an RTK Query hook's result that a part of a page needs. */
export interface QueryState<T> {
  currentData?: T | undefined;
  isError: boolean;
  error?: ApiError | SerializedError;
  refetch: () => unknown;
}

/** Returns whether a query has data or has failed: it is not loading for the first time. */
export const isSettled = ({ currentData, isError }: QueryState<unknown>): boolean =>
  currentData !== undefined || isError;
