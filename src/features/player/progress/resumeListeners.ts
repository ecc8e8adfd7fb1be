import { isAnyOf } from '@reduxjs/toolkit';
import { selectAccount, selectIsCustomer } from '../../auth/session/sessionSlice.ts';
import type { TabActivity } from './recordProgress.ts';
import { progressEvents } from './progressSlice.ts';
import type { ProgressStorage } from './progressStorage.ts';
import { positionIn } from './guideProgress.ts';
import { isPlayable, selectLoadedTrack } from '../state/playerSelectors.ts';
import { playerEvents } from '../state/playerSlice.ts';
import { guideToPlay } from './guideToPlay.ts';
import { positionOf, trackToPlay } from './resume.ts';
import type { StartListening } from '../../../shared/store/rootState.ts';

/** Resumes from the stored progress: after a click, and after another tab has played meanwhile. */
export function resumeGuides(
  startListening: StartListening,
  progress: ProgressStorage,
  tab: TabActivity,
): void {
  startListening({
    actionCreator: progressEvents.resumeRequested,
    effect: async ({ payload: guideId }, { dispatch, getState }) => {
      if (getState().player.item?.guideId === guideId) {
        dispatch(playerEvents.playRequested());
        return;
      }
      const { guide, hasFailed, isOvertaken } = await dispatch(guideToPlay(guideId));
      if (isOvertaken) return;
      if (hasFailed) dispatch(progressEvents.guideNotResumed());
      const entry = getState().progress.guides[guideId];
      const track = guide && trackToPlay(guide, entry);
      if (!track) return;
      const item = { guideId, trackId: track.id };
      const byCustomer = selectIsCustomer(getState());
      dispatch(
        isPlayable(guide, track)
          ? playerEvents.trackChosen({ ...item, ...positionOf(entry, track) })
          : playerEvents.lockedTrackRefused({ ...item, byCustomer }),
      );
    },
  });
  startListening({
    matcher: isAnyOf(playerEvents.playRequested, playerEvents.trackChosen),
    effect: (_action, { dispatch, getState, getOriginalState }) => {
      const { item, intent } = getOriginalState().player;
      // Another track that is chosen has its start.
      if (!item || intent === 'play' || item !== getState().player.item) return;
      const { guideId, trackId } = item;
      const stored = progress.read(selectAccount(getState()), guideId)?.trackProgress[trackId];
      // This tab was suspended while another one played the same track.
      if (!stored || stored.at <= tab.at) return;
      const seconds = positionIn(stored, selectLoadedTrack(getState())?.lang);
      if (seconds !== undefined) dispatch(playerEvents.seekRequested(seconds));
    },
  });
}
