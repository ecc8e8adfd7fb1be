import { statusOf } from '../../../../shared/api/apiError.ts';
import { authApi } from '../../authApi.ts';

const { matchRejected } = authApi.endpoints.signUp;

const isAwaitingCode = (action: Parameters<typeof matchRejected>[0]) =>
  matchRejected(action) && action.payload !== undefined && statusOf(action.payload) === 400;

/**
 * Whether a sign-up was refused because the address still waits for its code: a 400 always opens otp. It
 * matches a part of the actions that `matchRejected` matches.
 */
export const signUpAwaitsCode = isAwaitingCode as typeof matchRejected;
