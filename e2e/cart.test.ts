import type { Page } from 'playwright-core';
import { callerOf, type TestCustomer } from '../server/test/customer.ts';
import { guidesFor, invoicesOf, ownedBy } from '../server/test/shop.ts';
import { closeBrowser, listenUntil, visit } from './browser.ts';
import { fillSignIn, freshCustomer, signIn } from './customer.ts';

afterAll(closeBrowser);

/** Where the server's payment page lies. */
const paymentPage = '**/dev/payment/*';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const cartButton = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });

const lockedTracks = (page: Page) =>
  page.getByRole('region', { name: 'Player' }).getByRole('button', { name: /^Locked/ });

/** The first guides that are for sale and have a locked track. */
async function guideFor(customer: TestCustomer, place = 0) {
  const guide = (await guidesFor(customer)).filter(({ remark }) => remark !== 'Special')[place];
  if (!guide) throw new Error('a guide');
  return guide;
}

/** A customer whose cart holds one guide, on the cart's page. */
async function toCart(size: 'desktop' | 'phone' = 'desktop') {
  const customer = await freshCustomer();
  const guide = await guideFor(customer);
  const { page, problems } = await visit(size);
  await signIn(page, customer);
  await page.goto(`/audio-guide/${guide.id}`);
  await lockedTracks(page).first().waitFor();
  await press(page, 'Add to Cart');
  await page.waitForURL('**/user/cart');
  await page.getByRole('main').getByRole('link', { name: guide.title }).waitFor();
  return { customer, guide, page, problems };
}

describe.each(['desktop', 'phone'] as const)('on a %s', (size) => {
  it('a guide is put into the cart, paid for, owned, and its locked track plays', async () => {
    const { customer, guide, page, problems } = await toCart(size);
    const main = page.getByRole('main');
    await main.getByText('Single Subscription').waitFor();
    expect(await main.getByRole('region', { name: 'Totals' }).innerText()).toMatch(
      new RegExp(`Total Products\\s+1\\s+Total Prices\\s+\\$${guide.price}`),
    );
    await cartButton(page, 'Cart, 1 guide').waitFor();

    await press(page, 'Purchase Now');
    await page.waitForURL(paymentPage);
    await page.getByText(`$ ${guide.price}`).first().waitFor();
    await press(page, 'Pay');

    await page.waitForURL('**/user/cart?status=success');
    await page.getByText('Payment successful').waitFor();
    await page.getByText(/every track is unlocked/).waitFor();
    expect(await page.getByText('Total Products').count()).toBe(0);
    await cartButton(page, 'Cart').waitFor();
    expect(await ownedBy(customer)).toEqual([guide.id]);

    await page.goto(`/audio-guide/${guide.id}`);
    const player = page.getByRole('region', { name: 'Player' });
    await player.waitFor();
    expect(await page.getByRole('button', { name: 'Add to Cart' }).count()).toBe(0);
    expect(await lockedTracks(page).count()).toBe(0);
    // The last track is not free: it was locked until now.
    await player.getByRole('listitem').last().getByRole('button').first().click();
    await listenUntil(page, 2);
    expect(problems).toEqual([]);
  });
});

describe('a payment', () => {
  it('that is declined, then cancelled, leaves the cart and can be tried again', async () => {
    const { customer, guide, page, problems } = await toCart();
    await press(page, 'Purchase Now');
    await page.waitForURL(paymentPage);
    const address = page.url();
    await press(page, 'Decline');
    await page.getByText('The card was declined. Nothing was charged.').waitFor();
    // The browser logs the page's own 402.
    expect(problems.every((problem) => problem.includes('402'))).toBe(true);
    problems.length = 0;

    await press(page, 'Cancel');
    await page.waitForURL('**/user/cart');
    await page.getByText('The payment was not completed.').waitFor();
    await page.getByRole('main').getByRole('link', { name: guide.title }).waitFor();
    expect(await ownedBy(customer)).toEqual([]);

    // The same order: the same page.
    await press(page, 'Purchase Now');
    await page.waitForURL(paymentPage);
    expect(page.url()).toBe(address);
    await press(page, 'Pay');
    await page.getByText(/every track is unlocked/).waitFor();
    expect(await invoicesOf(customer)).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  it('is one, however often and from how many tabs it is asked for', async () => {
    const { customer, guide, page } = await toCart();
    const other = await page.context().newPage();
    await other.goto('/user/cart');
    await other.getByRole('button', { name: 'Purchase Now' }).waitFor();
    await page.getByRole('button', { name: 'Purchase Now' }).dblclick();
    await page.waitForURL(paymentPage);
    await press(other, 'Purchase Now');
    await other.waitForURL(paymentPage);
    expect(other.url()).toBe(page.url());

    await press(page, 'Pay');
    await page.getByText(/every track is unlocked/).waitFor();
    await press(other, 'Pay');
    await other.getByText(/every track is unlocked/).waitFor();
    expect(await ownedBy(customer)).toEqual([guide.id]);
    expect(await invoicesOf(customer)).toHaveLength(1);
  });

  it('is over: Back leads to nothing that could be paid again', async () => {
    const { customer, page } = await toCart();
    await press(page, 'Purchase Now');
    await page.waitForURL(paymentPage);
    await press(page, 'Pay');
    await page.getByText(/every track is unlocked/).waitFor();
    await page.goBack();
    await page.waitForURL(paymentPage);
    await page.getByRole('heading', { name: 'Paid already' }).waitFor();
    await page.goBack();
    await page.getByText('You dont have any Cart Items').waitFor();
    expect(await page.getByRole('button', { name: 'Purchase Now' }).count()).toBe(0);
    expect(await invoicesOf(customer)).toHaveLength(1);
  });

  it('is seen by the tabs that are open: the guide unlocks there', async () => {
    const { guide, page } = await toCart();
    const other = await page.context().newPage();
    await other.goto(`/audio-guide/${guide.id}`);
    await other.getByRole('button', { name: 'In your cart', exact: true }).waitFor();
    await lockedTracks(other).first().waitFor();
    await press(page, 'Purchase Now');
    await page.waitForURL(paymentPage);
    await press(page, 'Pay');
    await page.getByText(/every track is unlocked/).waitFor();
    await cartButton(other, 'Cart').waitFor();
    await other
      .getByRole('button', { name: 'In your cart', exact: true })
      .waitFor({ state: 'detached' });
    await lockedTracks(other).first().waitFor({ state: 'detached' });
    expect(await lockedTracks(other).count()).toBe(0);
  });
});

it('an add-to-cart that an ended session interrupts is carried out after signing in', async () => {
  const customer = await freshCustomer();
  const guide = await guideFor(customer);
  const { page, problems } = await visit();
  await signIn(page, customer);
  await page.goto(`/audio-guide/${guide.id}`);
  await cartButton(page, 'Cart').waitFor();
  // The session ends on the server: signed out from another device.
  const { origins } = await page.context().storageState();
  const token = origins[0]?.localStorage.find(({ name }) => name === 'token')?.value;
  await callerOf(token, process.env.CICERONE_E2E_SERVER).api('/api/v1/users/signout');
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/users/cart/add')) posts.push(request.method());
  });
  await press(page, 'Add to Cart');
  await fillSignIn(page, customer);
  await cartButton(page, 'Cart, 1 guide').waitFor();
  await page.getByRole('button', { name: 'In your cart', exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/audio-guide/${guide.id}`);
  expect(posts).toEqual(['POST', 'POST']);
  // The one refused call, and its line in the console.
  expect(problems.every((problem) => problem.includes('401'))).toBe(true);
  expect(problems).toHaveLength(2);
});

it('what is removed in one tab goes from the other', async () => {
  const { guide, page, problems } = await toCart();
  const other = await page.context().newPage();
  await other.goto('/user');
  await cartButton(other, 'Cart, 1 guide').click();
  const popover = other.getByRole('dialog', { name: 'Cart' });
  await popover.getByRole('button', { name: `Remove ${guide.title}` }).click();
  await popover.getByText('You Dont have any cart items').waitFor();
  await page.getByText('You dont have any Cart Items').waitFor();
  expect(problems).toEqual([]);
});
