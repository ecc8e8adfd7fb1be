/** Stripe's own SDK against a stand-in of its API (faults.md, *Commerce* and *The server*). */
import { setTimeout as sleep } from 'node:timers/promises';
import type { WireGuide } from '../../contract/catalogue.ts';
import { describeServer, json } from '../test/client.ts';
import { newCustomer, type TestCustomer } from '../test/customer.ts';
import { startOwn, stopOwn } from '../test/ownServer.ts';
import type { TestServer } from '../test/server.ts';
import {
  askCheckout,
  askPlan,
  cartOf,
  guidesFor,
  invoicesOf,
  ownedBy,
  planNamed,
  put,
  urlOf,
} from '../test/shop.ts';
import { StripeStandIn, type StandInSession } from '../test/stripeStandIn.ts';

jest.setTimeout(60_000);

let stripe: StripeStandIn;
let server: TestServer;
let customer: TestCustomer;
let guides: WireGuide[];
const id = (index: number): number => guides[index]?.id ?? 0;

const completed = (session: StandInSession): string =>
  stripe.event('checkout.session.completed', session);
const expired = (session: StandInSession): string =>
  stripe.event('checkout.session.expired', { ...session, status: 'expired' });

async function until(what: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 15_000;
  while (!(await what())) {
    if (Date.now() > end) throw new Error(`It never came: ${what.toString()}`);
    await sleep(100);
  }
}

/** A checkout of these guides, and its page at Stripe. */
async function order(...guideIds: number[]): Promise<StandInSession> {
  await put(customer, ...guideIds);
  return stripe.at(await urlOf(askCheckout(customer)));
}

const start = async (seconds: number): Promise<void> => {
  stripe = await new StripeStandIn().start();
  server = await startOwn({ env: { ...stripe.env, PAYMENT_CHECK_SECONDS: String(seconds) } });
};
const stop = async (): Promise<void> => {
  await stopOwn();
  await stripe.stop();
};
const newcomer = async (): Promise<void> => {
  stripe.trouble = 'none';
  customer = await newCustomer({ base: server.url });
  guides = await guidesFor(customer);
};

describeServer('Stripe, with nothing done but what a webhook asks for', () => {
  beforeAll(() => start(3600));
  afterAll(stop);
  beforeEach(newcomer);

  test('a hosted page with our prices in cents, the way back, and a reference that says nothing', async () => {
    const session = await order(id(0), id(1));
    const { sub_total } = await cartOf(customer);
    expect(session).toMatchObject({
      amount_total: Number(sub_total.replace('.', '')),
      currency: 'usd',
      customer_email: customer.email,
      client_reference_id: expect.stringMatching(/^[\w-]{24}$/),
      success_url: `${server.url}/payment/return?order=${session.client_reference_id}`,
      cancel_url: `${server.url}/user/cart`,
    });
    expect((await fetch(`${server.url}/dev/payment/x/pay`, { method: 'POST' })).status).toBe(404);
  });

  test('thirty checkouts at once: one page at Stripe', async () => {
    await put(customer, id(0));
    const before = stripe.sessions.size;
    const urls = await Promise.all(Array.from({ length: 30 }, () => urlOf(askCheckout(customer))));
    expect([new Set(urls).size, stripe.sessions.size - before]).toEqual([1, 1]);
  });

  test('a webhook twenty times, at once and one by one: one entitlement', async () => {
    const session = await order(id(0));
    stripe.pay(session);
    const event = completed(session);
    const some = await Promise.all(
      Array.from({ length: 10 }, () => stripe.deliver(server.url, event)),
    );
    for (let n = 0; n < 10; n += 1) some.push(await stripe.deliver(server.url, completed(session)));
    expect(new Set(some.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await ownedBy(customer)).toEqual([id(0)]);
    expect(await invoicesOf(customer)).toHaveLength(1);
    expect(stripe.refunds.filter((one) => one.payment_intent === session.payment_intent)).toEqual(
      [],
    );
  });

  test('a late “expired” takes nothing back; one that comes first is overruled by the payment', async () => {
    const paidFirst = await order(id(0));
    stripe.pay(paidFirst);
    await stripe.deliver(server.url, completed(paidFirst));
    expect((await stripe.deliver(server.url, expired(paidFirst))).status).toBe(200);
    expect(await ownedBy(customer)).toEqual([id(0)]);

    const expiredFirst = await order(id(1));
    await stripe.deliver(server.url, expired(expiredFirst));
    stripe.pay(expiredFirst);
    await stripe.deliver(server.url, completed(expiredFirst));
    await stripe.deliver(server.url, expired(expiredFirst));
    expect(await ownedBy(customer)).toEqual([id(0), id(1)]);
    expect((await cartOf(customer)).data).toEqual([]);
  });

  test('before the redirect, or only by the redirect: the way back asks Stripe itself', async () => {
    const session = await order(id(0));
    const comeBack = async (): Promise<string | null> =>
      (await fetch(session.success_url, { redirect: 'manual' })).headers.get('location');
    expect(await comeBack()).toBe('/user/cart');
    stripe.pay(session);
    // No webhook has come.
    expect(await comeBack()).toBe('/user/cart?status=success');
    expect(await ownedBy(customer)).toEqual([id(0)]);
    await stripe.deliver(server.url, completed(session));
    expect(await comeBack()).toBe('/user/cart?status=success');
    expect(await invoicesOf(customer)).toHaveLength(1);
  });

  test('unsigned, stale, altered, or signed with another secret: 400, and nothing is opened', async () => {
    const session = await order(id(0));
    stripe.pay(session);
    const event = completed(session);
    const wrong: [string, string | null][] = [
      [event, null],
      [event, ''],
      [event, 't=1,v1=00'],
      [event, stripe.signature(event, { secondsAgo: 301 })],
      [event, stripe.signature(event, { secret: 'whsec_other' })],
      [event.replace('"complete"', '"complete" '), stripe.signature(event)],
      [completed({ ...session, amount_total: 1 }), stripe.signature(event)],
      ['', stripe.signature(event)],
    ];
    for (const [payload, signature] of wrong) {
      const answer = await stripe.deliver(server.url, payload, signature);
      expect([signature, answer.status]).toEqual([signature, 400]);
      expect(await json(answer)).toEqual({ message: expect.any(String) });
    }
    expect(await ownedBy(customer)).toEqual([]);
    expect((await stripe.deliver(server.url, event)).status).toBe(200);
    expect(await ownedBy(customer)).toEqual([id(0)]);
  });

  test('news of other things, and of orders that are not ours: 200, and nothing happens', async () => {
    const session = await order(id(0));
    stripe.pay(session);
    for (const event of [
      stripe.event('payment_intent.succeeded', { id: 'pi_1' }),
      stripe.event('checkout.session.completed', {
        ...session,
        client_reference_id: 'of somebody',
      }),
      stripe.event('checkout.session.completed', { ...session, client_reference_id: null }),
      stripe.event('checkout.session.completed', { ...session, payment_status: 'unpaid' }),
      stripe.event('checkout.session.expired', { id: 'cs_unknown' }),
    ]) {
      expect((await stripe.deliver(server.url, event)).status).toBe(200);
    }
    expect(await ownedBy(customer)).toEqual([]);
  });

  test('another amount than was asked for opens nothing and goes back', async () => {
    const session = await order(id(0));
    stripe.pay(session);
    session.amount_total = 1;
    await stripe.deliver(server.url, completed(session));
    expect(await ownedBy(customer)).toEqual([]);
    await until(async () =>
      stripe.refunds.some(
        (one) => one.payment_intent === session.payment_intent && one.amount === 1,
      ),
    );
    expect((await cartOf(customer)).data).toHaveLength(1);
  });

  test('a changed cart: the older page is expired at Stripe before the new one is handed out', async () => {
    const first = await order(id(0));
    const second = await order(id(1));
    expect([first.status, second.status]).toEqual(['expired', 'open']);
    expect(second.id).not.toBe(first.id);
  });

  test('the older page was paid in the meantime: it counts, and the new order is for the rest alone', async () => {
    const first = await order(id(0));
    stripe.pay(first);
    const second = await order(id(1));
    expect(await ownedBy(customer)).toEqual([id(0)]);
    expect(second.amount_total).toBe(Number(guides[1]?.price.replace('.', '')));
  });

  test('“Purchase Now” again after paying, before any news: the way to success, and no second page', async () => {
    const session = await order(id(0));
    stripe.pay(session);
    expect(await urlOf(askCheckout(customer))).toBe(`${server.url}/user/cart?status=success`);
    expect(await ownedBy(customer)).toEqual([id(0)]);
    expect(await invoicesOf(customer)).toHaveLength(1);
  });

  test('both pages paid all the same: what came twice goes back, the rest is kept', async () => {
    const first = await order(id(0));
    const second = await order(id(0), id(1));
    // As if Stripe had taken the money in the instant before the page was closed.
    Object.assign(first, { status: 'open' });
    stripe.pay(first);
    stripe.pay(second);
    await stripe.deliver(server.url, completed(second));
    await stripe.deliver(server.url, completed(first));
    await until(async () =>
      stripe.refunds.some(
        ({ payment_intent, amount }) =>
          payment_intent === first.payment_intent && amount === first.amount_total,
      ),
    );
    expect(stripe.refunds.some((one) => one.payment_intent === second.payment_intent)).toBe(false);
    expect(await invoicesOf(customer)).toHaveLength(1);
    expect(await ownedBy(customer)).toEqual([id(0), id(1)]);
  });

  test('the larger one came second: only the part that is owned goes back', async () => {
    const first = await order(id(0));
    const second = await order(id(1));
    Object.assign(first, { status: 'open' });
    stripe.pay(first);
    stripe.pay(second);
    await stripe.deliver(server.url, completed(first));
    await stripe.deliver(server.url, completed(second));
    const twice = Number(guides[0]?.price.replace('.', ''));
    await until(async () =>
      stripe.refunds.some((one) => one.payment_intent === second.payment_intent),
    );
    expect(stripe.refunds.filter((one) => one.payment_intent === second.payment_intent)).toEqual([
      expect.objectContaining({ amount: twice }),
    ]);
    const [newest] = await invoicesOf(customer);
    expect([newest?.positions, newest?.paid_amount]).toEqual([
      [guides[1]?.title],
      guides[1]?.price,
    ]);
    expect(await ownedBy(customer)).toEqual([id(0), id(1)]);
  });

  test('a page that expired unpaid is followed by a new one', async () => {
    const first = await order(id(0));
    Object.assign(first, { status: 'expired', url: null });
    const second = stripe.at(await urlOf(askCheckout(customer)));
    expect([second.status, second.id === first.id]).toEqual(['open', false]);
  });

  test.each(['unreachable', 'failing', 'wrong key'] as const)(
    'Stripe is %s: an error message, the cart kept, and a new try when it is back',
    async (trouble) => {
      await put(customer, id(0));
      stripe.trouble = trouble;
      const answer = await askCheckout(customer);
      expect(answer.status).toBe(trouble === 'wrong key' ? 502 : 503);
      expect(await json(answer)).toEqual({ message: expect.stringMatching(/cart is kept/) });
      expect((await cartOf(customer)).data).toHaveLength(1);
      const plan = await planNamed(customer, /annuale$/);
      expect((await askPlan(customer, plan.id)).status).toBeGreaterThanOrEqual(502);
      stripe.trouble = 'none';
      expect(stripe.at(await urlOf(askCheckout(customer))).status).toBe('open');
    },
  );

  test('a plan, paid twice by way of two pages: the second goes back', async () => {
    const annual = await planNamed(customer, /annuale$/);
    const lifetime = await planNamed(customer, /sempre/);
    const first = stripe.at(await urlOf(askPlan(customer, annual.id)));
    const second = stripe.at(await urlOf(askPlan(customer, lifetime.id)));
    expect(first.status).toBe('expired');
    Object.assign(first, { status: 'open' });
    stripe.pay(first);
    stripe.pay(second);
    await stripe.deliver(server.url, completed(second));
    await stripe.deliver(server.url, completed(first));
    await until(async () =>
      stripe.refunds.some((one) => one.payment_intent === first.payment_intent),
    );
    expect(await invoicesOf(customer)).toHaveLength(1);
  });
});

describeServer('the reconciling job', () => {
  beforeAll(() => start(1));
  afterAll(stop);
  beforeEach(newcomer);

  test('settles an order whose webhook never comes', async () => {
    const session = await order(id(0));
    stripe.pay(session);
    await until(async () => (await ownedBy(customer)).length === 1);
    expect(await invoicesOf(customer)).toHaveLength(1);
  });

  test('lets go of a page that expired, and asks about it no more', async () => {
    const session = await order(id(0));
    Object.assign(session, { status: 'expired', url: null });
    await sleep(4000);
    const calls = stripe.calls;
    await sleep(3000);
    expect(stripe.calls - calls).toBeLessThan(2);
    expect(await ownedBy(customer)).toEqual([]);
  });

  test('works on when Stripe was away meanwhile', async () => {
    const session = await order(id(0));
    stripe.pay(session);
    stripe.trouble = 'unreachable';
    await sleep(2500);
    expect(await ownedBy(customer)).toEqual([]);
    stripe.trouble = 'none';
    await until(async () => (await ownedBy(customer)).length === 1);
  });
});
