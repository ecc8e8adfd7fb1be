import { cartOf } from '../../support/customers/shop.ts';
import { addFault, removeFaults } from '../../scenarios/faults.ts';
import { e2eServer } from '../support/server.ts';
import { guideFor, paymentPage, press } from '../support/actions/shop.ts';
import { refusal } from '../support/problems.ts';
import { expect, test } from '../support/test.ts';

// A fault affects the whole server.
test.use({ ownServer: {} });

const providerIsDown = 'The payment service does not respond at the moment.';

/** Acts while the payment provider does not respond to the server. */
async function withoutProvider(act: () => Promise<void>): Promise<void> {
  await addFault(e2eServer(), { kind: 'payment-down' });
  try {
    await act();
  } finally {
    await removeFaults(e2eServer());
  }
}

test('the payment provider down: a message, the cart kept, and it can be tried again', async ({
  page,
  customer,
  problems,
}) => {
  problems.expect(...refusal(503, '/users/checkout'));
  const guide = await guideFor(customer);
  await page.goto(`/user/subscribe/${guide.id}`);
  await press(page, 'Add to Cart');
  await page.waitForURL('**/user/cart');
  await withoutProvider(async () => {
    await press(page, 'Purchase Now');
    await expect(page.getByRole('alert').filter({ hasText: providerIsDown })).toBeVisible();
  });
  expect((await cartOf(customer)).data).toHaveLength(1);
  await press(page, 'Purchase Now');
  await page.waitForURL(paymentPage);
});

const planIsDown = 'a plan with the provider down: a message, and it can be tried again';
test(planIsDown, { tag: '@full' }, async ({ page, customer: _, problems }) => {
  problems.expect(...refusal(503, '/users/subscription'));
  await page.goto('/subscribe');
  await page.getByRole('radio', { name: /Abbonamento annuale/ }).check();
  await withoutProvider(async () => {
    await press(page, 'Subscribe New');
    await expect(page.getByRole('alert').filter({ hasText: providerIsDown })).toBeVisible();
  });
  await press(page, 'Subscribe New');
  await page.waitForURL(paymentPage);
});
