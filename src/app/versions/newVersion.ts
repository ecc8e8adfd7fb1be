import { abilities } from '../../shared/lib/abilities.ts';

/**
 * The versions of the app's service worker (src/features/library/offline/worker). A new one waits until the user asks
 * for it: an open tab continues with the version that it started with. registerServiceWorker.ts registers it.
 */

/** How long a new worker may take to become active before the page is reloaded without it, in milliseconds. */
const takesOver = 3000;

let isReady = false;
let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

/** Null when it has become active already. */
export const announceVersion = (worker: ServiceWorker | null): void => {
  isReady = true;
  waiting = worker;
  for (const listener of listeners) listener();
};

/** For useSyncExternalStore, because a worker is not serializable and cannot be in the store. */
export const newVersion = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  isReady: (): boolean => isReady,
  /** Reloads the page with the new version. Other tabs keep their version until they are reloaded. */
  load: (): void => {
    const reload = () => window.location.reload();
    // It does not wait if no open page is controlled by the worker before it.
    if (waiting?.state !== 'installed') return reload();
    abilities.serviceWorker()?.addEventListener('controllerchange', reload, { once: true });
    setTimeout(reload, takesOver);
    waiting.postMessage('take-over');
  },
};
