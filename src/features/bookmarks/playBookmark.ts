import { selectIsCustomer } from '../auth/session/sessionSlice.ts';
import { guideToPlay } from '../player/progress/guideToPlay.ts';
import { isPlayable } from '../player/state/playerSelectors.ts';
import { playerEvents } from '../player/state/playerSlice.ts';
import { isLoaded } from '../player/state/playerState.ts';
import type { Bookmark } from './bookmark.ts';
import { selectBookmarkStart } from './bookmarkStart.ts';
import { bookmarkEvents } from './bookmarksSlice.ts';
import type { AppThunk } from '../../shared/store/rootState.ts';

/** Plays a bookmark's track from its second, on any page. */
export const playBookmark =
  (bookmark: Bookmark): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { guideId, seconds, trackId } = bookmark;
    const item = { guideId, trackId };
    if (isLoaded(getState().player, item)) {
      dispatch(playerEvents.seekRequested(selectBookmarkStart(getState(), bookmark)));
      dispatch(playerEvents.playRequested());
      return;
    }
    const { guide, isOvertaken } = await dispatch(guideToPlay(guideId));
    if (isOvertaken) return;
    const track = guide?.tracks.find(({ id }) => id === trackId);
    if (!guide || !track) {
      dispatch(bookmarkEvents.bookmarkNotPlayed());
    } else if (!isPlayable(guide, track)) {
      const byCustomer = selectIsCustomer(getState());
      dispatch(playerEvents.lockedTrackRefused({ ...item, byCustomer }));
    } else {
      const { duration } = track;
      dispatch(playerEvents.trackChosen({ ...item, duration, startAt: seconds }));
    }
  };
