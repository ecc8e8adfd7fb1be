/**
 * The service worker: downloads play and the app starts without a network. Online it changes nothing: pages
 * and answers are read from the server, and only files that cannot change from the browser.
 */
import { worker, type FetchEvent } from './scope.ts';
import {
  respondWithAsset,
  assetsAt,
  claimPages,
  deleteOldShells,
  cacheShell,
  respondWithPage,
} from './shell.ts';
import { audio, guideDetail, guideIn, isMedia, picture } from './vaultResponses.ts';

const self = worker();
const { origin } = self.location;

/** Pages of the server's own, which the app could not draw. */
const serverPages = /^\/(api|assets|dev|login|payment|storage)(\/|$)/;

self.addEventListener('install', (event) => event.waitUntil(cacheShell()));

self.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      deleteOldShells(),
      // A page that was open before there was any worker is served from here on.
      claimPages(),
      // A browser that preloads navigations asks twice for those we leave alone, and the way through a
      // sign-in or a payment may be gone once.
      self.registration.navigationPreload?.disable().catch(() => undefined),
    ]),
  ),
);

// Never by itself: an open tab runs the version it was opened with until its user presses 'Reload'.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
  if (event.data === 'claim') event.waitUntil(claimPages());
});

self.addEventListener('fetch', (event) => {
  const answer = respondTo(event);
  // What neither the network nor the vault has fails in the page, where it is handled: a rejection here is logged.
  if (answer) event.respondWith(answer.catch(() => Response.error()));
});

/** Undefined: none of our business, the browser continues as without a worker. */
function respondTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  if (isMedia(address, origin)) return media(event, address);
  if (request.method === 'HEAD') return undefined;
  if (request.mode === 'navigate') {
    const isOurs = address.origin === origin && !serverPages.test(address.pathname);
    // What looks like a file is one.
    return isOurs && !/\.\w+$/.test(address.pathname) ? respondWithPage(event) : undefined;
  }
  const guideId = guideIn(address, origin);
  if (guideId !== undefined) return guideDetail(request, guideId);
  return address.href.startsWith(assetsAt(origin)) ? respondWithAsset(request) : undefined;
}

function media(event: FetchEvent, address: URL): Promise<Response> | undefined {
  const { request } = event;
  // Downloads themselves, and files that are saved: from the server, by their own rules.
  if (address.searchParams.get('download') === '1' || request.mode === 'navigate') return undefined;
  if (request.destination === 'image') return picture(request, origin);
  return /\.(avif|webp|png|jpe?g|svg)$/.test(address.pathname) ? undefined : audio(event, origin);
}
