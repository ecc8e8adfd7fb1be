import { isAnyOf } from '@reduxjs/toolkit';
import { api } from '../../shared/api.ts';
import type { StartListening } from '../../shared/listening.ts';
import { selectIsCustomer } from '../auth/authSelectors.ts';
import type { AudioPort } from './audioPort.ts';
import { followState } from './followState.ts';
import { guideApi } from './guideApi.ts';
import {
  isPlayable,
  selectFollowing,
  selectLoadedGuide,
  selectNeighbour,
  type PlayerAndApi,
} from './playerSelectors.ts';
import { playerEvents } from './playerSlice.ts';
import { reportElement } from './reportElement.ts';

/** The engine: the element follows the state, and its own events come back as actions. */
export function addPlayerListeners(
  startListening: StartListening<PlayerAndApi>,
  audio: AudioPort,
): void {
  followState(startListening, audio);
  reportElement(startListening, audio);
  keepLoadedGuide(startListening);
  moveThroughTracks(startListening);
}

/** The loaded guide's answer stays in the cache while it is loaded, whatever page is open. */
function keepLoadedGuide(startListening: StartListening<PlayerAndApi>): void {
  let release: (() => void) | undefined;
  startListening({
    // Signing in or out drops every answer: what is playing needs its guide all the same.
    predicate: (action, now, before) =>
      now.player.item?.guideId !== before.player.item?.guideId ||
      api.util.resetApiState.match(action),
    effect: (_action, { dispatch, getState }) => {
      const previous = release;
      const guideId = getState().player.item?.guideId;
      release =
        guideId === undefined
          ? undefined
          : dispatch(guideApi.endpoints.guide.initiate(guideId)).unsubscribe;
      previous?.();
    },
  });
}

function moveThroughTracks(startListening: StartListening<PlayerAndApi>): void {
  const { ended, nextRequested, previousRequested, queueEnded, trackChosen } = playerEvents;
  startListening({
    matcher: isAnyOf(nextRequested, previousRequested),
    effect: (action, { dispatch, getState }) => {
      const track = selectNeighbour(getState(), nextRequested.match(action) ? 1 : -1);
      const guide = selectLoadedGuide(getState());
      if (!track || !guide) return;
      if (track.id === getState().player.item?.trackId) {
        // The only playable track: both neighbours are its own start.
        dispatch(playerEvents.seekRequested(0));
        dispatch(playerEvents.playRequested());
        return;
      }
      dispatch(trackChosen({ guideId: guide.id, trackId: track.id, duration: track.duration }));
    },
  });
  startListening({
    actionCreator: ended,
    effect: (_action, { dispatch, getState, getOriginalState }) => {
      // A preview's end has cleared the preview, and a paused track may have been moved to its end: only
      // a track that was being listened to moves on.
      const { intent, preview } = getOriginalState().player;
      if (preview || intent === 'pause') return;
      const guide = selectLoadedGuide(getState());
      const next = selectFollowing(getState());
      if (!guide || !next) return;
      const isLast = next.id === guide.tracks[0]?.id;
      if (isPlayable(guide, next) && !isOnly(guide.tracks)) {
        dispatch(trackChosen({ guideId: guide.id, trackId: next.id, duration: next.duration }));
        return;
      }
      dispatch(queueEnded());
      if (!isLast) {
        const byCustomer = selectIsCustomer(getState());
        dispatch(
          playerEvents.lockedTrackChosen({ guideId: guide.id, trackId: next.id, byCustomer }),
        );
      }
    },
  });
}

const isOnly = (tracks: unknown[]): boolean => tracks.length === 1;
