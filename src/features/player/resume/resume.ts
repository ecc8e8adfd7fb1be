import type { GuideDetail, Track } from '../../../domain/model.ts';
import { savedPosition, trackToResume, type GuideProgress } from '../progress/guideProgress.ts';
import { isPlayable } from '../state/playerSelectors.ts';

/**
 * The track that 'play' starts: where the guide was left, as far as it may be played; otherwise the first
 * that may, and a locked one when none may. Undefined when the guide has no tracks.
 */
export function trackToPlay(
  guide: GuideDetail,
  entry: GuideProgress | undefined,
): Track | undefined {
  const playable = guide.tracks.filter((track) => isPlayable(guide, track));
  return trackToResume(entry, playable) ?? playable[0] ?? guide.tracks[0];
}

/** How a track is chosen so that it continues at its kept place. */
export const placeOf = (entry: GuideProgress | undefined, { id, duration }: Track) => ({
  duration,
  startAt: savedPosition(entry, id),
});
