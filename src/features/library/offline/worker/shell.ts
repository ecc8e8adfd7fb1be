import { isGatewayStatus } from '../../../../shared/api/isUnreachable.ts';
import type { FetchEvent } from './scope.ts';

/** Defined by the build (tools/webpack/worker.ts): the files that pages need offline, and a name for this set. */
declare const __OFFLINE_ASSETS__: { version: string; base: string; files: string[] };

/**
 * The page without content: the app renders the address at which it was opened. With a question mark the server renders
 * nothing into it (server/ssr).
 */
const page = '/index.html?plain';
const prefix = 'cicerone-app-';

const name = () => prefix + __OFFLINE_ASSETS__.version;

/** Stores what an offline start needs. The page is fetched without cookies, so that it contains nothing personal. */
export async function cacheShell(): Promise<void> {
  const cache = await caches.open(name());
  const [response] = await Promise.all([
    fetch(page, { cache: 'no-store', credentials: 'omit', headers: { Accept: 'text/html' } }),
    cache.addAll(__OFFLINE_ASSETS__.files),
  ]);
  if (!response.ok) throw new Error(`${page} answered ${response.status}`);
  await cache.put(page, response);
}

/** Deletes all previous versions but the last: tabs that run it may still request its files. */
export async function deleteOldShells(): Promise<void> {
  const shells = (await caches.keys()).filter((each) => each.startsWith(prefix));
  const before = shells.filter((each) => each !== name());
  await Promise.all(before.slice(0, -1).map((each) => caches.delete(each)));
}

/**
 * Responds with a page from the network, which has the newest version; without a network, or when a gateway reports
 * that the server is down, with the stored page.
 */
export async function respondWithPage({ request }: FetchEvent): Promise<Response> {
  const cachedPage = async () => (await caches.open(name())).match(page);
  try {
    const response = await fetch(request);
    return isGatewayStatus(response.status) ? ((await cachedPage()) ?? response) : response;
  } catch (error) {
    const stored = await cachedPage();
    if (!stored) throw error;
    return stored;
  }
}

/** Returns the folder of these files. */
export const assetsAt = (origin: string): string => new URL(__OFFLINE_ASSETS__.base, origin).href;

/** Responds with a file whose name has a hash: it never changes, so a stored one is used, from whichever version. */
export async function respondWithAsset(request: Request): Promise<Response> {
  const stored = await caches.match(request, { ignoreVary: true });
  if (stored) return stored;
  const response = await fetch(request);
  if (response.ok && response.status === 200 && response.type === 'basic') {
    const cache = await caches.open(name());
    // On a full disk the file is requested again at the next visit.
    await cache.put(request, response.clone()).catch(() => undefined);
  }
  return response;
}
