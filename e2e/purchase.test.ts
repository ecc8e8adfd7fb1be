import { readFile } from 'node:fs/promises';
import { callerOf } from '../server/test/customer.ts';
import { cartOf, invoicesOf, ownedBy } from '../server/test/shop.ts';
import {
  fillLogin,
  fillSignUp,
  isCustomer,
  isVisitor,
  newcomer,
  openLogin,
  outboxCode,
  press as pressIn,
  sendCode,
  viewOf,
} from './auth.ts';
import { axeFinds } from './axe.ts';
import { closeBrowser, listenUntil, visit } from './browser.ts';
import { freshCustomer } from './customer.ts';
import {
  besides,
  guideFor,
  lockedTracks,
  paymentPage,
  press,
  providerIsDown,
  visitAs,
  withoutProvider,
} from './shop.ts';

afterAll(closeBrowser);

const tokenIn = (keys: { name: string; value: string }[] | undefined) =>
  keys?.find(({ name }) => name === 'token')?.value;

describe.each(['desktop', 'phone'] as const)('on a %s', (size) => {
  it('a first visitor signs up, buys a guide, listens to it, and keeps the invoice', async () => {
    const visitor = await visit(size);
    const { page } = visitor;
    const guide = await guideFor(callerOf(undefined, process.env.CICERONE_E2E_SERVER));
    await page.goto(`/subscribe/${guide.id}`);
    await page.getByRole('heading', { name: guide.title, level: 1 }).waitFor();
    await press(page, 'Add to Cart');
    const person = newcomer();
    await pressIn(await viewOf(page, 'Login'), 'Sign up');
    await fillSignUp(page, person);
    await viewOf(page, 'Enter the code');
    await sendCode(page, await outboxCode(person.email));
    await viewOf(page, 'Login');
    await fillLogin(page, person.email, person.password);
    await page.waitForURL('**/user');
    await isCustomer(page);

    await page.goto(`/user/subscribe/${guide.id}`);
    await press(page, 'Add to Cart');
    await page.waitForURL('**/user/cart');
    await press(page, 'Purchase Now');
    await page.waitForURL(paymentPage);
    await press(page, 'Pay');
    await page.waitForURL('**/user/cart?status=success');
    await page.getByText(/every track is unlocked/).waitFor();
    expect(await axeFinds(page, 'main')).toEqual([]);

    await page.getByRole('link', { name: 'Continue listening' }).click();
    const player = page.getByRole('region', { name: 'Player' });
    await player.waitFor();
    expect(await lockedTracks(page).count()).toBe(0);
    await player.getByRole('listitem').last().getByRole('button').first().click();
    await listenUntil(page, 1);
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    await page.getByRole('button', { name: 'Downloaded', exact: true }).waitFor();

    await page.goto('/user/profile?Tab=Billing');
    const line = page.getByRole('main').getByRole('listitem');
    await line.getByText(guide.title).waitFor();
    expect(await line.innerText()).toContain(`${guide.price} USD`);
    const download = page.waitForEvent('download');
    await line.getByRole('button', { name: /^Invoice/ }).click();
    const invoice = await download;
    expect(invoice.suggestedFilename()).toMatch(/^Cicerone \d{4}-\d{6}\.pdf$/);
    expect((await readFile(await invoice.path())).subarray(0, 5).toString()).toBe('%PDF-');
    expect(visitor.problems).toEqual([]);
  });
});

/** A customer whose cart holds one guide, on the cart's page. */
async function toCart() {
  const customer = await freshCustomer();
  const guide = await guideFor(customer);
  const visitor = await visitAs(customer);
  const { page } = visitor;
  await page.goto(`/user/subscribe/${guide.id}`);
  await press(page, 'Add to Cart');
  await page.waitForURL('**/user/cart');
  await page.getByRole('button', { name: 'Purchase Now' }).waitFor();
  return { ...visitor, customer, guide };
}

it('a confirmation that is 10 s late: the page waits, then the guide is there, in every tab', async () => {
  const { page, customer, guide, problems } = await toCart();
  const other = await page.context().newPage();
  await other.goto(`/user/subscribe/${guide.id}`);
  await other.getByText('This guide is in your cart.').waitFor();
  await press(page, 'Purchase Now');
  await page.waitForURL(paymentPage);
  await press(page, 'Pay, confirmed 10 s later');
  await page.waitForURL('**/user/cart?status=success');
  await page.getByText('We are unlocking what you bought…').waitFor();
  expect(await page.getByText('Total Products').count()).toBe(0);
  expect(await ownedBy(customer)).toEqual([]);
  await page.getByText(/every track is unlocked/).waitFor({ timeout: 25_000 });
  await other.getByText('This guide is yours.').waitFor();
  expect(await ownedBy(customer)).toEqual([guide.id]);
  expect(await invoicesOf(customer)).toHaveLength(1);
  expect(problems).toEqual([]);
});

it('the payment provider down: a message, the cart kept, and it can be tried again', async () => {
  const visitor = await toCart();
  const { page, customer } = visitor;
  await withoutProvider(async () => {
    await press(page, 'Purchase Now');
    await page.getByRole('alert').filter({ hasText: providerIsDown }).waitFor();
  });
  expect((await cartOf(customer)).data).toHaveLength(1);
  await press(page, 'Purchase Now');
  await page.waitForURL(paymentPage);
  expect(besides(visitor, /503/)).toEqual([]);
});

it('another account in the same browser sees nothing of the first one', async () => {
  const { page, customer, guide } = await toCart();
  await press(page, 'Purchase Now');
  await page.waitForURL(paymentPage);
  await press(page, 'Pay');
  await page.getByText(/every track is unlocked/).waitFor();
  await page.goto('/user/profile');
  await page.getByText(customer.email).waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'My Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await isVisitor(page);

  const second = await freshCustomer();
  await openLogin(page);
  await fillLogin(page, second.email, second.password);
  await isCustomer(page);
  await page.goto('/user/profile');
  await page.getByText(second.email).waitFor();
  expect(await page.getByText(customer.email).count()).toBe(0);
  await page.getByRole('tab', { name: 'Billing' }).click();
  await page.getByText('You Dont habe any Billing Informations').waitFor();
  // Not even with an address that the first one has left behind.
  await page.goto('/user/cart?status=success');
  await page.getByText('Payment successful').waitFor();
  expect(await page.getByRole('link', { name: 'Continue listening' }).count()).toBe(0);
  await page.goto(`/user/subscribe/${guide.id}`);
  await page.getByRole('button', { name: 'Add to Cart' }).waitFor();
  const { origins } = await page.context().storageState();
  expect(tokenIn(origins[0]?.localStorage)).not.toBe(customer.token);
});
