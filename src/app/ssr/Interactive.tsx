import { useEffect } from 'react';
import { replayEarlyClick } from './earlyClick.ts';

/**
 * Runs an effect once the page is hydrated: sets the performance mark of `npm run bench` (docs/speed.md),
 * removes `data-hydrating` (server/ssr/document.ts), and replays a click made before hydration.
 */
export function Interactive() {
  useEffect(() => {
    // Not every browser has performance marks.
    if (typeof performance.mark === 'function') performance.mark('app-interactive');
    delete document.documentElement.dataset.hydrating;
    replayEarlyClick();
  }, []);
  return null;
}
