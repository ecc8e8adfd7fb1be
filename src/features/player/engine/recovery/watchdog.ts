import { playerBefore } from '../../state/playerBefore.ts';
import type { AudioPort } from '../audio/audioPort.ts';
import { playerEvents } from '../../state/playerSlice.ts';
import { hasSource, type PlayerState } from '../../state/playerState.ts';
import type { StartListening } from '../../../../shared/store/rootState.ts';

const checkEveryMs = 1000;
const checksUntilMessage = 8;
/** Numbers of checks without new data after which the source is loaded again. */
const checksUntilRetry = [16, 40, 100];

/** `HAVE_FUTURE_DATA`: there is more to play than the current moment. */
const haveFutureData = 3;

/** The recording is loaded and plays, but its time does not advance: the device has no sound output. */
const isMute = ({ paused, readyState }: AudioPort) => !paused && readyState >= haveFutureData;

const shouldSound = (player: PlayerState): boolean =>
  player.intent === 'play' && player.status !== 'failed' && !player.preview && hasSource(player);

/**
 * Checks whether sound arrives while it should play, because no event reliably reports a stall: Chromium leaves play()
 * pending, and requests a broken connection again without end. A slow connection is no stall: received bytes count as
 * well as played time.
 */
export function watchPlayback(startListening: StartListening, audio: AudioPort): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let checksWithoutData = 0;
  let time = -1;
  let isListening = false;
  const resetCount = () => (checksWithoutData = 0);

  startListening({
    predicate: (action, { player: now }, earlier) => {
      const before = playerBefore(action, earlier);
      return (
        shouldSound(now) !== shouldSound(before) ||
        now.item !== before.item ||
        now.clip !== before.clip
      );
    },
    effect: (_action, { dispatch, getState }) => {
      clearInterval(timer);
      checksWithoutData = 0;
      if (!shouldSound(getState().player)) return;
      if (!isListening) {
        isListening = true;
        audio.addEventListener('progress', resetCount);
        const retry = () => {
          if (getState().player.status === 'stalled') dispatch(playerEvents.retryRequested());
        };
        globalThis.addEventListener('online', retry);
      }
      timer = setInterval(() => {
        const { player } = getState();
        const moves = audio.currentTime !== time;
        time = audio.currentTime;
        checksWithoutData = moves ? 0 : checksWithoutData + 1;
        if (moves && player.status === 'stalled') dispatch(playerEvents.elementPlaying());
        else if (checksWithoutData >= checksUntilMessage && player.status !== 'stalled')
          dispatch(playerEvents.stallDetected(isMute(audio) ? 'output' : 'stalled'));
        else if (player.fault === 'stalled' && checksUntilRetry.includes(checksWithoutData)) {
          dispatch(playerEvents.retryRequested());
          // It was shown before this try: the message stays until data arrives.
          dispatch(playerEvents.stallDetected());
          // The source starts again at the state's position, which is a little older: nothing has played.
          time = audio.currentTime;
        }
      }, checkEveryMs);
    },
  });
}
