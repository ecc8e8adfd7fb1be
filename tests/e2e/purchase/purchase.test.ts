import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { buy, ownedBy } from '../../support/customers/shop.ts';
import {
  anotherTab,
  begins,
  fillLogin,
  isCustomer,
  isVisitor,
  openLogin,
} from '../support/actions/auth.ts';
import { axeFinds } from '../support/axe.ts';
import { listenUntil } from '../support/actions/audio.ts';
import { freshCustomer } from '../support/actions/customer.ts';
import { focused, pressed } from '../support/keyboard.ts';
import { guideFor, lockedTracks, paymentPage, press } from '../support/actions/shop.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const tokenIn = (keys: { name: string; value: string }[] | undefined) =>
  keys?.find(({ name }) => name === 'token')?.value;

/** A new page takes the focus: its first control is one Tab further. */
const arrived = (page: Page) =>
  page.waitForFunction(() => document.activeElement === document.querySelector('main'));

const cartButton = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });

test.describe('at either size', { tag: '@phone' }, () => {
  // Shows.
  test('with the keyboard only, a visitor puts a guide into the cart, signs in, pays, listens, and keeps the invoice', async ({
    page,
    stranger,
  }) => {
    // A sign-in, a payment, playback, a download and an invoice.
    test.setTimeout(60_000);
    const guide = await guideFor(stranger);
    await page.goto(`/subscribe/${guide.id}`);
    await expect(page.getByRole('heading', { name: guide.title, level: 1 })).toBeVisible();
    await pressed(page, 'Add to Cart');
    await begins(page, 'Login', 'Email');
    await page.keyboard.type(stranger.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(stranger.password);
    await page.keyboard.press('Enter');
    // What was pressed before is carried out.
    await page.waitForURL('**/user/cart');
    await arrived(page);
    await expect(cartButton(page, 'Cart, 1 guide')).toBeVisible();
    const other = await anotherTab(page, `/audio-guide/${guide.id}`);
    await expect(other.getByRole('button', { name: 'In your cart', exact: true })).toBeVisible();
    await expect(lockedTracks(other).first()).toBeVisible();

    await page.bringToFront();
    await pressed(page, 'Purchase Now');
    await page.waitForURL(paymentPage);
    await expect(page.getByText(`$${guide.price}`).first()).toBeVisible();
    await pressed(page, 'Order with obligation to pay');
    await page.waitForURL('**/user/cart?status=success');
    await expect(page.getByText('Payment successful')).toBeVisible();
    await expect(page.getByText(/every track is unlocked/)).toBeVisible();
    await expect(cartButton(page, 'Cart')).toBeVisible();
    await expect(lockedTracks(other)).toHaveCount(0);
    expect(await ownedBy(stranger)).toEqual([guide.id]);
    expect(await axeFinds(page, 'main')).toEqual([]);

    // In a page that the browser has loaded, Tab begins above the header, at the skip link.
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toMatchObject({ name: 'Skip to content', isSeen: true });
    await page.keyboard.press('Enter');
    await arrived(page);
    // The question before the first play; then the link to the guide.
    await pressed(page, 'Start listening');
    await listenUntil(page, 1);
    await expect(page.getByRole('button', { name: 'Start listening' })).toHaveCount(0);
    // What has the focus now begins with the link.
    await page.keyboard.press('Tab');
    await pressed(page, /^(Start|Continue) listening$/);
    await expect(page.getByRole('heading', { level: 1, name: guide.title })).toBeVisible();
    await arrived(page);
    await expect(lockedTracks(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0);
    // The last track is not free: it was locked until now. The name of its button also has the length.
    const last = page.getByRole('region', { name: 'Player' }).getByRole('listitem').last();
    const track = await last.locator('[lang="it"]').innerText();
    await pressed(page, new RegExp(`^${track}`));
    await listenUntil(page, 1);
    await press(page, 'Download');
    await expect(page.getByRole('button', { name: 'Downloaded', exact: true })).toBeVisible();

    await page.goto('/user/profile?Tab=Billing');
    const line = page.getByRole('main').getByRole('listitem');
    await expect(line.getByText(guide.title)).toBeVisible();
    await expect(line).toContainText(`${guide.price} USD`);
    const download = page.waitForEvent('download');
    await line.getByRole('button', { name: /^Invoice/ }).click();
    const invoice = await download;
    expect(invoice.suggestedFilename()).toMatch(/^Cicerone \d{4}-\d{6}\.pdf$/);
    expect((await readFile(await invoice.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });
});

// Shows.
test('another account in the same browser sees nothing of the first one', async ({
  page,
  customer,
}) => {
  const guide = await guideFor(customer);
  await page.goto(`/user/subscribe/${guide.id}`);
  await press(page, 'Add to Cart');
  await page.waitForURL('**/user/cart');
  await press(page, 'Purchase Now');
  await page.waitForURL(paymentPage);
  await press(page, 'Order with obligation to pay');
  await expect(page.getByText(/every track is unlocked/)).toBeVisible();
  await page.goto('/user/profile');
  await expect(page.getByText(customer.email)).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'My Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await isVisitor(page);

  const second = await freshCustomer();
  await openLogin(page);
  await fillLogin(page, second.email, second.password);
  await isCustomer(page);
  await page.goto('/user/profile');
  await expect(page.getByText(second.email)).toBeVisible();
  await expect(page.getByText(customer.email)).toHaveCount(0);
  await page.getByRole('tab', { name: 'Billing' }).click();
  await expect(page.getByText('You Dont habe any Billing Informations')).toBeVisible();
  // Not even with an address that the first one has left behind, once the second one has paid for something else.
  await buy(second, (await guideFor(second, 1)).id);
  await page.goto('/user/cart?status=success');
  await expect(page.getByText('Payment successful')).toBeVisible();
  await expect(page.getByText(/every track is unlocked/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start listening' })).toHaveCount(0);
  await page.goto(`/user/subscribe/${guide.id}`);
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  const { origins } = await page.context().storageState();
  const token = tokenIn(origins[0]?.localStorage);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(token).not.toBe(customer.token);
});
