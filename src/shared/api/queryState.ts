import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from './apiError.ts';
import { isUnreachable } from './isUnreachable.ts';

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

/** Returns whether a query has nothing to show because the server cannot be reached. */
export const isLost = ({ currentData, error, isError }: QueryState<unknown>): boolean =>
  currentData === undefined && isError && isUnreachable(error);
