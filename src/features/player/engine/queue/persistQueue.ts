import type { RawStorage } from '../../../../shared/storage/rawStorage.ts';
import { sharedList } from '../../../../shared/storage/sharedList.ts';
import { sessionSlice, selectAccount } from '../../../auth/session/sessionSlice.ts';
import { playerBefore } from '../../state/playerBefore.ts';
import { playerEvents } from '../../state/playerSlice.ts';
import { isSameItem, type PlayerItem } from '../../state/playerState.ts';
import type { StartListening } from '../../../../shared/store/rootState.ts';
import { ordered, queueStorage, sharedQueue, toQueue } from './queueStorage.ts';

/** Returns the first queue, followed by the tracks that only the second has. */
const joined = (first: PlayerItem[], second: PlayerItem[]): PlayerItem[] => [
  ...first,
  ...second.filter((item) => !first.some((other) => isSameItem(other, item))),
];

/**
 * Stores the queue of each account, so that it survives a reload: after a sign-out the visitor's queue is shown, and
 * the visitor's queue is added to the account that signs in. Of two tabs the last change is stored.
 */
export function persistQueue(startListening: StartListening, storage: RawStorage): void {
  const stored = sharedList(queueStorage(storage), storage, sharedQueue);
  const read = (account: string | null) => toQueue(stored.read(account));
  const change = (account: string | null, queue: PlayerItem[]) =>
    stored.change(account, ordered(queue, stored.read(account)));
  startListening({
    actionCreator: sessionSlice.actions.appStarted,
    effect: (_action, { dispatch, getState }) => {
      // Tracks that were queued before this code was loaded are in the state already.
      const { queue } = getState().player;
      const storedQueue = read(selectAccount(getState()));
      if (storedQueue.length > 0) dispatch(playerEvents.queueRead(joined(storedQueue, queue)));
      storage.onOtherTab(() => {
        const other = read(selectAccount(getState()));
        if (!isSameQueue(other, getState().player.queue)) dispatch(playerEvents.queueRead(other));
      });
    },
  });
  startListening({
    predicate: (action, now, before) => now.player.queue !== playerBefore(action, before).queue,
    effect: (_action, { getState }) => {
      const account = selectAccount(getState());
      const { queue } = getState().player;
      if (!isSameQueue(queue, read(account))) change(account, queue);
    },
  });
  startListening({
    predicate: (_action, now, before) => selectAccount(now) !== selectAccount(before),
    effect: (_action, { dispatch, getState, getOriginalState }) => {
      const account = selectAccount(getState());
      const wasVisitor = selectAccount(getOriginalState()) === null;
      const visitors = wasVisitor && account !== null ? getState().player.queue : [];
      if (visitors.length > 0) stored.write(null, []);
      dispatch(playerEvents.queueRead(joined(read(account), visitors)));
    },
  });
}

const isSameQueue = (one: readonly PlayerItem[], other: readonly PlayerItem[]): boolean =>
  one.length === other.length &&
  one.every((item, index) => {
    const there = other[index];
    return there !== undefined && isSameItem(item, there);
  });
