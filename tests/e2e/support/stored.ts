import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type BrowserContext } from '@playwright/test';
import { browserStorage } from '../../../contract/browserStorage.ts';

/** A page that is left, or a slow network keeps loading, has nothing to say. */
const PATIENCE_MS = 2000;
/** What the tests themselves store (actions/customer.ts). */
const OF_TESTS = 'kept-by-the-test';

type Where = (typeof browserStorage)[number]['where'];

/** Returns which names are not in the list of what the shop stores, with their place. */
const undeclared = (stored: Readonly<Record<Where, readonly string[]>>): string[] =>
  Object.entries(stored).flatMap(([where, names]) => {
    const declared = browserStorage.flatMap((each) => (each.where === where ? each.names : []));
    const isDeclared = (name: string) =>
      declared.some((known: string) =>
        known.endsWith('…') ? name.startsWith(known.slice(0, -1)) : name === known,
      );
    return names
      .filter((name) => name !== OF_TESTS && !isDeclared(name))
      .map((name) => `${where} ${name}`);
  });

/** Fails when a page of the shop has stored something that contract/browserStorage.ts does not declare. */
export async function checkStored(context: BrowserContext, baseURL: string): Promise<void> {
  const pages = context.pages().filter((page) => page.url().startsWith(baseURL));
  // A test may have closed its browser.
  if (pages.length === 0) return;
  const cookies = (await context.cookies(baseURL)).map(({ name }) => name.replace('__Host-', ''));
  for (const page of pages) {
    const reading = page
      .evaluate(async () => ({
        localStorage: Object.keys(localStorage),
        sessionStorage: Object.keys(sessionStorage),
        IndexedDB: (await indexedDB.databases()).map(({ name = '' }) => name),
        // A page on plain HTTP of another host has none.
        'Cache Storage': 'caches' in window ? await caches.keys() : [],
      }))
      // It has crashed, or was refused its storage.
      .catch(() => undefined);
    const stored = await Promise.race([reading, sleep(PATIENCE_MS, undefined, { ref: false })]);
    if (stored) expect(undeclared({ ...stored, cookie: cookies })).toEqual([]);
  }
}
