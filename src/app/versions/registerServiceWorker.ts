import { requestControl } from '../../features/library/offline/engine/requestControl.ts';
import { abilities } from '../../shared/lib/abilities.ts';
import { whenIdle } from '../../shared/lib/whenIdle.ts';
import { announceVersion } from './newVersion.ts';

const address = '/service-worker.js';
/** Minimum time between two checks for a newer version, in milliseconds. */
const askEvery = 15 * 60_000;

/** Registers the service worker when the page is idle; only a build has one. */
export function registerServiceWorker(): void {
  if (process.env.NODE_ENV !== 'production') return;
  const begin = () => {
    // A browser may refuse service workers, as in some private windows: the app then works online only.
    whenIdle(() => void register().catch(() => undefined));
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

async function register(): Promise<void> {
  const serviceWorker = abilities.serviceWorker();
  if (!serviceWorker) return;
  // The first worker takes control of pages that had none, which is no new version; WebKit reports it more than once.
  let worker = serviceWorker.controller;
  serviceWorker.addEventListener('controllerchange', () => {
    const before = worker;
    worker = serviceWorker.controller;
    if (before && before !== worker) announceVersion(null);
  });
  const registration = await serviceWorker.register(address, { updateViaCache: 'none' });
  // It stores what this page's language needs offline; a new worker does it when it is installed.
  registration.active?.postMessage('store-page');
  // A page that was opened before the worker can then load the chunks of other pages.
  window.addEventListener('offline', () => void requestControl());
  if (registration.waiting && worker) announceVersion(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    // The first worker is no new version.
    if (!registration.active) return;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') announceVersion(installing);
    });
  });
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < askEvery) return;
    checkedAt = Date.now();
    // Without a network there is no newer version.
    registration.update().catch(() => undefined);
  });
}
