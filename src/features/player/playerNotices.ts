import { on, type NoticeRule } from '../../shared/notices.ts';
import { playerCopy } from './copy.ts';
import { playerEvents } from './playerSlice.ts';

/** Spec sections 2 and 8: what the player says in toasts. */
export const playerNotices: NoticeRule[] = [
  on(playerEvents.lockedTrackChosen.match, () => ({
    kind: 'error',
    text: playerCopy.visitorLocked,
  })),
  on(playerEvents.lockedClipChosen.match, ({ payload }) => ({
    kind: 'error',
    text: payload.byCustomer ? playerCopy.customerLocked : playerCopy.visitorLocked,
  })),
];
