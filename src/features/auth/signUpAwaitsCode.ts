import { statusOf } from '../../shared/apiError.ts';
import { hasFieldErrors } from '../../shared/fieldErrors.ts';
import { authApi } from './authApi.ts';

const { matchRejected } = authApi.endpoints.signUp;

const isAwaitingCode = (action: Parameters<typeof matchRejected>[0]) =>
  matchRejected(action) &&
  action.payload !== undefined &&
  statusOf(action.payload) === 400 &&
  !hasFieldErrors(action.payload);

/**
 * Sign-up was refused because the address still waits for its code (spec section 4: 400 goes to otp).
 * A refusal that names fields stays on the form.
 */
// It narrows to whatever a refused sign-up is: the same actions, only fewer of them.
export const signUpAwaitsCode = isAwaitingCode as typeof matchRejected;
