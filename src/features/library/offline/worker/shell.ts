import {
  basenameOf,
  defaultLanguage,
  languages,
  splitLanguage,
  type Language,
} from '../../../../../contract/languages.ts';
import type { CacheName } from '../../../../../contract/browserStorage.ts';
import { isGatewayStatus } from '../../../../shared/api/isUnreachable.ts';
import type { FetchEvent } from './scope.ts';

/** Defined by the build (tools/webpack/worker.ts): the files that pages need offline, and a name for this set. */
declare const __OFFLINE_ASSETS__: Record<
  Language,
  { version: string; base: string; files: string[] }
>;

/**
 * The page without content: the app renders the address at which it was opened. With a question mark the server renders
 * nothing into it (server/ssr).
 */
const pageIn = (language: Language) => `${basenameOf(language)}/index.html?plain`;
const prefix = 'cicerone-app-' satisfies CacheName;

/** English has none in the names, as before there were other languages. */
const prefixOf = (language: Language) =>
  language === defaultLanguage ? prefix : `${prefix}${language}-`;
const nameIn = (language: Language) => prefixOf(language) + __OFFLINE_ASSETS__[language].version;

/** Returns the names of the stored shells of a language, the oldest first. */
const shellsIn = async (language: Language): Promise<string[]> =>
  (await caches.keys()).filter((each) => /^\w+$/.test(each.split(prefixOf(language))[1] ?? ''));

export const languageAt = (url: string): Language => splitLanguage(new URL(url).pathname).language;

/** Stores what new versions of the pages in use need to start offline: in the languages of `urls`, and of older shells. */
export async function cacheShells(urls: readonly string[]): Promise<void> {
  for (const language of languages) {
    const isUsed = urls.map(languageAt).includes(language);
    if (isUsed || (await shellsIn(language)).length > 0) await cacheShell(language);
  }
}

/**
 * Stores what an offline start in a language needs, once: a visitor loads one language. The page is fetched without
 * cookies, so that it contains nothing personal.
 */
export async function cacheShell(language: Language): Promise<void> {
  const page = pageIn(language);
  const cache = await caches.open(nameIn(language));
  if (await cache.match(page)) return;
  const [response] = await Promise.all([
    fetch(page, { cache: 'no-store', credentials: 'omit', headers: { Accept: 'text/html' } }),
    cache.addAll(__OFFLINE_ASSETS__[language].files),
  ]);
  if (!response.ok) throw new Error(`${page} answered ${response.status}`);
  await cache.put(page, response);
}

/** Deletes all previous versions but the last: tabs that run it may still request its files. */
export async function deleteOldShells(): Promise<void> {
  for (const language of languages) {
    const before = (await shellsIn(language)).filter((each) => each !== nameIn(language));
    await Promise.all(before.slice(0, -1).map((each) => caches.delete(each)));
  }
}

/**
 * Responds with a page from the network, which has the newest version; without a network, or when a gateway reports
 * that the server is down, with the stored page.
 */
export async function respondWithPage({ request }: FetchEvent): Promise<Response> {
  const language = languageAt(request.url);
  const cachedPage = async () => (await caches.open(nameIn(language))).match(pageIn(language));
  try {
    const response = await fetch(request);
    return isGatewayStatus(response.status) ? ((await cachedPage()) ?? response) : response;
  } catch (error) {
    const stored = await cachedPage();
    if (!stored) throw error;
    return stored;
  }
}

/** Returns the language of whose build an address is a file; undefined for any other address. */
export const assetLanguage = (url: string, origin: string): Language | undefined =>
  languages.find((language) =>
    url.startsWith(new URL(__OFFLINE_ASSETS__[language].base, origin).href),
  );

/** Responds with a file whose name has a hash: it never changes, so a stored one is used, from whichever version. */
export async function respondWithAsset(request: Request, language: Language): Promise<Response> {
  const stored = await caches.match(request, { ignoreVary: true });
  if (stored) return stored;
  const response = await fetch(request);
  if (response.ok && response.status === 200 && response.type === 'basic') {
    const cache = await caches.open(nameIn(language));
    // On a full disk the file is requested again at the next visit.
    await cache.put(request, response.clone()).catch(() => undefined);
  }
  return response;
}
