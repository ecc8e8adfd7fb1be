/** A second payment is refunded: see modules/checkout/orders/settlement.ts. */
import { mailsTo } from '../../../tests/support/customers/customer.ts';
import {
  requestPlan,
  invoicesOf,
  ownedBy,
  planNamed,
  urlOf,
} from '../../../tests/support/customers/shop.ts';
import {
  eachInStripeShop,
  type Newcomer,
  type StripeShop,
} from '../../../tests/support/stripe/stripeShop.ts';
import type { FakeStripe } from '../../../tests/support/stripe/fakeStripe.ts';
import { until } from '../../../tests/support/server/until.ts';

let shop: StripeShop;
let stripe: FakeStripe;
let who: Newcomer;

describe('a second payment', () => {
  eachInStripeShop(3600, (parts) => ({ shop, stripe, who } = parts));

  test('of one of two pages is refunded for what was bought twice, and the rest is kept', async () => {
    const first = await who.order(who.id(0));
    const second = await who.order(who.id(0), who.id(1));
    // Simulates a payment just before the page was closed.
    Object.assign(first, { status: 'open' });
    stripe.pay(first);
    stripe.pay(second);
    await shop.tell(second);
    await shop.tell(first);
    await until(async () =>
      stripe.refunds.some(
        ({ payment_intent, amount }) =>
          payment_intent === first.payment_intent && amount === first.amount_total,
      ),
    );
    expect(stripe.refunds.some((one) => one.payment_intent === second.payment_intent)).toBe(false);
    const [mail] = await mailsTo(who.customer.email, shop.server.url);
    expect(mail?.subject).toMatch(/returning a payment/);
    expect(mail?.text).toContain(`${who.guides[0]?.price} USD`);
    expect(await invoicesOf(who.customer)).toHaveLength(1);
    expect(await ownedBy(who.customer)).toEqual([who.id(0), who.id(1)]);
  });

  test('of a larger order is refunded only for what is owned', async () => {
    const first = await who.order(who.id(0));
    const second = await who.order(who.id(1));
    Object.assign(first, { status: 'open' });
    stripe.pay(first);
    stripe.pay(second);
    await shop.tell(first);
    await shop.tell(second);
    const twice = who.cents(0);
    await until(async () =>
      stripe.refunds.some((one) => one.payment_intent === second.payment_intent),
    );
    expect(stripe.refunds.filter((one) => one.payment_intent === second.payment_intent)).toEqual([
      expect.objectContaining({ amount: twice }),
    ]);
    const [newest] = await invoicesOf(who.customer);
    expect([newest?.positions, newest?.paid_amount]).toEqual([
      [who.guides[1]?.title],
      who.guides[1]?.price,
    ]);
    expect(await ownedBy(who.customer)).toEqual([who.id(0), who.id(1)]);
  });

  test('of a plan on another page is refunded', async () => {
    const annual = await planNamed(who.customer, /annuale$/);
    const lifetime = await planNamed(who.customer, /sempre/);
    const first = stripe.at(await urlOf(requestPlan(who.customer, annual.id)));
    const second = stripe.at(await urlOf(requestPlan(who.customer, lifetime.id)));
    expect(first.status).toBe('expired');
    Object.assign(first, { status: 'open' });
    stripe.pay(first);
    stripe.pay(second);
    await shop.tell(second);
    await shop.tell(first);
    await until(async () =>
      stripe.refunds.some((one) => one.payment_intent === first.payment_intent),
    );
    expect(await invoicesOf(who.customer)).toHaveLength(1);
  });
});
