import { isFree } from '../../../domain/text/money.ts';
import type { RootState } from '../../../shared/store/rootState.ts';
import { selectLoadedGuide, selectLoadedTrack } from './playerSelectors.ts';

/** Selects the guide whose paid track or clip is loaded; null for free sound, and without any. */
export function selectPaidGuideId(state: RootState): number | null {
  const { clip, item } = state.player;
  if (clip) return clip.paidGuideId ?? null;
  const guide = selectLoadedGuide(state);
  // What is not known to be free may be paid.
  if (selectLoadedTrack(state)?.isFree || (guide && isFree(guide))) return null;
  return item?.guideId ?? null;
}
