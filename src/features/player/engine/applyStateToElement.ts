import { mediaUrl } from '../../../shared/site/settings.ts';
import { playerBefore } from '../state/playerBefore.ts';
import { canSeek, type AudioPort } from './audio/audioPort.ts';
import { volumeNow } from './sleepTimer.ts';
import type { Sources } from './audio/playFromMemory.ts';
import { steadyNow } from '../state/steadyNow.ts';
import { selectAudioPath } from '../state/playerSelectors.ts';
import { playerEvents, selectRate } from '../state/playerSlice.ts';
import type { StartListening } from '../../../shared/store/rootState.ts';

/** Seconds of tolerance of a seek: elements seek to frames. */
const nearEnough = 1.5;

/**
 * Makes the audio element follow the state, whichever action changed it. It runs in the same task as the action,
 * because the browser must still count the click as the gesture that allows sound.
 */
export function applyStateToElement(
  startListening: StartListening,
  audio: AudioPort,
  sources: Sources,
): void {
  let loads = 0;
  let seeks = 0;

  startListening({
    predicate: (action, now, before) => now.player !== playerBefore(action, before),
    effect: (action, { dispatch, getState, getOriginalState }) => {
      const { player } = getState();
      const wasRequested = playerBefore(action, getOriginalState()).intent === 'play';
      const mustLoad = player.loads !== loads;
      const mustMove = player.seeks !== seeks && !player.preview;
      loads = player.loads;
      seeks = player.seeks;
      if (mustLoad && !load(audio, sources, selectAudioPath(getState()))) {
        // A track without an address must not continue with the sound of the previous one.
        if (player.intent === 'play') dispatch(playerEvents.sourceMissing());
        return;
      }
      // Pauses before it restores the volume: the end of a fade must not be loud.
      if (player.intent === 'pause' && !audio.paused) audio.pause();
      const volume = volumeNow(player, audio, steadyNow());
      if (audio.volume !== volume) audio.volume = volume;
      // On iOS the volume is read-only.
      if (audio.muted !== player.isMuted) audio.muted = player.isMuted;
      const rate = selectRate(getState());
      if (audio.playbackRate !== rate) setRate(audio, rate);
      const position = player.preview ? 0 : player.position;
      // Before its metadata is loaded, the element keeps this as its start position.
      if ((mustLoad || mustMove) && audio.currentTime !== position) {
        const misses = !canSeek(audio) && position > nearEnough;
        if (misses) {
          audio.pause();
          dispatch(playerEvents.seekRefused());
          return;
        }
        audio.currentTime = position;
      }
      // At its end it is paused, and its 'ended' is on its way: play() would start the same track again.
      const isEnding = audio.ended && wasRequested;
      if (player.intent === 'play' && audio.paused && !isEnding) start(audio, dispatch);
    },
  });
  startListening({
    actionCreator: playerEvents.skipRequested,
    effect: ({ payload }, { dispatch, getState }) => {
      const { player } = getState();
      // The state's position is up to a second old, but the element may not have the track loaded.
      const isHeld = !player.preview && player.status !== 'failed' && canSeek(audio);
      const here = isHeld ? audio.currentTime : player.position;
      dispatch(playerEvents.seekRequested(here + payload));
    },
  });
}

/** Returns whether there is a source to load. */
function load(audio: AudioPort, sources: Sources, path: string | undefined): boolean {
  if (!path) {
    audio.pause();
    return false;
  }
  audio.src = sources.get(path) ?? mediaUrl(path);
  return true;
}

function setRate(audio: AudioPort, rate: number): void {
  audio.preservesPitch = true;
  // A new source starts at the default rate.
  audio.defaultPlaybackRate = rate;
  audio.playbackRate = rate;
}

function start(audio: AudioPort, dispatch: (action: { type: string }) => unknown): void {
  audio.play().catch((error: unknown) => {
    // AbortError: another track or a pause came first. Other failures also fire the element's 'error'. If a later
    // gesture has started playback, the refusal no longer applies.
    if (!audio.paused) return;
    if (error instanceof DOMException && error.name === 'NotAllowedError') {
      dispatch(playerEvents.playRefused());
    }
  });
}
