import type { Page } from '@playwright/test';
import { begins, expectKeys, newAccount, outboxCode } from '../support/actions/auth.ts';
import { listenUntil } from '../support/actions/audio.ts';
import { focused, pressed, tabTo } from '../support/keyboard.ts';
import { openLanding } from '../support/actions/landing.ts';
import { lockedTracks, paymentPage } from '../support/actions/shop.ts';
import { expect, test } from '../support/test.ts';

const type = (page: Page, text: string) => page.keyboard.type(text);

/** A link has moved the focus to the new page: the next control is one Tab further. */
const arrived = (page: Page) =>
  page.waitForFunction(() => document.activeElement === document.querySelector('main'));

/** Opens the first guide that the header's search finds. */
async function findGuide(page: Page, text: string): Promise<string> {
  await pressed(page, 'Search');
  await expect(page.getByRole('combobox')).toBeVisible();
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
  expect(await focused(page)).toMatchObject({ isSeen: true });
  await type(page, text);
  await expect(
    page.getByRole('dialog', { name: 'Search results' }).getByRole('link').first(),
  ).toBeVisible();
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toMatchObject({ isSeen: true });
  const title = await page.evaluate(() => document.activeElement?.getAttribute('title') ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await arrived(page);
  return title;
}

test('with the keyboard only, a new visitor finds a guide, signs up, pays for it and listens to it', async ({
  page,
}) => {
  // A search, a sign-up, a payment and playback, each by single keys.
  test.setTimeout(60_000);
  const person = newAccount();
  await openLanding(page);
  // The dialog that has opened by itself gives the keyboard back to the top of the page.
  await tabTo(page, 'Search');
  const title = await findGuide(page, 'primavera');
  await expect(lockedTracks(page).first()).toBeVisible();

  // Without an account 'Add to Cart' opens the sign-up.
  await pressed(page, 'Add to Cart');
  await begins(page, 'Login', 'Email');
  await pressed(page, 'Sign up');
  await begins(page, 'Create your account', 'Full name');
  await type(page, person.name);
  await page.keyboard.press('Tab');
  await type(page, person.email);
  await page.keyboard.press('Tab');
  await type(page, person.password);
  await pressed(page, 'Create an account');
  await begins(page, 'Enter the code', 'Digit 1 of 4');
  await type(page, await outboxCode(person.email));
  await page.keyboard.press('Enter');
  await begins(page, 'Login', 'Password');
  await type(page, person.password);
  await page.keyboard.press('Enter');
  // What was pressed before is carried out.
  await page.waitForURL('**/user/cart');
  await expectKeys(page, { auth: 'true', token: expect.any(String) });
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await arrived(page);
  await expect(page.getByRole('button', { name: 'Purchase Now' })).toBeVisible();
  await pressed(page, 'Purchase Now');
  await page.waitForURL(paymentPage);
  await pressed(page, 'Pay');
  await page.waitForURL('**/user/cart?status=success');
  await expect(page.getByText(/every track is unlocked/)).toBeVisible();
  // In a page that the browser has loaded, Tab begins above the header, at the skip link.
  await page.keyboard.press('Tab');
  expect(await focused(page)).toMatchObject({ name: 'Skip to content', isSeen: true });
  await page.keyboard.press('Enter');
  await arrived(page);
  await pressed(page, 'Start listening');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await arrived(page);

  await expect(lockedTracks(page)).toHaveCount(0);
  const last = page.getByRole('region', { name: 'Player' }).getByRole('listitem').last();
  const track = await last.locator('[lang="it"]').innerText();
  // The name of its button also has the length.
  await pressed(page, new RegExp(`^${track}`));
  await listenUntil(page, 1);
});
