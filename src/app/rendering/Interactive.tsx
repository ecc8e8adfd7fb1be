import { useEffect } from 'react';

/** Notes when the page that it stands in answers clicks: `npm run bench` reads it (speed.md, *script ready*). */
export function Interactive() {
  useEffect(() => {
    // Not every browser that the app runs in measures itself.
    if (typeof performance.mark === 'function') performance.mark('app-interactive');
  }, []);
  return null;
}
