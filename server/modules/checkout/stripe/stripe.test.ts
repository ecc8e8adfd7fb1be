/** Payment pages with Stripe’s SDK, against a fake of its API. */
import { json } from '../../../../tests/support/server/client.ts';
import type { TestServer } from '../../../../tests/support/server/server.ts';
import {
  requestCheckout,
  requestPlan,
  cartOf,
  invoicesOf,
  ownedBy,
  planNamed,
  put,
  urlOf,
} from '../../../../tests/support/customers/shop.ts';
import { eachInStripeShop, type Newcomer } from '../../../../tests/support/stripe/stripeShop.ts';
import type { FakeStripe } from '../../../../tests/support/stripe/fakeStripe.ts';

let stripe: FakeStripe;
let server: TestServer;
let who: Newcomer;

describe('pages at Stripe', () => {
  eachInStripeShop(3600, (parts) => ({ stripe, server, who } = parts));

  test('a hosted page has the prices in cents, the return addresses and an opaque reference', async () => {
    const session = await who.order(who.id(0), who.id(1));
    const { sub_total } = await cartOf(who.customer);
    expect(session).toMatchObject({
      amount_total: Number(sub_total.replace('.', '')),
      currency: 'usd',
      customer_email: who.customer.email,
      client_reference_id: expect.stringMatching(/^[\w-]{24}$/),
      success_url: `${server.url}/payment/return?order=${session.client_reference_id}&language=en`,
      locale: 'en',
      cancel_url: `${server.url}/user/cart`,
    });
    expect((await fetch(`${server.url}/dev/payment`)).status).toBe(404);
  });

  test('a hosted page says beside its button that the order obliges to pay', async () => {
    const session = await who.order(who.id(0));
    expect(session).toMatchObject({
      submit_type: 'pay',
      custom_text: {
        submit: { message: 'With this button you place an order with obligation to pay.' },
      },
    });
  });

  test('the return address sends one request to Stripe, however often it is opened', async () => {
    const session = await who.order(who.id(0));
    stripe.pay(session);
    const asked = () => stripe.calls.filter((path) => path.includes(session.id)).length;
    const before = asked();
    const open = () => fetch(session.success_url, { redirect: 'manual' });
    const responses = await Promise.all(Array.from({ length: 10 }, open));
    for (const { headers } of responses) {
      expect(headers.get('location')).toMatch(/\/user\/cart\?status=success$/);
    }
    expect(asked() - before).toBe(1);
    expect(await ownedBy(who.customer)).toEqual([who.id(0)]);
  });

  test('the return address of an unpaid order grants nothing, and sends one request to Stripe in five seconds', async () => {
    const session = await who.order(who.id(0));
    const asked = () => stripe.calls.filter((path) => path.includes(session.id)).length;
    const before = asked();
    for (let n = 0; n < 5; n += 1) {
      const { headers } = await fetch(session.success_url, { redirect: 'manual' });
      expect(headers.get('location')).toMatch(/\/user\/cart$/);
    }
    expect(asked() - before).toBe(1);
    expect(await ownedBy(who.customer)).toEqual([]);
    expect((await cartOf(who.customer)).data).toHaveLength(1);
  });

  test('thirty checkouts at the same time make one page at Stripe', async () => {
    await put(who.customer, who.id(0));
    const before = stripe.sessions.size;
    const urls = await Promise.all(
      Array.from({ length: 30 }, () => urlOf(requestCheckout(who.customer))),
    );
    expect([new Set(urls).size, stripe.sessions.size - before]).toEqual([1, 1]);
  });

  test('a changed cart expires the older page at Stripe before the new one is returned', async () => {
    const first = await who.order(who.id(0));
    const second = await who.order(who.id(1));
    expect([first.status, second.status]).toEqual(['expired', 'open']);
    expect(second.id).not.toBe(first.id);
  });

  test('a payment of the older page counts, and the new order has only the rest', async () => {
    const first = await who.order(who.id(0));
    stripe.pay(first);
    const second = await who.order(who.id(1));
    expect(await ownedBy(who.customer)).toEqual([who.id(0)]);
    expect(second.amount_total).toBe(who.cents(1));
  });

  test('a checkout after the payment and before its webhook returns the page of success, and no second payment page', async () => {
    const session = await who.order(who.id(0));
    stripe.pay(session);
    expect(await urlOf(requestCheckout(who.customer))).toBe(
      `${server.url}/user/cart?status=success`,
    );
    expect(await ownedBy(who.customer)).toEqual([who.id(0)]);
    expect(await invoicesOf(who.customer)).toHaveLength(1);
  });

  test('a page that expired unpaid is replaced by a new one', async () => {
    const first = await who.order(who.id(0));
    Object.assign(first, { status: 'expired', url: null });
    const second = stripe.at(await urlOf(requestCheckout(who.customer)));
    expect([second.status, second.id === first.id]).toEqual(['open', false]);
  });

  test.each(['unreachable', 'failing', 'wrong key'] as const)(
    'a checkout while Stripe is %s returns an error, keeps the cart, and works when Stripe is available again',
    async (trouble) => {
      await put(who.customer, who.id(0));
      stripe.trouble = trouble;
      const response = await requestCheckout(who.customer);
      expect(response.status).toBe(trouble === 'wrong key' ? 502 : 503);
      expect(await json(response)).toEqual({ message: expect.stringMatching(/cart is kept/) });
      expect((await cartOf(who.customer)).data).toHaveLength(1);
      const plan = await planNamed(who.customer, /annuale$/);
      expect((await requestPlan(who.customer, plan.id)).status).toBeGreaterThanOrEqual(502);
      stripe.trouble = 'none';
      expect(stripe.at(await urlOf(requestCheckout(who.customer))).status).toBe('open');
    },
  );
});
