import { serverMessage, statusOf } from '../../shared/apiError.ts';
import { on, type NoticeRule } from '../../shared/notices.ts';
import { reasonOf } from '../../shared/reasonOf.ts';
import { subscribeCopy } from './copy.ts';
import { plansApi } from './plansApi.ts';

/** Rows of the error catalogue (spec section 8). Plans that can't be read say so in their own place. */
export const subscribeNotices: NoticeRule[] = [
  on(plansApi.endpoints.subscribe.matchRejected, ({ payload }) => {
    if (payload && statusOf(payload) === 401) return { kind: 'error', text: subscribeCopy.signIn };
    const reason = (payload && serverMessage(payload)) ?? reasonOf(payload);
    return { kind: 'error', text: `${subscribeCopy.subscribeFailed} ${reason}` };
  }),
];
