import {
  errorToast,
  on,
  successToast,
  type Toast,
  type ToastRule,
} from '../../shared/lib/toastRules.ts';
import { dialogEvents } from '../auth/dialog/dialogSlice.ts';
import { playerCopy } from './copy.ts';
import { progressEvents } from './progress/progressSlice.ts';
import { playerEvents } from './state/playerSlice.ts';

/** A visitor is asked to log in, a customer to buy. */
const locked = ({ byCustomer }: { byCustomer: boolean }): Toast =>
  byCustomer
    ? errorToast(playerCopy.customerLocked)
    : {
        kind: 'error',
        text: playerCopy.visitorLocked,
        button: { label: playerCopy.login, event: dialogEvents.signInHereRequested() },
      };

/** The player's toasts. */
export const playerToasts: ToastRule[] = [
  on(playerEvents.lockedTrackRefused.match, ({ payload }) => locked(payload)),
  on(playerEvents.lockedClipChosen.match, ({ payload }) => locked(payload)),
  on(progressEvents.guideNotResumed.match, () => errorToast(playerCopy.guideFailed)),
  on(playerEvents.queued.match, () => successToast(playerCopy.wasQueued)),
  on(playerEvents.queuedNext.match, () => successToast(playerCopy.willPlayNext)),
  on(playerEvents.copied.match, ({ payload: { isDone, what } }) =>
    isDone ? successToast(playerCopy.copied[what]) : errorToast(playerCopy.notCopied),
  ),
];
