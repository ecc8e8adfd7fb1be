import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { WireGuide } from '../../../../contract/guides.ts';
import type { TestCustomer } from '../../../support/customers/customer.ts';
import { buyGuide } from './shop.ts';

/** Buys a guide that is not 'Special', opens its page and waits until the app is stored for an offline start. */
export async function openOwnGuide(page: Page, customer: TestCustomer): Promise<WireGuide> {
  const guide = await buyGuide(customer);
  await page.goto(`/audio-guide/${guide.id}`);
  await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeVisible();
  await isStored(page);
  return guide;
}

/** Waits until the service worker, which first stores the whole app, is active. */
export const isStored = async (page: Page): Promise<void> => {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
};

/** Waits until the page's requests go through the service worker. */
export const isServed = async (page: Page): Promise<void> => {
  const isControlled = () => navigator.serviceWorker.controller !== null;
  await page.waitForFunction(isControlled);
};

export const buttonOf = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** Downloads the guide of the open page completely, so that it can be played. `choice`: of one in several languages. */
export async function download(page: Page, choice?: string): Promise<void> {
  await buttonOf(page, 'Download').click();
  if (choice !== undefined) await page.getByRole('menuitem', { name: choice }).click();
  await expect(buttonOf(page, 'Downloaded')).toBeVisible({ timeout: 20_000 });
  await isServed(page);
}

/**
 * Cuts the network also for pages that are opened afterwards. Chromium 143 (`tools/lib/packagedChromium.ts`) forgets
 * `setOffline` for the service worker and for `navigator.onLine` at a navigation.
 */
export async function loseNetwork(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await context.route('**', (route) => route.abort('internetdisconnected'));
  await context.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
}

/** Waits until a store of the vault has so many records: `chunks`, `files`, `guides` or `keys`. */
export async function vaultHolds(
  page: Page,
  store: string,
  amount: 'none' | 'some',
): Promise<void> {
  // Not waitForFunction: a promise, also of `false`, ends its waiting.
  const count = () =>
    page.evaluate(async (name) => {
      const result = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(new Error('the vault cannot be read'));
        });
      const db = await result(indexedDB.open('cicerone-downloads'));
      const records = await result(db.transaction(name).objectStore(name).count());
      db.close();
      return records;
    }, store);
  await expect.poll(async () => ((await count()) === 0 ? 'none' : 'some')).toBe(amount);
}

/** Returns the result of a request in the page: its status, or 'failed'. */
export const resultOf = (page: Page, address: string, headers: Record<string, string> = {}) =>
  page.evaluate(
    async ([url, sent]) =>
      fetch(url, { headers: sent }).then(
        async (response) => ({
          status: response.status,
          range: response.headers.get('Content-Range'),
          bytes: (await response.arrayBuffer()).byteLength,
        }),
        () => 'failed' as const,
      ),
    [address, headers] as const,
  );
