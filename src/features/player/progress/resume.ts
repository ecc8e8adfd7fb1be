import type { GuideDetail, Track } from '../../../domain/model.ts';
import { savedPosition, trackToResume, type GuideProgress } from './guideProgress.ts';
import { isPlayable } from '../state/playerSelectors.ts';

/**
 * Returns the track that 'play' starts: the one where the guide was left, if it is playable; otherwise the first
 * playable one, or a locked one if there is none. Undefined when the guide has no tracks.
 */
export function trackToPlay(
  guide: GuideDetail,
  entry: GuideProgress | undefined,
): Track | undefined {
  const playable = guide.tracks.filter((track) => isPlayable(guide, track));
  return trackToResume(entry, playable) ?? playable[0] ?? guide.tracks[0];
}

/** Returns the payload that chooses a track at its progress. */
export const positionOf = (entry: GuideProgress | undefined, track: Track) => ({
  duration: track.duration,
  startAt: savedPosition(entry, track.id, track),
});
