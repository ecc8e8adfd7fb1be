import { useSelector } from 'react-redux';
import { fadeSeconds, secondsLeft } from './engine/sleepTimer.ts';
import { selectPlayer } from './selectPlayer.ts';
import { useNow } from './useNow.ts';

/** Seconds until the sleep timer ends the sound, and whether it fades already. */
export function useSleepLeft() {
  const player = useSelector(selectPlayer);
  const now = useNow(player.sleep !== null);
  const left = now === null ? null : secondsLeft(player, player.position, now);
  const isFading = left !== null && left <= fadeSeconds && player.intent === 'play';
  return { left, isFading, sleep: player.sleep };
}
