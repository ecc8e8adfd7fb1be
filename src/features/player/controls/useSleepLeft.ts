import { fadeSeconds, secondsLeft } from '../engine/sleepTimer.ts';
import { useNow } from './useNow.ts';
import { useAppSelector } from '../../../shared/store/hooks.ts';

/** Returns the seconds until the sleep timer ends playback, and whether it is fading out already. */
export function useSleepLeft() {
  const sleep = useAppSelector(({ player }) => player.sleep);
  const now = useNow(sleep !== null);
  const left = useAppSelector(({ player }) =>
    now === null ? null : secondsLeft(player, player.position, now),
  );
  const wantsSound = useAppSelector(({ player }) => player.intent === 'play');
  const isFading = left !== null && left <= fadeSeconds && wantsSound;
  return { left, isFading, sleep };
}
