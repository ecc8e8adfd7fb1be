import type { BrowserContext, Page } from '@playwright/test';
import { newCustomer, type TestCustomer } from '../../../support/customers/customer.ts';
import { e2eServer } from '../server.ts';
import { openLogin } from './auth.ts';

/** Returns a new customer of the server under test. Most tests use the fixture `customer` instead. */
export const freshCustomer = (): Promise<TestCustomer> => newCustomer({ base: e2eServer() });

/** Stores raw texts in the local storage of a context's pages before the app starts, once in the profile. */
export const storeKeys = (
  context: Pick<BrowserContext, 'addInitScript'>,
  keys: Readonly<Record<string, string>>,
): Promise<unknown> =>
  context.addInitScript((them) => {
    // An empty page has no storage. Only once, so that the app's changes survive a reload.
    if (location.origin === 'null' || localStorage.getItem('kept-by-the-test')) return;
    localStorage.setItem('kept-by-the-test', 'true');
    for (const [key, text] of Object.entries(them)) localStorage.setItem(key, text);
  }, keys);

/** Signs the pages of a context in without the dialog. */
export const keepSession = (
  context: Pick<BrowserContext, 'addInitScript'>,
  { token }: Pick<TestCustomer, 'token'>,
): Promise<unknown> => storeKeys(context, { token, auth: 'true' });

/**
 * Resolves when a page's own calls of a customer are answered: one that is answered after the end of the session would
 * open the sign-in dialog.
 */
export const answersTo = (page: Page, ...calls: readonly string[]): Promise<unknown> =>
  Promise.all(
    calls.map((call) =>
      page.waitForResponse((response) =>
        new URL(response.url()).pathname.endsWith(`/users/${call}`),
      ),
    ),
  );

/** Fills in the open sign-in dialog and waits until it has closed. */
export async function fillSignIn(
  page: Page,
  { email, password }: Pick<TestCustomer, 'email' | 'password'>,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Signs in through the dialog on the landing page, which opens the customer's home. */
export async function signIn(
  page: Page,
  customer: Pick<TestCustomer, 'email' | 'password'>,
): Promise<void> {
  await page.goto('/');
  await openLogin(page);
  await fillSignIn(page, customer);
  await page.waitForURL('**/user');
}
