import { isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';
import { statusOf, type ApiError } from '../../shared/api/apiError.ts';
import { tokenOfCall } from './session/tokenOfCall.ts';

/** A call that was refused, or got no response. */
interface Rejection {
  endpointName: string;
  argument: unknown;
  status: number | undefined;
  /** The token with which the call was made; null without one. */
  token: string | null;
}

/** The fields of RTK Query's rejected actions. */
interface RejectedCall {
  payload: ApiError;
  meta: {
    arg: { endpointName?: string; originalArgs?: unknown };
    baseQueryMeta?: unknown;
  };
}

/** Returns the rejected call of an action; undefined for any other action. */
export function rejectionOf(action: UnknownAction): Rejection | undefined {
  if (!isRejectedWithValue(action)) return undefined;
  // Every thunk that rejects with a value is a call of the API.
  const { payload, meta } = action as unknown as RejectedCall;
  return {
    endpointName: meta.arg.endpointName ?? '',
    argument: meta.arg.originalArgs,
    status: statusOf(payload),
    token: tokenOfCall(meta),
  };
}
