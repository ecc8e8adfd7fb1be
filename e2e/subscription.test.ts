import type { Page } from 'playwright-core';
import { invoicesOf, ownedBy } from '../server/test/shop.ts';
import { axeFinds } from './axe.ts';
import { closeBrowser, listenUntil, visit } from './browser.ts';
import { fillSignIn, freshCustomer } from './customer.ts';
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

const plan = /Abbonamento annuale/;
const choose = (page: Page) => page.getByRole('radio', { name: plan }).check();
/** The one call that a visitor is refused, and its line in the console. */
const refused = [/401/];

async function toPlans(size: 'desktop' | 'phone' = 'desktop') {
  const customer = await freshCustomer();
  const visitor = await visitAs(customer, size);
  await visitor.page.goto('/subscribe');
  await choose(visitor.page);
  return { ...visitor, customer };
}

describe.each(['desktop', 'phone'] as const)('on a %s', (size) => {
  it('a visitor chooses a plan, signs in, pays once, and every guide plays', async () => {
    const customer = await freshCustomer();
    const visitor = await visit(size);
    const { page } = visitor;
    const orders: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/users/subscription')) orders.push(request.method());
    });
    await page.goto('/subscribe');
    expect(await page.getByRole('button', { name: 'Select A Plan' }).isDisabled()).toBe(true);
    await choose(page);
    expect(await axeFinds(page, 'main')).toEqual([]);
    await press(page, 'Subscribe New');
    await page.getByText('Please Sing In Your Account..').waitFor();
    await fillSignIn(page, customer);
    await page.waitForURL(paymentPage);
    expect(orders.filter((method) => method === 'POST')).toHaveLength(2);
    await page.getByText('$ 59.99').first().waitFor();
    await press(page, 'Pay');
    await page.waitForURL('**/user/cart?status=success');
    await page.getByText(/Your subscription is active/).waitFor();

    const guide = await guideFor(customer, 3);
    await page.goto(`/audio-guide/${guide.id}`);
    const player = page.getByRole('region', { name: 'Player' });
    await player.waitFor();
    expect(await lockedTracks(page).count()).toBe(0);
    await player.getByRole('listitem').last().getByRole('button').first().click();
    await listenUntil(page, 1);
    await page.goto('/user/profile?Tab=Subscriptions');
    await page.getByRole('heading', { name: plan }).waitFor();
    await page.goto(`/user/subscribe/${guide.id}`);
    await page.getByText('Your subscription covers this guide.').waitFor();
    await page.goto('/subscribe');
    await page.getByText(/You are subscribed/).waitFor();
    expect(await invoicesOf(customer)).toHaveLength(1);
    expect(besides(visitor, ...refused)).toEqual([]);
  });
});

describe('a plan', () => {
  it('that is declined, then cancelled, is not bought, and can be tried again', async () => {
    const visitor = await toPlans();
    const { page, customer } = visitor;
    await press(page, 'Subscribe New');
    await page.waitForURL(paymentPage);
    const address = page.url();
    await press(page, 'Decline');
    await page.getByText('The card was declined. Nothing was charged.').waitFor();
    await press(page, 'Cancel');
    await page.waitForURL('**/subscribe');
    await page.getByText(/The payment was not completed/).waitFor();
    expect(await ownedBy(customer)).toEqual([]);
    await choose(page);
    await press(page, 'Subscribe New');
    await page.waitForURL(paymentPage);
    expect(page.url()).toBe(address);
    expect(besides(visitor, /402/)).toEqual([]);
  });

  it('is one order from a double click and two tabs; Back after paying offers no second payment', async () => {
    const { page, customer } = await toPlans();
    const other = await page.context().newPage();
    await other.goto('/subscribe');
    await choose(other);
    await page.getByRole('button', { name: 'Subscribe New' }).dblclick();
    await page.waitForURL(paymentPage);
    await press(other, 'Subscribe New');
    await other.waitForURL(paymentPage);
    expect(other.url()).toBe(page.url());
    await press(page, 'Pay');
    await page.getByText(/Your subscription is active/).waitFor();
    await press(other, 'Pay');
    await other.getByText(/Your subscription is active/).waitFor();
    expect(await invoicesOf(customer)).toHaveLength(1);

    await page.goBack();
    await page.getByRole('heading', { name: 'Paid already' }).waitFor();
    await page.goBack();
    await page.getByText(/You are subscribed/).waitFor();
    expect(await invoicesOf(customer)).toHaveLength(1);
  });

  it('confirmed 10 s late: the page waits, and the tab that plays unlocks', async () => {
    const { page, customer } = await toPlans();
    const guide = await guideFor(customer);
    const other = await page.context().newPage();
    await other.goto(`/audio-guide/${guide.id}`);
    await lockedTracks(other).first().waitFor();
    await press(page, 'Subscribe New');
    await page.waitForURL(paymentPage);
    await press(page, 'Pay, confirmed 10 s later');
    await page.getByText('We are opening the catalogue for you…').waitFor();
    await page.getByText(/Your subscription is active/).waitFor({ timeout: 25_000 });
    await lockedTracks(other).first().waitFor({ state: 'detached' });
    expect(await lockedTracks(other).count()).toBe(0);
  });

  it('with the provider down: a message, and it can be tried again', async () => {
    const visitor = await toPlans();
    const { page } = visitor;
    await withoutProvider(async () => {
      await press(page, 'Subscribe New');
      await page.getByRole('alert').filter({ hasText: providerIsDown }).waitFor();
    });
    await press(page, 'Subscribe New');
    await page.waitForURL(paymentPage);
    expect(besides(visitor, /503/)).toEqual([]);
  });
});
