import { statusOf } from '../../../../shared/api/apiError.ts';
import { authApi } from '../../authApi.ts';

const { matchRejected } = authApi.endpoints.signUp;

const isAwaitingCode = (action: Parameters<typeof matchRejected>[0]) =>
  matchRejected(action) && action.payload !== undefined && statusOf(action.payload) === 400;

/**
 * Whether a sign-up was refused because the address still waits for its code: 400 always leads to otp
 * (R-4.7).
 */
// It narrows to whatever a refused sign-up is: the same actions, only fewer of them.
export const signUpAwaitsCode = isAwaitingCode as typeof matchRejected;
