import { playerBefore } from '../state/playerBefore.ts';
import type { AudioPort } from './audio/audioPort.ts';
import { steadyNow } from '../state/steadyNow.ts';
import { playerEvents } from '../state/playerSlice.ts';
import type { PlayerState } from '../state/playerState.ts';
import type { StartListening } from '../../../shared/store/rootState.ts';

/** Seconds over which the sound fades out. */
export const fadeSeconds = 30;
const fadeStepMs = 250;

/** Returns the seconds of playback that are left; null without a timer. `now`: steadyNow(). */
export function secondsLeft(
  { duration, item, preview, rates, sleep }: PlayerState,
  position: number,
  now: number,
): number | null {
  if (!sleep) return null;
  if (sleep.kind === 'clock') return Math.max(0, (sleep.until - now) / 1000);
  if (preview || duration <= 0) return null;
  const rate = (item && rates.byGuide[item.guideId]) ?? rates.standard;
  return Math.max(0, (duration - position) / rate);
}

/** Returns the element's volume: the user's, reduced by the fade. The state keeps the user's volume. */
export function volumeNow(player: PlayerState, audio: AudioPort, now: number): number {
  const left = secondsLeft(player, audio.currentTime, now);
  const isFading = left !== null && left < fadeSeconds && player.intent === 'play';
  return isFading ? (player.volume * left) / fadeSeconds : player.volume;
}

/**
 * Ends playback at the chosen time. Deadlines are times of steadyNow() and are also checked whenever the position changes,
 * because background tabs throttle timers.
 */
export function runSleepTimer(startListening: StartListening, audio: AudioPort): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const follow = (player: PlayerState, dispatch: (action: { type: string }) => unknown) => {
    if (!player.sleep) return;
    const isOver = player.sleep.kind === 'clock' && player.sleep.until <= steadyNow();
    if (isOver) {
      dispatch(playerEvents.sleepTimerEnded());
      return;
    }
    const volume = volumeNow(player, audio, steadyNow());
    if (audio.volume !== volume) audio.volume = volume;
  };
  startListening({
    predicate: (action, now, before) => now.player.sleep !== playerBefore(action, before).sleep,
    effect: (_action, { dispatch, getState }) => {
      clearInterval(timer);
      if (getState().player.sleep) {
        timer = setInterval(() => follow(getState().player, dispatch), fadeStepMs);
      }
    },
  });
  startListening({
    actionCreator: playerEvents.timeReported,
    effect: (_action, { dispatch, getState }) => follow(getState().player, dispatch),
  });
}
