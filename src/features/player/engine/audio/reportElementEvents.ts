import { wholeSeconds } from '../../../../domain/text/time.ts';
import { playerBefore } from '../../state/playerBefore.ts';
import { bufferedFrom, canSeek, type AudioPort } from './audioPort.ts';
import { trackPlayedPosition } from './trackPlayedPosition.ts';
import { playerEvents } from '../../state/playerSlice.ts';
import type { Fault, PlayerState } from '../../state/playerState.ts';
import type { StartListening } from '../../../../shared/store/rootState.ts';

/** Seconds by which a recording's length may differ from the catalogue's and still be equal. */
const padding = 2;
/** Seconds by which the buffer must have grown to be reported again. */
const bufferStep = 5;
/** Seconds before its length at which an 'ended' still counts as the end. */
const atTheEnd = 3;
/** By the code of MediaError: the connection failed, or the file is truncated. Any other is reported as missing. */
const faults: Record<number, Fault> = { 2: 'connection', 3: 'truncated' };
const decodeError = 3;
/** Seconds of playback after which there must be a sound output. */
const audibleSeconds = 0.5;

/** Dispatches actions for the element's events, from the first requested playback on. */
export function reportElementEvents(startListening: StartListening, audio: AudioPort): void {
  startListening({
    predicate: (action, now, before) => now.player !== playerBefore(action, before),
    effect: (_action, { dispatch, getState, unsubscribe }) => {
      unsubscribe();
      listen(audio, dispatch, () => getState().player);
    },
  });
}

function listen(
  audio: AudioPort,
  dispatch: (action: { type: string }) => unknown,
  player: () => PlayerState,
): void {
  const played = trackPlayedPosition(audio);
  let reported = -1;
  let lastReported = 0;
  /** Seconds at which the loaded source starts. */
  let startedAt = 0;
  const report = () => {
    reported = audio.currentTime;
    dispatch(playerEvents.timeReported(audio.currentTime));
  };
  audio.addEventListener('timeupdate', () => {
    // While it loads, the element reports 0 before its metadata, which is not a position.
    if (audio.readyState === 0) return;
    // Neither is the end of a truncated file, nor the start if the server ignores Range.
    if (!played.follows() || !isPositionReliable(audio, player())) return;
    // At most one action a second, when the displayed time changes; at three times the speed, every third.
    const beat = Math.max(1, audio.playbackRate);
    if (Math.floor(audio.currentTime / beat) !== Math.floor(reported / beat)) report();
  });
  audio.addEventListener('seeked', () => {
    played.moved();
    if (isPositionReliable(audio, player())) report();
  });
  audio.addEventListener('loadedmetadata', () => {
    played.moved();
    startedAt = player().preview ? 0 : player().position;
    if (isPositionReliable(audio, player())) return;
    audio.pause();
    dispatch(playerEvents.seekRefused());
  });
  audio.addEventListener('durationchange', () => {
    if (!Number.isFinite(audio.duration)) return;
    const { duration, preview } = player();
    // Keeps the catalogue's length if this one differs only by rounding and padding, so that it does not change during
    // playback.
    if (!preview && Math.abs(duration - audio.duration) < padding) return;
    dispatch(playerEvents.durationReported(wholeSeconds(audio.duration)));
  });
  audio.addEventListener('progress', () => {
    const buffered = bufferedFrom(audio);
    const isAll = buffered >= audio.duration;
    if (Math.abs(buffered - lastReported) < bufferStep && !(isAll && buffered !== lastReported))
      return;
    lastReported = buffered;
    dispatch(playerEvents.bufferReported(buffered));
  });
  audio.addEventListener('waiting', () => dispatch(playerEvents.elementLoading()));
  audio.addEventListener('playing', () => {
    if (!audio.paused) dispatch(playerEvents.elementPlaying());
  });
  audio.addEventListener('pause', () => {
    // Paused and played again before the event arrived: that pause is over.
    if (!audio.paused) return;
    // At the end of a track 'pause' is fired too, and then 'ended', which is handled.
    if (audio.ended) return;
    // The download of the whole file has paused it meanwhile.
    const { intent, status } = player();
    if (intent === 'play' && status === 'loading' && !canSeek(audio)) return;
    // A source that never loaded has no position: the track keeps its progress.
    if (audio.readyState > 0 && isPositionReliable(audio, player())) report();
    // The failure was already reported, and a new address may be on its way (engine/recovery/renewal.ts).
    if (audio.error) return;
    dispatch(playerEvents.elementPaused());
  });
  audio.addEventListener('ended', () => {
    const position = played.position();
    const { duration, intent, preview } = player();
    const isShort = !preview && intent === 'play' && duration - position > atTheEnd;
    dispatch(isShort ? playerEvents.recordingTruncated(position) : playerEvents.ended());
  });
  audio.addEventListener('error', () => {
    const code = audio.error?.code ?? 0;
    // Without a sound output Firefox loads the recording, and reports a decoding error when it should play.
    const isMute = code === decodeError && Math.abs(audio.currentTime - startedAt) < audibleSeconds;
    dispatch(playerEvents.elementFailed(isMute ? 'output' : (faults[code] ?? 'missing')));
  });
}

/** Returns false if an element is at the start only because its server ignores Range. */
const isPositionReliable = (audio: AudioPort, { position, preview }: PlayerState): boolean =>
  preview !== null || canSeek(audio) || Math.abs(audio.currentTime - position) < 2;
