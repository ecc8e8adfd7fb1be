import type { StartListening } from '../../shared/listening.ts';
import type { AudioPort } from './audioPort.ts';
import type { PlayerAndApi } from './playerSelectors.ts';
import { playerEvents } from './playerSlice.ts';

/** Turns the element's events into actions. They begin with the first sound that is asked for. */
export function reportElement(
  startListening: StartListening<PlayerAndApi>,
  audio: AudioPort,
): void {
  startListening({
    predicate: (_action, now, before) => now.player !== before.player,
    effect: (_action, { dispatch, unsubscribe }) => {
      unsubscribe();
      listen(audio, dispatch);
    },
  });
}

function listen(audio: AudioPort, dispatch: (action: { type: string }) => unknown): void {
  let reported = -1;
  const report = () => {
    reported = audio.currentTime;
    dispatch(playerEvents.timeReported(audio.currentTime));
  };
  audio.addEventListener('timeupdate', () => {
    // A newly loading element says 0 before it knows anything: that is not a position.
    if (audio.readyState === 0) return;
    // At most one action a second, just when the clock that is shown moves on.
    if (Math.floor(audio.currentTime) !== Math.floor(reported)) report();
  });
  audio.addEventListener('seeked', report);
  audio.addEventListener('durationchange', () => {
    if (Number.isFinite(audio.duration)) dispatch(playerEvents.durationReported(audio.duration));
  });
  audio.addEventListener('waiting', () => dispatch(playerEvents.elementLoading()));
  audio.addEventListener('playing', () => {
    if (!audio.paused) dispatch(playerEvents.elementPlaying());
  });
  audio.addEventListener('pause', () => {
    // Paused and played again before the event came: it tells of a pause that is over.
    if (!audio.paused) return;
    // The end of a track pauses too: 'ended' follows and says more.
    if (audio.ended) return;
    // A source that never arrived stands nowhere: the track keeps its place.
    if (audio.readyState > 0) report();
    dispatch(playerEvents.elementPaused());
  });
  audio.addEventListener('ended', () => dispatch(playerEvents.ended()));
  audio.addEventListener('error', () => dispatch(playerEvents.elementFailed()));
}
