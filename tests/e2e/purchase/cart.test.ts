import type { Page } from '@playwright/test';
import { callerOf, type TestCustomer } from '../../support/customers/customer.ts';
import { invoicesOf, ownedBy } from '../../support/customers/shop.ts';
import { listenUntil } from '../support/actions/audio.ts';
import { anotherTab } from '../support/actions/auth.ts';
import { answersTo, fillSignIn } from '../support/actions/customer.ts';
import { e2eServer } from '../support/server.ts';
import { guideFor, lockedTracks, paymentPage, press } from '../support/actions/shop.ts';
import { refusal } from '../support/problems.ts';
import { expect, test } from '../support/test.ts';

const cartButton = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });

/** Puts one guide into the customer's cart through the screen, and opens the cart. */
async function toCart(page: Page, customer: TestCustomer) {
  const guide = await guideFor(customer);
  await page.goto(`/audio-guide/${guide.id}`);
  await expect(lockedTracks(page).first()).toBeVisible();
  await press(page, 'Add to Cart');
  await page.waitForURL('**/user/cart');
  await expect(page.getByRole('main').getByRole('link', { name: guide.title })).toBeVisible();
  return guide;
}

/** Opens the payment page from the cart. */
async function toPayment(page: Page): Promise<void> {
  await press(page, 'Purchase Now');
  await page.waitForURL(paymentPage);
}

const isPaid = (page: Page) => expect(page.getByText(/every track is unlocked/)).toBeVisible();

// Shows.
test(
  'a guide is put into the cart, paid for, owned, and its locked track plays',
  { tag: '@phone-full' },
  async ({ page, customer }) => {
    const guide = await toCart(page, customer);
    const main = page.getByRole('main');
    await expect(main.getByText('Single Subscription')).toBeVisible();
    await expect(main.getByRole('region', { name: 'Totals' })).toHaveText(
      new RegExp(`Total Products\\s*1\\s*Total Prices\\s*\\$${guide.price}`),
    );
    await expect(cartButton(page, 'Cart, 1 guide')).toBeVisible();

    await toPayment(page);
    await expect(page.getByText(`$ ${guide.price}`).first()).toBeVisible();
    await press(page, 'Pay');

    await page.waitForURL('**/user/cart?status=success');
    await expect(page.getByText('Payment successful')).toBeVisible();
    await isPaid(page);
    await expect(page.getByText('Total Products')).toHaveCount(0);
    await expect(cartButton(page, 'Cart')).toBeVisible();
    expect(await ownedBy(customer)).toEqual([guide.id]);

    await page.goto(`/audio-guide/${guide.id}`);
    const player = page.getByRole('region', { name: 'Player' });
    await expect(player).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0);
    await expect(lockedTracks(page)).toHaveCount(0);
    // The last track is not free: it was locked until now.
    await player.getByRole('listitem').last().getByRole('button').first().click();
    await listenUntil(page, 2);
  },
);

test.describe('a payment', () => {
  test('that is declined, then cancelled, leaves the cart and can be tried again', async ({
    page,
    customer,
    problems,
  }) => {
    // The status of a declined payment's page.
    problems.expect(...refusal(402, '/dev/payment/[^/]+/decline'));
    const guide = await toCart(page, customer);
    await toPayment(page);
    const address = page.url();
    await press(page, 'Decline');
    await expect(page.getByText('The card was declined. Nothing was charged.')).toBeVisible();

    await press(page, 'Cancel');
    await page.waitForURL('**/user/cart');
    await expect(page.getByText('The payment was not completed.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: guide.title })).toBeVisible();
    expect(await ownedBy(customer)).toEqual([]);

    // The same order has the same page.
    await toPayment(page);
    await expect(page).toHaveURL(address);
    await press(page, 'Pay');
    await isPaid(page);
    expect(await invoicesOf(customer)).toHaveLength(1);
  });

  test('is made once, however often and from how many tabs it is requested', async ({
    page,
    customer,
  }) => {
    const guide = await toCart(page, customer);
    const other = await anotherTab(page, '/user/cart');
    await expect(other.getByRole('button', { name: 'Purchase Now' })).toBeVisible();
    await page.getByRole('button', { name: 'Purchase Now' }).dblclick();
    await page.waitForURL(paymentPage);
    await toPayment(other);
    await expect(other).toHaveURL(page.url());

    await press(page, 'Pay');
    await isPaid(page);
    await press(other, 'Pay');
    await isPaid(other);
    expect(await ownedBy(customer)).toEqual([guide.id]);
    expect(await invoicesOf(customer)).toHaveLength(1);
  });

  const isOver = 'that is complete cannot be made again through Back';
  test(isOver, { tag: '@full' }, async ({ page, customer }) => {
    await toCart(page, customer);
    await toPayment(page);
    await press(page, 'Pay');
    await isPaid(page);
    await page.goBack();
    await page.waitForURL(paymentPage);
    await expect(page.getByRole('heading', { name: 'Paid already' })).toBeVisible();
    await page.goBack();
    await expect(page.getByText('You dont have any Cart Items')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Purchase Now' })).toHaveCount(0);
    expect(await invoicesOf(customer)).toHaveLength(1);
  });

  test('unlocks the guide in the other open tabs', async ({ page, customer }) => {
    const guide = await toCart(page, customer);
    const other = await anotherTab(page, `/audio-guide/${guide.id}`);
    const inCart = other.getByRole('button', { name: 'In your cart', exact: true });
    await expect(inCart).toBeVisible();
    await expect(lockedTracks(other).first()).toBeVisible();
    await toPayment(page);
    await press(page, 'Pay');
    await isPaid(page);
    await expect(cartButton(other, 'Cart')).toBeVisible();
    await expect(inCart).toHaveCount(0);
    await expect(lockedTracks(other)).toHaveCount(0);
  });
});

test('an add-to-cart that an ended session interrupts is carried out after signing in', async ({
  page,
  customer,
  problems,
}) => {
  // The refused call, and its message in the console.
  problems.expect(...refusal(401, '/users/cart/add'));
  const guide = await guideFor(customer);
  const isLoaded = answersTo(page, 'cart', 'wishlist', 'profile-data', 'download-key');
  await page.goto(`/audio-guide/${guide.id}`);
  await isLoaded;
  await expect(cartButton(page, 'Cart')).toBeVisible();
  // The session ends on the server, as if the customer signed out on another device.
  await callerOf(customer.token, e2eServer()).api('/api/v1/users/signout');
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/users/cart/add')) posts.push(request.method());
  });
  await press(page, 'Add to Cart');
  await fillSignIn(page, customer);
  await expect(cartButton(page, 'Cart, 1 guide')).toBeVisible();
  await expect(page.getByRole('button', { name: 'In your cart', exact: true })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/audio-guide/${guide.id}`);
  expect(posts).toEqual(['POST', 'POST']);
  expect(problems.seen).toHaveLength(2);
});

const removedInOne = 'a guide that is removed in one tab disappears in the other';
test(removedInOne, { tag: '@full' }, async ({ page, customer }) => {
  const guide = await toCart(page, customer);
  const other = await anotherTab(page, '/user');
  await cartButton(other, 'Cart, 1 guide').click();
  const popover = other.getByRole('dialog', { name: 'Cart' });
  await popover.getByRole('button', { name: `Remove ${guide.title}` }).click();
  await expect(popover.getByText('You Dont have any cart items')).toBeVisible();
  await expect(page.getByText('You dont have any Cart Items')).toBeVisible();
});
