import { api } from '../../../../shared/api/api.ts';
import { guideApi } from '../../../guides/guideApi.ts';
import { playerBefore } from '../../state/playerBefore.ts';
import { hasSource, type PlayerState } from '../../state/playerState.ts';
import type { StartListening } from '../../../../shared/store/rootState.ts';

function needed(player: PlayerState): Set<number> {
  // The queue of an earlier visit waits until something is loaded.
  if (!hasSource(player)) return new Set();
  const { anchor, item, queue } = player;
  return new Set([item, anchor, ...queue].flatMap((each) => (each ? [each.guideId] : [])));
}

/** Keeps the loaded guide and the guides of the queue in the cache, whichever page is open. */
export function keepGuidesCached(startListening: StartListening): void {
  let subscriptions = new Map<number, () => void>();
  startListening({
    // Signing in or out clears the cache, but what plays still needs its guide.
    predicate: (action, { player: now }, earlier) => {
      const before = playerBefore(action, earlier);
      return (
        now.item !== before.item ||
        now.clip !== before.clip ||
        now.anchor !== before.anchor ||
        now.queue !== before.queue ||
        api.util.resetApiState.match(action)
      );
    },
    effect: (action, { dispatch, getState }) => {
      const isReset = api.util.resetApiState.match(action);
      const before = subscriptions;
      subscriptions = new Map();
      for (const guideId of needed(getState().player)) {
        const release = isReset ? undefined : before.get(guideId);
        subscriptions.set(
          guideId,
          release ?? dispatch(guideApi.endpoints.guide.initiate(guideId)).unsubscribe,
        );
      }
      for (const [guideId, release] of before) {
        if (subscriptions.get(guideId) !== release) release();
      }
    },
  });
}
