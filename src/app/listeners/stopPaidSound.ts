import { sessionSlice, selectAccount } from '../../features/auth/session/sessionSlice.ts';
import { playerEvents } from '../../features/player/state/playerSlice.ts';
import { selectLoadedTrack } from '../../features/player/state/playerSelectors.ts';
import type { StartListening } from '../../shared/store/rootState.ts';

const { appStarted, sessionChangedElsewhere, signedOut } = sessionSlice.actions;

/**
 * Stops paid tracks when their customer signs out, here or in another tab, and when another account signs in. A session
 * that expires stops nothing. Add this before the listeners that clear the cache.
 */
export function stopPaidSound(startListening: StartListening): void {
  /** The account that signed in last: after an expired session another account may sign in. */
  let last: string | null = null;
  startListening({
    predicate: (action, now, before) =>
      appStarted.match(action) || selectAccount(now) !== selectAccount(before),
    effect: (action, { dispatch, getState, getOriginalState }) => {
      const before = getOriginalState();
      const account = selectAccount(getState());
      const isLeft =
        account === null
          ? signedOut.match(action) || sessionChangedElsewhere.match(action)
          : last !== null && account !== last;
      last = account ?? last;
      const { clip, item } = before.player;
      // A source that is not known to be free may be paid, such as a clip.
      const isPaid = clip !== null || (item !== null && !selectLoadedTrack(before)?.isFree);
      if (isLeft && isPaid) dispatch(playerEvents.accessEnded());
    },
  });
}
