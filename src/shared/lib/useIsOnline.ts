import { useSyncExternalStore } from 'react';

function hearNetwork(tell: () => void): () => void {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}

/** Returns whether the browser is online; true on the server. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    hearNetwork,
    () => navigator.onLine,
    () => true,
  );
