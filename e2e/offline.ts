import type { Page } from 'playwright-core';
import type { WireGuide } from '../contract/catalogue.ts';
import type { TestCustomer } from '../server/test/customer.ts';
import { buy, guidesFor } from '../server/test/shop.ts';
import { visit } from './browser.ts';
import { freshCustomer, signIn } from './customer.ts';

export interface Owner {
  customer: TestCustomer;
  guide: WireGuide;
}

/** A customer who owns one guide of the plain kind. */
export async function owner(): Promise<Owner> {
  const customer = await freshCustomer();
  const guide = (await guidesFor(customer)).find(({ remark }) => remark !== 'Special');
  if (!guide) throw new Error('a guide');
  await buy(customer, guide.id);
  return { customer, guide };
}

/** The owner on the guide's page, with the service worker at work. */
export async function onGuidePage({ customer, guide }: Owner, size?: 'desktop' | 'phone') {
  const { page, problems } = await visit(size);
  await signIn(page, customer);
  await page.goto(`/audio-guide/${guide.id}`);
  await page.getByRole('button', { name: 'Download', exact: true }).waitFor();
  await isServed(page);
  return { page, problems };
}

/** Waits until the page's requests go through the service worker, which takes in the whole app first. */
export const isServed = async (page: Page): Promise<void> => {
  const isControlled = () => navigator.serviceWorker.controller !== null;
  await page.waitForFunction(isControlled, undefined, { timeout: 45_000 });
};

export const buttonOf = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** Downloads the guide of the open page, to the end. */
export async function download(page: Page): Promise<void> {
  await buttonOf(page, 'Download').click();
  await buttonOf(page, 'Downloaded').waitFor();
}

/** Waits until a store of the browser's vault holds so many records: `chunks`, `files`, `guides` or `keys`. */
export async function vaultHolds(
  page: Page,
  store: string,
  amount: 'none' | 'some',
): Promise<void> {
  await page.waitForFunction(
    async ([name, wanted]) => {
      const result = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(new Error('the vault cannot be read'));
        });
      const db = await result(indexedDB.open('cicerone-downloads'));
      const count = await result(db.transaction(name).objectStore(name).count());
      db.close();
      return count === 0 ? wanted === 'none' : wanted === 'some';
    },
    [store, amount] as const,
  );
}

/** What a request of the page comes to: its status, or 'failed'. */
export const asked = (page: Page, address: string, headers: Record<string, string> = {}) =>
  page.evaluate(
    async ([url, sent]) =>
      fetch(url, { headers: sent }).then(
        async (answer) => ({
          status: answer.status,
          range: answer.headers.get('Content-Range'),
          bytes: (await answer.arrayBuffer()).byteLength,
        }),
        () => 'failed' as const,
      ),
    [address, headers] as const,
  );
