import { selectGuideProgress } from '../player/progress/progressSlice.ts';
import { isLoaded, startWithin } from '../player/state/playerState.ts';
import type { Bookmark } from './bookmark.ts';
import type { RootState } from '../../shared/store/rootState.ts';

/**
 * Selects the second from which a bookmark plays: 0 at the end of its track, or beyond it if the track has become
 * shorter. The length is that of the loaded track, or the one of the progress.
 */
export function selectBookmarkStart(
  state: RootState,
  { guideId, seconds, trackId }: Bookmark,
): number {
  if (isLoaded(state.player, { guideId, trackId })) {
    return startWithin(seconds, state.player.duration);
  }
  const tracks = selectGuideProgress(state, guideId)?.tracks;
  return startWithin(seconds, tracks?.find(({ id }) => id === trackId)?.duration ?? 0);
}
