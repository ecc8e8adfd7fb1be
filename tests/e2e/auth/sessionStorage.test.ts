import type { Page } from '@playwright/test';
import { dialogOf, expectKeys, keysOf, openLogin, signOut } from '../support/actions/auth.ts';
import { fillSignIn, freshCustomer, storeKeys } from '../support/actions/customer.ts';
import { expect, test } from '../support/test.ts';

/** Signs in on the landing page, and out again. */
async function signInAndOut(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Full of great ideas' })).toBeVisible();
  await openLogin(page);
  await fillSignIn(page, await freshCustomer());
  await page.waitForURL('**/user');
  await page
    .getByRole('link', { name: /^Get Access/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Player' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Cicerone, home' }).click();
  await page.waitForURL('**/user');
  await signOut(page);
  await page.waitForURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
}

const long = 'x'.repeat(100_000);

const kept: [what: string, keys: Record<string, string>][] = [
  ['corrupt', { token: '\u0000\uFFFF{"', auth: '{"a":', 'user-mode': '[', otp_email: '\uD800' }],
  ['of wrong types', { token: '[object Object]', auth: '1', 'user-mode': 'root' }],
  ['far too long', { token: long, auth: long, otp_email: long, 'otp-token': long }],
  ['JSON, as another build would keep it', { auth: '"true"', token: '"x"' }],
];

for (const [index, [what, keys]] of kept.entries()) {
  const tag = index === 0 ? [] : '@full';
  test(`what is kept is ${what}: the app works`, { tag }, async ({ page }) => {
    await storeKeys(page, keys);
    await signInAndOut(page);
    const ours = ['token', 'auth', 'user-mode', 'otp-token', 'password-token'];
    await expect
      .poll(async () => Object.keys(await keysOf(page)).filter((key) => ours.includes(key)))
      .toEqual([]);
  });
}

test('the storage is full: the app works', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await signInAndOut(page);
});

test.describe('the storage is blocked', () => {
  const block = () => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  };

  test('the app works', async ({ page }) => {
    await page.addInitScript(block);
    await signInAndOut(page);
  });

  test('a reload finds the session by its cookie', async ({ page }) => {
    await page.addInitScript(block);
    await page.goto('/');
    await openLogin(page);
    await fillSignIn(page, await freshCustomer());
    await page.waitForURL('**/user');
    await page.reload();
    await expect(
      page.getByRole('banner').getByRole('button', { name: 'My Account' }),
    ).toBeVisible();
    await expect(dialogOf(page)).toHaveCount(0);
  });
});

// Shows.
test('/admin-editor sets the mode of the site editor, and links to the landing page’s editor', async ({
  page,
}) => {
  await page.goto('/admin-editor');
  await expect(page.getByRole('link', { name: 'Landing page editor' })).toBeVisible();
  await expectKeys(page, { 'user-mode': 'site-editor' });
});
