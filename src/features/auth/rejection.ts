import { isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';
import { statusOf, type ApiError } from '../../shared/api/apiError.ts';
import { tokenOfCall } from './session/tokenOfCall.ts';

/** A call of the one api that was refused, or got no answer. */
interface Rejection {
  endpointName: string;
  argument: unknown;
  status: number | undefined;
  /** The token that the call was made with; null when it had none. */
  token: string | null;
}

/** What RTK Query's rejections look like. */
interface RejectedCall {
  payload: ApiError;
  meta: {
    arg: { endpointName?: string; originalArgs?: unknown };
    baseQueryMeta?: unknown;
  };
}

/** Reads a rejected call out of an action; undefined for every other action. */
export function rejectionOf(action: UnknownAction): Rejection | undefined {
  if (!isRejectedWithValue(action)) return undefined;
  // Every thunk that rejects with a value is one of the api's.
  const { payload, meta } = action as unknown as RejectedCall;
  return {
    endpointName: meta.arg.endpointName ?? '',
    argument: meta.arg.originalArgs,
    status: statusOf(payload),
    token: tokenOfCall(meta),
  };
}
