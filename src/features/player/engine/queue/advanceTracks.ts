import { isAnyOf } from '@reduxjs/toolkit';
import { selectIsCustomer } from '../../../auth/session/sessionSlice.ts';
import { guideApi } from '../../../guides/guideApi.ts';
import { savedPosition } from '../../progress/guideProgress.ts';
import { playedOn } from '../../progress/guideToPlay.ts';
import {
  selectNextInList,
  selectListGuide,
  selectAdjacentTrack,
  selectQueueHead,
  selectTrack,
  selectUpcoming,
} from '../../state/playerSelectors.ts';
import { playerEvents } from '../../state/playerSlice.ts';
import { isSameItem, type PlayerItem } from '../../state/playerState.ts';
import type { RootState, StartListening } from '../../../../shared/store/rootState.ts';

const { ended, nextRequested, previousRequested, queueEnded, trackChosen } = playerEvents;

const chosen = (state: RootState, item: PlayerItem, isAutomatic = false) => {
  const track = selectTrack(state, item);
  return trackChosen({
    ...item,
    duration: track?.duration ?? 0,
    startAt: savedPosition(state.progress.guides[item.guideId], item.trackId, track),
    isQueued: state.player.queue.some((queued) => isSameItem(queued, item)),
    ...(isAutomatic && { isAutomatic }),
  });
};

/** Handles next, previous, and the end of a track: the queue first, then the list. */
export function advanceTracks(startListening: StartListening): void {
  startListening({
    matcher: isAnyOf(nextRequested, previousRequested),
    effect: (action, { dispatch, getState }) => {
      const isNext = nextRequested.match(action);
      const head = isNext ? selectQueueHead(getState()) : undefined;
      const track = selectAdjacentTrack(getState(), isNext ? 1 : -1);
      const guide = selectListGuide(getState());
      const to = head ?? (track && guide && { guideId: guide.id, trackId: track.id });
      if (!to) return;
      if (isSameItem(getState().player.item, to)) {
        // If it is the only playable track, next and previous go to its start.
        dispatch(playerEvents.seekRequested(0));
        dispatch(playerEvents.playRequested());
        return;
      }
      dispatch(chosen(getState(), to));
    },
  });
  startListening({
    actionCreator: ended,
    effect: async (_action, { dispatch, getState, getOriginalState }) => {
      // The end of a preview has cleared the preview, and a paused track may have been moved to its end: only a track
      // that plays is followed by the next one.
      const before = getOriginalState().player;
      const { intent, preview, clip } = before;
      if (preview || clip || intent === 'pause') return;
      const list = before.anchor ?? before.item;
      if (list && !selectListGuide(getState())) {
        // Signing in and out clear the cache: what follows is known when the guide is loaded again.
        const call = dispatch(guideApi.endpoints.guide.initiate(list.guideId));
        await call;
        call.unsubscribe();
        const now = getState().player;
        if (now.item !== before.item || now.preview || now.intent === 'play') return;
      }
      const isToSleep = getState().player.sleep?.kind === 'trackEnd';
      const upcoming = selectUpcoming(getState());
      if (upcoming) {
        dispatch(chosen(getState(), upcoming, true));
        playedOn(before, getState().player);
        // The sleep timer has ended playback: the next track stays at its start.
        if (isToSleep) dispatch(playerEvents.sleepTimerEnded());
        return;
      }
      dispatch(queueEnded());
      if (isToSleep) dispatch(playerEvents.sleepTimerEnded());
      else reportLockedTrack(getState(), dispatch);
    },
  });
}

/** If the next track is locked, reports why playback stopped; not at the end of the list. */
function reportLockedTrack(
  state: RootState,
  dispatch: (action: { type: string }) => unknown,
): void {
  const guide = selectListGuide(state);
  const next = selectNextInList(state);
  if (!guide || !next || next.id === guide.tracks[0]?.id) return;
  const byCustomer = selectIsCustomer(state);
  dispatch(playerEvents.lockedTrackRefused({ guideId: guide.id, trackId: next.id, byCustomer }));
}
