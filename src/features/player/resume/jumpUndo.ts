import { isAnyOf } from '@reduxjs/toolkit';
import type { StartListening } from '../../../shared/lib/startListening.ts';
import type { AudioPort } from '../engine/audio/audioPort.ts';
import { progressEvents, selectJumpOrigin } from '../progress/progressSlice.ts';
import type { PlayerAndApi } from '../state/playerSelectors.ts';
import { playerEvents } from '../state/playerSlice.ts';

/** Seconds that a move must go over to count as a jump. */
const minimumJump = 30;
/** Seconds a track must have been heard, and still have, for leaving it to be an accident worth mending. */
const minimumPlayed = 10;
/** Milliseconds that the way back is offered. */
const offered = 10_000;

/** An accidental jump can be undone: the place that was left is offered for ten seconds. */
export function offerJumpUndo(
  startListening: StartListening<PlayerAndApi>,
  audio: AudioPort,
): void {
  let isUndoing = false;

  startListening({
    matcher: isAnyOf(playerEvents.seekRequested, playerEvents.trackChosen),
    effect: (_action, { dispatch, getState, getOriginalState }) => {
      const { player: before } = getOriginalState();
      const { player: now } = getState();
      if (isUndoing || !before.item) return;
      const isSame = before.item === now.item;
      // The element knows best where it still is; but what it holds may be a preview, or nothing.
      const isHeld = !before.preview && before.status !== 'failed' && before.status !== 'loading';
      const position = isHeld ? audio.currentTime : before.position;
      const isFar = isSame
        ? Math.abs(now.position - position) > minimumJump
        : position >= minimumPlayed && before.duration - position > minimumPlayed;
      if (!isFar) return;
      const { duration } = before;
      dispatch(progressEvents.jumped({ ...before.item, position, duration }));
    },
  });
  startListening({
    actionCreator: progressEvents.jumped,
    effect: async (_action, { cancelActiveListeners, delay, dispatch }) => {
      cancelActiveListeners();
      await delay(offered);
      dispatch(progressEvents.jumpUndoExpired());
    },
  });
  startListening({
    actionCreator: progressEvents.jumpUndone,
    effect: (_action, { dispatch, getState }) => {
      const back = selectJumpOrigin(getState());
      if (!back) return;
      const { item } = getState().player;
      const { position: startAt, ...track } = back;
      isUndoing = true;
      if (item?.guideId === track.guideId && item.trackId === track.trackId) {
        dispatch(playerEvents.seekRequested(startAt));
      } else dispatch(playerEvents.trackChosen({ ...track, startAt }));
      isUndoing = false;
      dispatch(progressEvents.jumpUndoExpired());
    },
  });
}
