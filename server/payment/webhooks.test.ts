/** Stripe’s webhooks, signed by its SDK (faults.md, *Commerce* and *The server*). */
import { describeServer, json } from '../test/client.ts';
import type { TestServer } from '../test/server.ts';
import { cartOf, invoicesOf, ownedBy } from '../test/shop.ts';
import { openStripeShop, type Newcomer, type StripeShop } from '../test/stripeShop.ts';
import type { StripeStandIn } from '../test/stripeStandIn.ts';
import { until } from '../test/until.ts';

const COMPLETED = 'checkout.session.completed';

let shop: StripeShop;
let stripe: StripeStandIn;
let server: TestServer;
let who: Newcomer;

describeServer('webhooks', () => {
  beforeAll(async () => {
    shop = await openStripeShop(3600);
    ({ stripe, server } = shop);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    who = await shop.newcomer();
  });

  test('a webhook twenty times, at once and one by one: one entitlement', async () => {
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
    expect(stripe.refunds.filter((one) => one.payment_intent === session.payment_intent)).toEqual(
      [],
    );
  });

  test('a late “expired” takes nothing back; one that comes first is overruled by the payment', async () => {
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

  test('before the redirect, or only by the redirect: the way back asks Stripe itself', async () => {
    const session = await who.order(who.id(0));
    const comeBack = async (): Promise<string | null> =>
      (await fetch(session.success_url, { redirect: 'manual' })).headers.get('location');
    expect(await comeBack()).toBe('/user/cart');
    stripe.pay(session);
    // No webhook has come.
    expect(await comeBack()).toBe('/user/cart?status=success');
    expect(await ownedBy(who.customer)).toEqual([who.id(0)]);
    await shop.tell(session);
    expect(await comeBack()).toBe('/user/cart?status=success');
    expect(await invoicesOf(who.customer)).toHaveLength(1);
  });

  test('unsigned, stale, altered, or signed with another secret: 400, and nothing is opened', async () => {
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
      const answer = await stripe.deliver(server.url, payload, signature);
      expect([signature, answer.status]).toEqual([signature, 400]);
      expect(await json(answer)).toEqual({ message: expect.any(String) });
    }
    expect(await ownedBy(who.customer)).toEqual([]);
    expect((await stripe.deliver(server.url, event)).status).toBe(200);
    expect(await ownedBy(who.customer)).toEqual([who.id(0)]);
  });

  test('news of other things, and of orders that are not ours: 200, and nothing happens', async () => {
    const session = await who.order(who.id(0));
    stripe.pay(session);
    for (const event of [
      stripe.event('payment_intent.succeeded', { id: 'pi_1' }),
      stripe.event(COMPLETED, {
        ...session,
        client_reference_id: 'of somebody',
      }),
      stripe.event(COMPLETED, { ...session, client_reference_id: null }),
      stripe.event(COMPLETED, { ...session, payment_status: 'unpaid' }),
      stripe.event('checkout.session.expired', { id: 'cs_unknown' }),
    ]) {
      expect((await stripe.deliver(server.url, event)).status).toBe(200);
    }
    expect(await ownedBy(who.customer)).toEqual([]);
  });

  test('another amount than was asked for opens nothing and goes back', async () => {
    const session = await who.order(who.id(0));
    stripe.pay(session);
    session.amount_total = 1;
    await shop.tell(session);
    expect(await ownedBy(who.customer)).toEqual([]);
    await until(async () =>
      stripe.refunds.some(
        (one) => one.payment_intent === session.payment_intent && one.amount === 1,
      ),
    );
    expect((await cartOf(who.customer)).data).toHaveLength(1);
  });
});
