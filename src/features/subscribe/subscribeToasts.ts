import { serverMessage, statusOf } from '../../shared/api/apiError.ts';
import { on, type ToastRule } from '../../shared/lib/toastRules.ts';
import { reasonOf } from '../../shared/api/reasonOf.ts';
import { subscribeCopy } from './copy.ts';
import { plansApi } from './plansApi.ts';

/** The toasts of. Plans that cannot be read show a panel in their place. */
export const subscribeToasts: ToastRule[] = [
  on(plansApi.endpoints.subscribe.matchRejected, ({ payload }) => {
    if (payload && statusOf(payload) === 401) return { kind: 'error', text: subscribeCopy.signIn };
    const reason = (payload && serverMessage(payload)) ?? reasonOf(payload);
    return { kind: 'error', text: `${subscribeCopy.subscribeFailed} ${reason}` };
  }),
];
