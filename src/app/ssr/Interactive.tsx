import { useEffect } from 'react';
import { replayEarlyClick } from './earlyClick.ts';

/**
 * Runs when the page answers clicks: marks the time for `npm run bench` ('script ready' of docs/speed.md),
 * releases what waited for it (server/ssr/document.ts), and repeats the click that was too early.
 */
export function Interactive() {
  useEffect(() => {
    // Not every browser that the app runs in measures itself.
    if (typeof performance.mark === 'function') performance.mark('app-interactive');
    delete document.documentElement.dataset.hydrating;
    replayEarlyClick();
  }, []);
  return null;
}
