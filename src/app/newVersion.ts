/**
 * The app's service worker (src/serviceWorker) and its versions. A new one waits until somebody wants it: an open
 * tab runs on with what it was opened with (issue 6).
 */
const address = '/service-worker.js';
/** Milliseconds between two questions whether there is a newer version, while somebody comes and goes. */
const askEvery = 15 * 60_000;
/** Milliseconds that a worker gets to take over, before the page is loaded anew without it. */
const takesOver = 3000;

let isReady = false;
let waiting: ServiceWorker | null = null;
const heard = new Set<() => void>();

const announce = (worker: ServiceWorker | null) => {
  isReady = true;
  waiting = worker;
  for (const tell of heard) tell();
};

/** For useSyncExternalStore: a worker is nothing that a store could hold. */
export const newVersion = {
  subscribe: (tell: () => void): (() => void) => {
    heard.add(tell);
    return () => void heard.delete(tell);
  },
  isReady: (): boolean => isReady,
  /** Loads the page with the new version. Other tabs keep theirs until they are asked. */
  load: (): void => {
    const reload = () => window.location.reload();
    if (!waiting) return reload();
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    setTimeout(reload, takesOver);
    waiting.postMessage('take-over');
  },
};

/** Registers the worker once the page is done with everything else; only a build has one. */
export function keepVersion(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  const begin = () => {
    // Safari has no requestIdleCallback.
    const later = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 1000));
    // A browser may refuse workers, as in some private windows: the app works on, online.
    later(() => void register().catch(() => undefined));
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  // The first worker of all takes over pages that had none: that is no new version.
  let hadWorker = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (hadWorker) announce(null);
    hadWorker = true;
  });
  const registration = await serviceWorker.register(address, { updateViaCache: 'none' });
  if (registration.waiting && hadWorker) announce(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && serviceWorker.controller) announce(installing);
    });
  });
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < askEvery) return;
    asked = Date.now();
    // Without a network there is no newer version.
    registration.update().catch(() => undefined);
  });
}
