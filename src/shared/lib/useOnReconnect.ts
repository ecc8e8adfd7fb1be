import { useEffect, useEffectEvent } from 'react';

/** Calls a function whenever the browser is online again, while `isActive`. */
export function useOnReconnect(reconnected: () => void, isActive = true): void {
  const handle = useEffectEvent(reconnected);
  useEffect(() => {
    if (!isActive) return;
    const hear = () => handle();
    window.addEventListener('online', hear);
    return () => window.removeEventListener('online', hear);
  }, [isActive]);
}
