import { statusOf } from '../../shared/api/apiError.ts';
import { errorToast, failureToast, on, type ToastRule } from '../../shared/lib/toastRules.ts';
import { subscribeCopy } from './copy.ts';
import { plansApi } from './plansApi.ts';

/** The toasts of. Plans that cannot be read show a panel in their place. */
export const subscribeToasts: ToastRule[] = [
  on(plansApi.endpoints.subscribe.matchRejected, ({ payload }) =>
    payload && statusOf(payload) === 401
      ? errorToast(subscribeCopy.signIn)
      : failureToast(subscribeCopy.subscribeFailed, payload),
  ),
];
