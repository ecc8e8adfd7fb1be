import type { StartListening } from '../../shared/listening.ts';
import { mediaUrl } from '../../shared/settings.ts';
import type { AudioPort } from './audioPort.ts';
import { selectAudioPath, type PlayerAndApi } from './playerSelectors.ts';
import { playerEvents } from './playerSlice.ts';

/** HTMLMediaElement.HAVE_METADATA: from here on the element takes a position. */
const haveMetadata = 1;

/**
 * Makes the element follow the state, whichever action changed it (house.md). It runs in the same turn
 * as the action, so that a click is still the gesture that the browser wants before it starts sound.
 */
export function followState(startListening: StartListening<PlayerAndApi>, audio: AudioPort): void {
  let loads = 0;
  let seeks = 0;
  /** A position was asked for that the element can't take yet: a resume, or a seek while loading. */
  let mustMove = false;

  startListening({
    predicate: (_action, now, before) => now.player !== before.player,
    effect: (_action, { dispatch, getState }) => {
      const { player } = getState();
      if (audio.volume !== player.volume) audio.volume = player.volume;
      if (player.loads !== loads) {
        loads = player.loads;
        seeks = player.seeks;
        mustMove = !player.preview && player.position > 0;
        load(audio, selectAudioPath(getState()));
      } else if (player.seeks !== seeks && !player.preview) {
        seeks = player.seeks;
        mustMove = audio.readyState < haveMetadata;
        if (!mustMove) audio.currentTime = player.position;
      }
      if (player.intent === 'play' && audio.paused) start(audio, dispatch);
      if (player.intent === 'pause' && !audio.paused) audio.pause();
    },
  });
  startListening({
    actionCreator: playerEvents.durationReported,
    effect: (_action, { getState }) => {
      if (mustMove) audio.currentTime = getState().player.position;
      mustMove = false;
    },
  });
}

function load(audio: AudioPort, path: string | undefined): void {
  if (!path) {
    audio.pause();
    return;
  }
  audio.src = mediaUrl(path);
  audio.load();
}

function start(audio: AudioPort, dispatch: (action: { type: string }) => unknown): void {
  audio.play().catch((error: unknown) => {
    // AbortError: another track or a pause came first. Other failures come as the element's own 'error'.
    if (error instanceof DOMException && error.name === 'NotAllowedError') {
      dispatch(playerEvents.playRefused());
    }
  });
}
