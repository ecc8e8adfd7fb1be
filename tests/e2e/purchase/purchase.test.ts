import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { callerOf, type TestCustomer } from '../../support/customers/customer.ts';
import { buy, invoicesOf, ownedBy } from '../../support/customers/shop.ts';
import {
  fillLogin,
  fillSignUp,
  isCustomer,
  isVisitor,
  newAccount,
  openLogin,
  outboxCode,
  press as pressIn,
  sendCode,
  viewOf,
} from '../support/actions/auth.ts';
import { axeFinds } from '../support/axe.ts';
import { listenUntil } from '../support/actions/audio.ts';
import { freshCustomer } from '../support/actions/customer.ts';
import { guideFor, lockedTracks, paymentPage, press } from '../support/actions/shop.ts';
import { e2eServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const tokenIn = (keys: { name: string; value: string }[] | undefined) =>
  keys?.find(({ name }) => name === 'token')?.value;

test.describe('at either size', { tag: '@phone' }, () => {
  // Shows.
  test('a first visitor signs up, buys a guide, listens to it, and keeps the invoice', async ({
    page,
  }) => {
    // The whole way from a stranger to an invoice: 16 s alone, more beside another test.
    test.setTimeout(60_000);
    const guide = await guideFor(callerOf(undefined, e2eServer()));
    await page.goto(`/subscribe/${guide.id}`);
    await expect(page.getByRole('heading', { name: guide.title, level: 1 })).toBeVisible();
    await press(page, 'Add to Cart');
    const person = newAccount();
    await pressIn(await viewOf(page, 'Login'), 'Sign up');
    await fillSignUp(page, person);
    await viewOf(page, 'Enter the code');
    await sendCode(page, await outboxCode(person.email));
    await viewOf(page, 'Login');
    await fillLogin(page, person.email, person.password);
    // What was pressed before is carried out.
    await page.waitForURL('**/user/cart');
    await isCustomer(page);
    await press(page, 'Purchase Now');
    await page.waitForURL(paymentPage);
    await press(page, 'Pay');
    await page.waitForURL('**/user/cart?status=success');
    await expect(page.getByText(/every track is unlocked/)).toBeVisible();
    expect(await axeFinds(page, 'main')).toEqual([]);

    await page.getByRole('link', { name: 'Start listening' }).click();
    const player = page.getByRole('region', { name: 'Player' });
    await expect(player).toBeVisible();
    await expect(lockedTracks(page)).toHaveCount(0);
    await player.getByRole('listitem').last().getByRole('button').first().click();
    await listenUntil(page, 1);
    await page.getByRole('button', { name: 'Download', exact: true }).click();
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

/** Opens the cart's page of a customer with one guide in the cart. */
async function toCart(page: Page, customer: TestCustomer) {
  const guide = await guideFor(customer);
  await page.goto(`/user/subscribe/${guide.id}`);
  await press(page, 'Add to Cart');
  await page.waitForURL('**/user/cart');
  await expect(page.getByRole('button', { name: 'Purchase Now' })).toBeVisible();
  return guide;
}

const late = 'the page waits for a webhook that is 10 s late, then shows the guide in every tab';
test(late, { tag: '@full' }, async ({ page, customer }) => {
  const guide = await toCart(page, customer);
  const other = await page.context().newPage();
  await other.goto(`/user/subscribe/${guide.id}`);
  await expect(other.getByText('This guide is in your cart.')).toBeVisible();
  await press(page, 'Purchase Now');
  await page.waitForURL(paymentPage);
  await press(page, 'Pay, confirmed 10 s later');
  await page.waitForURL('**/user/cart?status=success');
  await expect(page.getByText('We are unlocking what you bought…')).toBeVisible();
  await expect(page.getByText('Total Products')).toHaveCount(0);
  expect(await ownedBy(customer)).toEqual([]);
  await expect(page.getByText(/every track is unlocked/)).toBeVisible({ timeout: 25_000 });
  await expect(other.getByText('This guide is yours.')).toBeVisible();
  expect(await ownedBy(customer)).toEqual([guide.id]);
  expect(await invoicesOf(customer)).toHaveLength(1);
});

// Shows.
test('another account in the same browser sees nothing of the first one', async ({
  page,
  customer,
}) => {
  const guide = await toCart(page, customer);
  await press(page, 'Purchase Now');
  await page.waitForURL(paymentPage);
  await press(page, 'Pay');
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
