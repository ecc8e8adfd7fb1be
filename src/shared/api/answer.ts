import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from './apiError.ts';

/** What a part of a page needs of a query's answer so far, as RTK Query's hooks give it. */
export interface Answer<T> {
  currentData?: T | undefined;
  isError: boolean;
  error?: ApiError | SerializedError;
  refetch: () => unknown;
}

/** There, or failed: nothing of it is on its way for the first time. */
export const isSettled = ({ currentData, isError }: Answer<unknown>): boolean =>
  currentData !== undefined || isError;
