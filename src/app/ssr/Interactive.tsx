import { useEffect } from 'react';
import { replayEarlyClick } from './earlyClick.ts';

/**
 * Runs when the page is hydrated: marks the time for `npm run bench` (docs/speed.md),
 * releases what waited for it (server/ssr/document.ts), and repeats the click that was too early.
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
