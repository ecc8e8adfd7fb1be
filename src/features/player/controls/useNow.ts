import { useEffect, useState } from 'react';
import { steadyNow } from '../state/steadyNow.ts';

/** Returns the time of steadyNow(), updated every second while `isWanted`; null at first. */
export function useNow(isWanted: boolean): number | null {
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
