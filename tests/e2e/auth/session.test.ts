import type { Page } from '@playwright/test';
import { callerOf } from '../../support/customers/customer.ts';
import {
  anotherTab,
  expectKeys,
  isCustomer,
  isVisitor,
  keysOf,
  signOut,
  viewOf,
} from '../support/actions/auth.ts';
import { listenUntil, playedSeconds } from '../support/actions/audio.ts';
import { answersTo, fillSignIn, signIn } from '../support/actions/customer.ts';
import { e2eServer } from '../support/server.ts';
import { refusal } from '../support/problems.ts';
import { expect, test } from '../support/test.ts';

/** Ends every session of a token only on the server: the browser does not notice. */
const endOnServer = (token: string) => callerOf(token, e2eServer()).api('/api/v1/users/signout');

/**
 * Resolves with the milliseconds that pass in a tab from what another one has stored to the next path: a busy machine may
 * take longer to tell the test.
 */
const followsIn = (tab: Page): Promise<number> =>
  tab.evaluate(
    () =>
      new Promise((resolve) => {
        const from = location.pathname;
        let heardAt: number | undefined;
        window.addEventListener('storage', () => (heardAt ??= performance.now()));
        for (const name of ['pushState', 'replaceState'] as const) {
          const change = history[name];
          history[name] = (...entry) => {
            change.apply(history, entry);
            if (heardAt !== undefined && location.pathname !== from)
              resolve(performance.now() - heardAt);
          };
        }
      }),
  );

// Shows.
test('a session begins in both tabs, continues after it expires, without a pause of the sound, and ends in both', async ({
  page,
  stranger,
  problems,
}) => {
  const other = await anotherTab(page, '/');
  await isVisitor(other);
  await page.bringToFront();
  // The tabs share the key of downloads: one of them asks for it, or both do.
  const hasKey = Promise.race([page, other].map((tab) => answersTo(tab, 'download-key')));
  const isLoaded = Promise.all([answersTo(other, 'home-page'), hasKey]);
  const begins = followsIn(other);
  await signIn(page, stranger);
  await other.waitForURL('**/user');
  expect(await begins).toBeLessThan(1000);
  await isCustomer(other);
  await isLoaded;

  await page
    .getByRole('link', { name: /^Get Access/ })
    .first()
    .click();
  await page
    .getByRole('region', { name: 'Player' })
    .getByRole('button', { name: 'Play', exact: true })
    .click();
  await listenUntil(page, 0.5);
  await endOnServer((await keysOf(page)).token ?? '');
  await page.getByRole('banner').getByRole('button', { name: 'My Account' }).click();
  await page.getByRole('menuitem', { name: 'Cart' }).click();

  const dialog = await viewOf(page, 'Login');
  await expect(dialog.getByText('Sign in to continue where you were')).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/user/cart');
  await expectKeys(page, {});
  await listenUntil(page, (await playedSeconds(page)) + 1);
  problems.expect(...refusal(401, '/users/(billing|cart|listening.*|profile-data.*|wishlist.*)'));

  await fillSignIn(page, stranger);
  await isCustomer(page);
  await isCustomer(other);
  await expect(page).toHaveURL((url) => url.pathname === '/user/cart');
  await expect(page.getByText('You dont have any Cart Items')).toBeVisible();
  await expectKeys(page, { auth: 'true', token: expect.stringMatching(/^[\w-]{43}$/) });

  const ends = followsIn(other);
  await signOut(page);
  await page.waitForURL(/\/$/);
  await other.waitForURL(/\/$/);
  expect(await ends).toBeLessThan(1000);
  await isVisitor(other);
  await expectKeys(page, {});
});
