import { useSelector } from 'react-redux';
import { fadeSeconds, secondsLeft } from '../engine/sleepTimer.ts';
import type { PlayerRoot } from '../state/playerState.ts';
import { useNow } from './useNow.ts';

/** Returns the seconds until the sleep timer ends playback, and whether it is fading out already. */
export function useSleepLeft() {
  const sleep = useSelector(({ player }: PlayerRoot) => player.sleep);
  const now = useNow(sleep !== null);
  const left = useSelector(({ player }: PlayerRoot) =>
    now === null ? null : secondsLeft(player, player.position, now),
  );
  const wantsSound = useSelector(({ player }: PlayerRoot) => player.intent === 'play');
  const isFading = left !== null && left <= fadeSeconds && wantsSound;
  return { left, isFading, sleep };
}
