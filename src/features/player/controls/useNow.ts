import { useEffect, useState } from 'react';

/** The time in milliseconds of the epoch, anew every second while `isWanted`; null before the first look. */
export function useNow(isWanted: boolean): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const look = () => setNow(Date.now());
    const first = setTimeout(look);
    const timer = setInterval(look, 1000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [isWanted]);
  return isWanted ? now : null;
}
