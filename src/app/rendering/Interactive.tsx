import { useEffect } from 'react';
import { repeatEarlyClick } from './earlyClick.ts';

/**
 * Stands in a page until it answers clicks: notes when that is, for `npm run bench` (speed.md, *script ready*),
 * lets what waited for it come (server/rendering/document.ts), and repeats the click that came too early.
 */
export function Interactive() {
  useEffect(() => {
    // Not every browser that the app runs in measures itself.
    if (typeof performance.mark === 'function') performance.mark('app-interactive');
    delete document.documentElement.dataset.arriving;
    repeatEarlyClick();
  }, []);
  return null;
}
