import { useSyncExternalStore } from 'react';

function hearNetwork(tell: () => void): () => void {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}

/** Whether the browser knows of a network; a page that is rendered on a server has one. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    hearNetwork,
    () => navigator.onLine,
    () => true,
  );
