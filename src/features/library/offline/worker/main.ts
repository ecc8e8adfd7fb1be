/**
 * The service worker: without a network, downloads play and the app starts. Online it changes nothing: pages and data
 * come from the server, and only files that never change come from the browser's storage.
 */
import { worker, type FetchEvent } from './scope.ts';
import {
  assetLanguage,
  cacheShell,
  cacheShells,
  deleteOldShells,
  languageAt,
  respondWithAsset,
  respondWithPage,
} from './shell.ts';
import { audio, isMedia, picture, storedResponseTo } from './vaultResponses.ts';

const self = worker();
const { origin } = self.location;

/** Pages of the server, which the app cannot render. */
const serverPages = /^\/(api|assets|dev|login|operator|payment|storage)(\/|$)/;

self.addEventListener('install', (event) =>
  event.waitUntil(
    self.clients
      .matchAll({ includeUncontrolled: true })
      .then((pages) => cacheShells(pages.map(({ url }) => url))),
  ),
);

self.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      deleteOldShells(),
      // With navigation preload, a browser would request pages twice that this worker does not handle, and the address
      // of a sign-in or a payment may be valid only once.
      self.registration.navigationPreload?.disable().catch(() => undefined),
    ]),
  ),
);

// Only on request: an open tab runs the version that it was opened with until its user presses 'Reload'.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
  // From a page that was opened before this worker was active (requestControl.ts).
  if (event.data === 'claim') event.waitUntil(self.clients.claim());
  // From each page, because it may be the first in its language. Without a network the next one repeats it.
  if (event.data === 'store-page' && event.source)
    event.waitUntil(cacheShell(languageAt(event.source.url)).catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
  const response = respondTo(event);
  // A failure is handled in the page; a rejection here would only be logged.
  if (response) event.respondWith(response.catch(() => Response.error()));
});

/** Undefined: the browser handles the request itself. */
function respondTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  if (isMedia(address, origin)) return media(event, address);
  if (request.method === 'HEAD') return undefined;
  if (request.mode === 'navigate') {
    const isOurs = address.origin === origin && !serverPages.test(address.pathname);
    // An address with a file extension is a file.
    return isOurs && !/\.\w+$/.test(address.pathname) ? respondWithPage(event) : undefined;
  }
  const respond = storedResponseTo(address, origin);
  if (respond) return respond(request);
  const language = assetLanguage(address.href, origin);
  return language && respondWithAsset(request, language);
}

function media(event: FetchEvent, address: URL): Promise<Response> | undefined {
  const { request } = event;
  // Downloads, and files that are saved, come from the server.
  if (address.searchParams.get('download') === '1' || request.mode === 'navigate') return undefined;
  if (request.destination === 'image') return picture(request, origin);
  return /\.(avif|webp|png|jpe?g|svg)$/.test(address.pathname) ? undefined : audio(event, origin);
}
