/** Stripe’s webhooks, signed by its SDK (docs/faults.md). */
import { json } from '../../../../tests/support/server/client.ts';
import type { TestServer } from '../../../../tests/support/server/server.ts';
import { cartOf, invoicesOf, ownedBy } from '../../../../tests/support/customers/shop.ts';
import {
  eachInStripeShop,
  type Newcomer,
  type StripeShop,
} from '../../../../tests/support/stripe/stripeShop.ts';
import type { FakeSession } from '../../../../tests/support/stripe/stripeCalls.ts';
import type { FakeStripe } from '../../../../tests/support/stripe/fakeStripe.ts';
import { until } from '../../../../tests/support/server/until.ts';

const COMPLETED = 'checkout.session.completed';

const shapeless = (type: string, object: unknown): string =>
  JSON.stringify({
    id: 'evt_shapeless',
    object: 'event',
    livemode: false,
    created: 1,
    type,
    data: { object },
  });

let shop: StripeShop;
let stripe: FakeStripe;
let server: TestServer;
let who: Newcomer;

const refundsOf = ({ payment_intent }: FakeSession) =>
  stripe.refunds.filter((one) => one.payment_intent === payment_intent);

/** Pays an order that is paid once more, at another page. */
async function payAgain(session: FakeSession): Promise<FakeSession> {
  const again = stripe.payAgain(session);
  await shop.tell(again);
  return again;
}

describe('webhooks', () => {
  eachInStripeShop(3600, (parts) => ({ shop, stripe, server, who } = parts));

  test('a webhook that arrives twenty times grants one entitlement', async () => {
    const session = await who.order(who.id(0));
    stripe.pay(session);
    const event = stripe.event(COMPLETED, session);
    const some = await Promise.all(
      Array.from({ length: 10 }, () => stripe.deliver(server.url, event)),
    );
    for (let n = 0; n < 10; n += 1) some.push(await shop.tell(session));
    expect(new Set(some.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await ownedBy(who.customer)).toEqual([who.id(0)]);
    expect(await invoicesOf(who.customer)).toHaveLength(1);
    // The refund of a second payment shows that a refund of the first one would have been made by now.
    const again = await payAgain(session);
    await until(() => refundsOf(again).length > 0);
    expect(refundsOf(session)).toEqual([]);
  });

  test('a late “expired” event ends nothing, and a payment after an early one still counts', async () => {
    const paidFirst = await who.order(who.id(0));
    stripe.pay(paidFirst);
    await shop.tell(paidFirst);
    expect((await shop.tellExpired(paidFirst)).status).toBe(200);
    expect(await ownedBy(who.customer)).toEqual([who.id(0)]);

    const expiredFirst = await who.order(who.id(1));
    await shop.tellExpired(expiredFirst);
    stripe.pay(expiredFirst);
    await shop.tell(expiredFirst);
    await shop.tellExpired(expiredFirst);
    expect(await ownedBy(who.customer)).toEqual([who.id(0), who.id(1)]);
    expect((await cartOf(who.customer)).data).toEqual([]);
  });

  test('the return from the payment page requests the payment from Stripe when no webhook has arrived', async () => {
    const session = await who.order(who.id(0));
    const comeBack = async (): Promise<string | null> =>
      (await fetch(session.success_url, { redirect: 'manual' })).headers.get('location');
    stripe.pay(session);
    // No webhook has arrived.
    expect(await comeBack()).toBe('/user/cart?status=success');
    expect(await ownedBy(who.customer)).toEqual([who.id(0)]);
    await shop.tell(session);
    expect(await comeBack()).toBe('/user/cart?status=success');
    expect(await invoicesOf(who.customer)).toHaveLength(1);
  });

  test('an event that is unsigned, old, altered or signed with another secret is refused with 400 and grants nothing', async () => {
    const session = await who.order(who.id(0));
    stripe.pay(session);
    const event = stripe.event(COMPLETED, session);
    const wrong: [string, string | null][] = [
      [event, null],
      [event, ''],
      [event, 't=1,v1=00'],
      [event, stripe.signature(event, { secondsAgo: 301 })],
      [event, stripe.signature(event, { secret: 'whsec_other' })],
      [event.replace('"complete"', '"complete" '), stripe.signature(event)],
      [stripe.event(COMPLETED, { ...session, amount_total: 1 }), stripe.signature(event)],
      ['', stripe.signature(event)],
    ];
    for (const [payload, signature] of wrong) {
      const response = await stripe.deliver(server.url, payload, signature);
      expect([signature, response.status]).toEqual([signature, 400]);
      expect(await json(response)).toEqual({ message: expect.any(String) });
    }
    expect(await ownedBy(who.customer)).toEqual([]);
    expect((await stripe.deliver(server.url, event)).status).toBe(200);
    expect(await ownedBy(who.customer)).toEqual([who.id(0)]);
  });

  test.each([
    'no json',
    'null',
    '[]',
    '{}',
    JSON.stringify({ id: 'evt_1', type: COMPLETED }),
    ...[
      null,
      {},
      { id: 7 },
      { id: 'cs_1', status: 'complete', payment_status: 'paid' },
      {
        id: 'cs_1',
        status: 'complete',
        payment_status: 'paid',
        client_reference_id: 'x',
        payment_intent: 'pi_1',
        amount_total: 4.5,
        currency: 'usd',
      },
    ].map((object) => shapeless(COMPLETED, object)),
    shapeless('charge.refunded', { id: 'ch_1', payment_intent: 'pi_1', amount_refunded: -1 }),
    shapeless('charge.dispute.created', { id: 'dp_1', payment_intent: 'pi_1' }),
  ])('an event that is signed and malformed is refused with 400: %s', async (payload) => {
    const response = await stripe.deliver(server.url, payload);
    expect([response.status, await json(response)]).toEqual([400, { message: expect.any(String) }]);
  });

  test('an event of the live mode is refused by a shop with a test key', async () => {
    const session = await who.order(who.id(0));
    stripe.pay(session);
    const live = stripe.event(COMPLETED, session, { livemode: true });
    expect((await stripe.deliver(server.url, live)).status).toBe(400);
    expect(await ownedBy(who.customer)).toEqual([]);
  });

  test('events of other kinds and of unknown orders are accepted with 200 and change nothing', async () => {
    const session = await who.order(who.id(0));
    stripe.pay(session);
    for (const event of [
      stripe.event('payment_intent.succeeded', { id: 'pi_1' }),
      stripe.event(COMPLETED, {
        ...session,
        client_reference_id: 'of another shop',
      }),
      stripe.event(COMPLETED, { ...session, client_reference_id: null }),
      stripe.event(COMPLETED, { ...session, payment_status: 'unpaid' }),
      stripe.event('checkout.session.expired', { id: 'cs_unknown' }),
    ]) {
      expect((await stripe.deliver(server.url, event)).status).toBe(200);
    }
    expect(await ownedBy(who.customer)).toEqual([]);
  });

  test('a payment of another amount grants nothing and is refunded', async () => {
    const session = await who.order(who.id(0));
    stripe.pay(session);
    session.amount_total = 1;
    await shop.tell(session);
    expect(await ownedBy(who.customer)).toEqual([]);
    await until(() => refundsOf(session).some(({ amount }) => amount === 1));
    expect((await cartOf(who.customer)).data).toHaveLength(1);
  });

  test('a second session of an order that is paid is refunded in full', async () => {
    const session = await who.order(who.id(0));
    stripe.pay(session);
    await shop.tell(session);
    const again = await payAgain(session);
    await until(() => refundsOf(again).some(({ amount }) => amount === session.amount_total));
    expect(await ownedBy(who.customer)).toEqual([who.id(0)]);
    expect(await invoicesOf(who.customer)).toHaveLength(1);
  });
});
