import { statusOf, type ApiError } from '../../shared/api/apiError.ts';
import { hasFieldErrors } from '../../shared/api/fieldErrors.ts';
import { messageOf } from '../../shared/api/reasonOf.ts';
import {
  errorToast,
  on,
  successToast,
  type Toast,
  type ToastRule,
} from '../../shared/lib/toastRules.ts';
import { authApi } from './authApi.ts';
import { authCopy } from './copy.ts';
import { dialogEvents } from './dialog/dialogSlice.ts';
import { sessionSlice } from './session/sessionSlice.ts';
import { signUpAwaitsCode } from './dialog/views/signUpAwaitsCode.ts';

const { sendResetCode, signIn, signUp, verifyResetCode, verifySignUp } = authApi.endpoints;

/** The server's message, or a text of the app if it has none. */
const failed = (error: ApiError | undefined): Toast => errorToast(messageOf(error));

const isSocialReason = (reason: string): reason is keyof typeof authCopy.social =>
  Object.hasOwn(authCopy.social, reason);

/** The errors of and the messages of. */
export const authToasts: ToastRule[] = [
  on(signUp.matchFulfilled, ({ payload }) => successToast(payload.message)),
  on(signUp.matchRejected, (action) => {
    const { payload } = action;
    // 400 means that the code was sent again, which is no error.
    if (signUpAwaitsCode(action)) return { ...failed(payload), kind: 'info' };
    // Errors of fields are shown below the fields.
    return payload && hasFieldErrors(payload) ? null : failed(payload);
  }),
  on(verifySignUp.matchFulfilled, ({ payload }) => successToast(payload)),
  on(verifySignUp.matchRejected, ({ payload }) => failed(payload)),
  on(signIn.matchFulfilled, ({ payload }) => successToast(payload.message)),
  // A 401 has errors of fields, which are shown below them.
  on(signIn.matchRejected, ({ payload }) =>
    payload && statusOf(payload) === 401 && hasFieldErrors(payload) ? null : failed(payload),
  ),
  on(sendResetCode.matchFulfilled, ({ payload }) => successToast(payload.message)),
  on(sendResetCode.matchRejected, ({ payload }) => failed(payload)),
  on(verifyResetCode.matchFulfilled, ({ payload }) => successToast(payload.message)),
  on(verifyResetCode.matchRejected, ({ payload }) => failed(payload)),
  on(dialogEvents.dialogUnavailable.match, () => errorToast(authCopy.unavailable)),
  on(sessionSlice.actions.socialReturned.match, ({ payload }) => ({
    kind: payload === 'switched' ? 'info' : 'error',
    text: isSocialReason(payload) ? authCopy.social[payload] : authCopy.social.failed,
  })),
  // A refused new password and a failed sign-out show no toast.
];
