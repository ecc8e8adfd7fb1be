import { nonNegativeNumber, record } from '../../../../domain/decode/wire.ts';
import { accountList } from '../../../../shared/storage/accountList.ts';
import type { RawStorage } from '../../../../shared/storage/rawStorage.ts';
import { sessionSlice, selectAccount } from '../../../auth/session/sessionSlice.ts';
import { playerBefore } from '../../state/playerBefore.ts';
import { playerEvents } from '../../state/playerSlice.ts';
import { isSameItem, type PlayerItem } from '../../state/playerState.ts';
import type { StartListening } from '../../../../shared/store/rootState.ts';

const queueList = accountList<PlayerItem>({
  key: (account) => `queue:${account ?? 'visitor'}`,
  version: 1,
  maxItems: 200,
  decode: (value) => {
    const stored = record(value, 'item');
    return {
      guideId: nonNegativeNumber(stored, 'guideId'),
      trackId: nonNegativeNumber(stored, 'trackId'),
    };
  },
});

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
  const stored = queueList(storage);
  startListening({
    actionCreator: sessionSlice.actions.appStarted,
    effect: (_action, { dispatch, getState }) => {
      // Tracks that were queued before this code was loaded are in the state already.
      const { queue } = getState().player;
      const storedQueue = stored.read(selectAccount(getState()));
      if (storedQueue.length > 0) dispatch(playerEvents.queueRead(joined(storedQueue, queue)));
    },
  });
  startListening({
    predicate: (action, now, before) => now.player.queue !== playerBefore(action, before).queue,
    effect: (_action, { getState }) => {
      stored.write(selectAccount(getState()), getState().player.queue);
    },
  });
  startListening({
    predicate: (_action, now, before) => selectAccount(now) !== selectAccount(before),
    effect: (_action, { dispatch, getState, getOriginalState }) => {
      const account = selectAccount(getState());
      const wasVisitor = selectAccount(getOriginalState()) === null;
      const visitors = wasVisitor && account !== null ? getState().player.queue : [];
      if (visitors.length > 0) stored.write(null, []);
      dispatch(playerEvents.queueRead(joined(stored.read(account), visitors)));
    },
  });
}
