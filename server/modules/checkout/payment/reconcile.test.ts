/** Orders whose webhook does not arrive (docs/faults.md). */
import { invoicesOf, ownedBy } from '../../../../tests/support/customers/shop.ts';
import {
  eachInStripeShop,
  openStripeShop,
  type Newcomer,
  type StripeShop,
} from '../../../../tests/support/stripe/stripeShop.ts';
import type { FakeStripe } from '../../../../tests/support/stripe/fakeStripe.ts';
import { ownDatabase } from '../../../../tests/support/server/ownServer.ts';
import { startServer } from '../../../../tests/support/server/server.ts';
import { until } from '../../../../tests/support/server/until.ts';

let shop: StripeShop;
let stripe: FakeStripe;
let who: Newcomer;

test('refunds and disputes whose webhooks never came are found', async () => {
  const databaseUrl = await ownDatabase();
  const own = await openStripeShop(3600, { DATABASE_URL: databaseUrl });
  try {
    const buyer = await own.newcomer();
    const [refunded, disputed] = [await buyer.buy(buyer.id(0)), await buyer.buy(buyer.id(1))];
    const dispute = own.stripe.disputed(disputed, 'created', 'needs_response');
    own.stripe.missed.push(dispute, own.stripe.refunded(refunded, refunded.amount_total));
    // A server asks when it starts, and some times a day.
    const env = { ...own.stripe.env, PAYMENT_CHECK_SECONDS: '3600' };
    const later = await startServer({ databaseUrl, env });
    await until(async () => (await ownedBy(buyer.customer)).length === 0);
    await later.stop();
  } finally {
    await own.close();
  }
});

describe('the reconciling job', () => {
  eachInStripeShop(1, (parts) => ({ shop, stripe, who } = parts));

  test('settles an order whose webhook never arrives', async () => {
    const session = await who.order(who.id(0));
    stripe.pay(session);
    await until(async () => (await ownedBy(who.customer)).length === 1);
    expect(await invoicesOf(who.customer)).toHaveLength(1);
  });

  test('stops checking a page that expired', async () => {
    const session = await who.order(who.id(0));
    Object.assign(session, { status: 'expired', url: null });
    const about = ({ id }: { id: string }) =>
      stripe.calls.filter((path) => path.includes(id)).length;
    await until(() => about(session) > 0);
    // This order stays open, so it is checked repeatedly: that shows when the job has run.
    const open = await (await shop.newcomer()).order(who.id(1));
    await until(() => about(open) > 2);
    const last = about(session);
    await until(() => about(open) > 4);
    expect(about(session)).toBe(last);
    expect(await ownedBy(who.customer)).toEqual([]);
  });

  test('continues after Stripe was not available', async () => {
    const session = await who.order(who.id(0));
    stripe.pay(session);
    stripe.trouble = 'unreachable';
    const before = stripe.calls.length;
    await until(() => stripe.calls.length > before + 1);
    expect(await ownedBy(who.customer)).toEqual([]);
    stripe.trouble = 'none';
    await until(async () => (await ownedBy(who.customer)).length === 1);
  });
});
