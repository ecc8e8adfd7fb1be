import { api } from '../../../shared/api.ts';
import type { StartListening } from '../../../shared/listening.ts';
import { guideApi } from '../guideApi.ts';
import type { PlayerAndApi } from '../playerSelectors.ts';
import type { PlayerState } from '../playerState.ts';

const needed = ({ anchor, item, queue }: PlayerState): Set<number> =>
  new Set([item, anchor, ...queue].flatMap((each) => (each ? [each.guideId] : [])));

/** The answers of the guides that are loaded or queued stay in the cache, whatever page is open. */
export function keepGuides(startListening: StartListening<PlayerAndApi>): void {
  let kept = new Map<number, () => void>();
  startListening({
    // Signing in or out drops every answer: what is playing needs its guide all the same.
    predicate: (action, { player: now }, { player: before }) =>
      now.item !== before.item ||
      now.anchor !== before.anchor ||
      now.queue !== before.queue ||
      api.util.resetApiState.match(action),
    effect: (action, { dispatch, getState }) => {
      const isReset = api.util.resetApiState.match(action);
      const before = kept;
      kept = new Map();
      for (const guideId of needed(getState().player)) {
        const known = isReset ? undefined : before.get(guideId);
        kept.set(
          guideId,
          known ?? dispatch(guideApi.endpoints.guide.initiate(guideId)).unsubscribe,
        );
      }
      for (const [guideId, release] of before) {
        if (kept.get(guideId) !== release) release();
      }
    },
  });
}
