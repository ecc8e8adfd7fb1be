import { isAnyOf } from '@reduxjs/toolkit';
import { jumpUndoMark, progressEvents, selectJumpOrigin } from './progressSlice.ts';
import { playerEvents } from '../state/playerSlice.ts';
import type { StartListening } from '../../../shared/store/rootState.ts';

/** Seconds that a seek must cover to count as a jump. */
const minimumJump = 30;
/** Seconds of a track that must be played, and left, for a change of track to count as a jump. */
const minimumPlayed = 10;
/** Milliseconds for which a jump can be undone. */
const offered = 10_000;
/** Milliseconds between two looks at whether the button still has the focus. */
const focusCheck = 1000;

/** Offers to undo a jump for ten seconds. */
export function offerJumpUndo(
  startListening: StartListening,
  audio: Pick<HTMLAudioElement, 'currentTime'>,
): void {
  let isUndoing = false;

  startListening({
    matcher: isAnyOf(playerEvents.seekRequested, playerEvents.trackChosen),
    effect: (_action, { dispatch, getState, getOriginalState }) => {
      const { player: before } = getOriginalState();
      const { player: now } = getState();
      if (isUndoing || !before.item) return;
      const isSame = before.item === now.item;
      // The element has the most recent position, unless it has loaded a preview or nothing.
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
      // What has the focus must not disappear.
      while (document.activeElement?.matches(`[${jumpUndoMark}]`)) await delay(focusCheck);
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
