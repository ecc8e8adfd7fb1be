import type { Page } from '@playwright/test';
import { invoicesOf } from '../../support/customers/shop.ts';
import { axeFinds } from '../support/axe.ts';
import { listenUntil } from '../support/actions/audio.ts';
import { fillSignIn } from '../support/actions/customer.ts';
import { guideFor, lockedTracks, paymentPage, press } from '../support/actions/shop.ts';
import { refusal } from '../support/problems.ts';
import { expect, test } from '../support/test.ts';

const plan = /Abbonamento annuale/;
const choose = (page: Page) => page.getByRole('radio', { name: plan }).check();
async function toPlans(page: Page): Promise<void> {
  await page.goto('/subscribe');
  await choose(page);
}

test.describe('at either size', { tag: '@phone-full' }, () => {
  // Shows.
  test('a visitor chooses a plan, signs in, pays once, and every guide plays', async ({
    page,
    stranger,
    problems,
  }) => {
    problems.expect(...refusal(401, '/users/subscription'));
    const orders: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/users/subscription')) orders.push(request.method());
    });
    await page.goto('/subscribe');
    await expect(page.getByRole('button', { name: 'Select A Plan' })).toBeDisabled();
    await choose(page);
    expect(await axeFinds(page, 'main')).toEqual([]);
    await press(page, 'Subscribe New');
    await expect(page.getByText('Please Sing In Your Account..')).toBeVisible();
    await fillSignIn(page, stranger);
    await page.waitForURL(paymentPage);
    expect(orders.filter((method) => method === 'POST')).toHaveLength(2);
    await expect(page.getByText('$59.99').first()).toBeVisible();
    await press(page, 'Order with obligation to pay');
    await page.waitForURL('**/user/cart?status=success');
    await expect(page.getByText(/Your subscription is active/)).toBeVisible();

    const guide = await guideFor(stranger, 3);
    await page.goto(`/audio-guide/${guide.id}`);
    const player = page.getByRole('region', { name: 'Player' });
    await expect(player).toBeVisible();
    await expect(lockedTracks(page)).toHaveCount(0);
    await player.getByRole('listitem').last().getByRole('button').first().click();
    await listenUntil(page, 1);
    await page.goto('/user/profile?Tab=Subscriptions');
    await expect(page.getByRole('heading', { name: plan })).toBeVisible();
    await page.goto(`/user/subscribe/${guide.id}`);
    await expect(page.getByText('Your subscription covers this guide.')).toBeVisible();
    await page.goto('/subscribe');
    await expect(page.getByText(/You are subscribed/)).toBeVisible();
    expect(await invoicesOf(stranger)).toHaveLength(1);
  });
});

test('a plan is one order from a double click and two tabs; Back after paying offers no second payment', async ({
  page,
  customer,
}) => {
  await toPlans(page);
  const other = await page.context().newPage();
  await other.goto('/subscribe');
  await choose(other);
  await page.getByRole('button', { name: 'Subscribe New' }).dblclick();
  await page.waitForURL(paymentPage);
  await press(other, 'Subscribe New');
  await other.waitForURL(paymentPage);
  expect(other.url()).toBe(page.url());
  await press(page, 'Order with obligation to pay');
  await expect(page.getByText(/Your subscription is active/)).toBeVisible();
  await press(other, 'Order with obligation to pay');
  await expect(other.getByText(/Your subscription is active/)).toBeVisible();
  expect(await invoicesOf(customer)).toHaveLength(1);

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Paid already' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/You are subscribed/)).toBeVisible();
  expect(await invoicesOf(customer)).toHaveLength(1);
});
