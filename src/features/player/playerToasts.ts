import { on, type Toast, type ToastRule } from '../../shared/lib/toastRules.ts';
import { dialogEvents } from '../auth/dialog/dialogSlice.ts';
import { playerCopy } from './copy.ts';
import { progressEvents } from './progress/progressSlice.ts';
import { playerEvents } from './state/playerSlice.ts';

/** A visitor is asked to log in, a customer to buy. */
const locked = ({ byCustomer }: { byCustomer: boolean }): Toast =>
  byCustomer
    ? { kind: 'error', text: playerCopy.customerLocked }
    : {
        kind: 'error',
        text: playerCopy.visitorLocked,
        button: { label: playerCopy.login, event: dialogEvents.signInHereRequested() },
      };

/** The player's toasts. */
export const playerToasts: ToastRule[] = [
  on(playerEvents.lockedTrackRefused.match, ({ payload }) => locked(payload)),
  on(playerEvents.lockedClipChosen.match, ({ payload }) => locked(payload)),
  on(progressEvents.guideNotResumed.match, () => ({
    kind: 'error',
    text: playerCopy.guideFailed,
  })),
  on(playerEvents.queued.match, () => ({ kind: 'success', text: playerCopy.wasQueued })),
  on(playerEvents.queuedNext.match, () => ({ kind: 'success', text: playerCopy.willPlayNext })),
  on(playerEvents.copied.match, ({ payload: { isDone, what } }) =>
    isDone
      ? { kind: 'success', text: playerCopy.copied[what] }
      : { kind: 'error', text: playerCopy.notCopied },
  ),
];
