import { mediaUrl } from '../../../../shared/site/settings.ts';
import type { AudioPort } from './audioPort.ts';
import { selectTrack, selectUpcoming } from '../../state/playerSelectors.ts';
import { playerEvents, selectRate } from '../../state/playerSlice.ts';
import type { StartListening } from '../../../../shared/store/rootState.ts';

/** Seconds of playback before the end at which the next track is loaded. */
const ahead = 25;

/**
 * Preloads what will probably play next (audioPool.ts): the next track, so that there is no gap, and the track whose
 * 'Play' button has the pointer, so that it plays at once (docs/speed.md).
 */
export function preloadNext(startListening: StartListening, audio: AudioPort): void {
  if (!audio.prepare) return;
  startListening({
    actionCreator: playerEvents.timeReported,
    effect: (_action, { getState }) => {
      const { clip, duration, position, preview } = getState().player;
      if (preview || clip || duration <= 0) return;
      const left = (duration - position) / selectRate(getState());
      if (left > ahead) return;
      const next = selectTrack(getState(), selectUpcoming(getState()) ?? null)?.audio;
      audio.prepare?.(next ? mediaUrl(next) : null);
    },
  });
  startListening({
    actionCreator: playerEvents.playIntentDetected,
    effect: ({ payload }, { getState }) => {
      // The second element is reserved for the next track of the current guide.
      if (getState().player.intent === 'play') return;
      const expected = selectTrack(getState(), payload)?.audio;
      if (expected) audio.prepare?.(mediaUrl(expected));
    },
  });
  startListening({ actionCreator: playerEvents.playerClosed, effect: () => audio.prepare?.(null) });
}
