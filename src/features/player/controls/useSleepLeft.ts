import { useEffect, useState } from 'react';
import { steadyNow } from '../state/steadyNow.ts';
import { fadeSeconds, secondsLeft } from '../engine/sleepTimer.ts';
import { useAppSelector } from '../../../shared/store/hooks.ts';

/** Returns the time of steadyNow(), updated every second while `isWanted`; null at first. */
function useNow(isWanted: boolean): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const look = () => setNow(steadyNow());
    const first = setTimeout(look);
    const timer = setInterval(look, 1000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [isWanted]);
  return isWanted ? now : null;
}

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
