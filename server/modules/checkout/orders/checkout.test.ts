/** Orders and payments on the test payment page. Stripe is tested in modules/checkout/stripe/stripe.test.ts. */
import type { ErrorBody } from '../../../../contract/envelope.ts';
import { json, serverUrl } from '../../../../tests/support/server/client.ts';
import type { TestCustomer } from '../../../../tests/support/customers/customer.ts';
import {
  requestCheckout,
  cartOf,
  invoicesOf,
  ownedBy,
  pay,
  press,
  put,
  newBuyer,
  urlOf,
  type Buyer,
} from '../../../../tests/support/customers/shop.ts';

const users = '/api/v1/users';
const SUCCESS = '/user/cart?status=success';

let customer: TestCustomer;
let id: Buyer['id'];

const setUp = async (): Promise<void> => void ({ customer, id } = await newBuyer());

const orderNumber = async (response: Promise<Response>): Promise<number> =>
  Number((await response).headers.get('x-order-number'));

describe('checkout', () => {
  beforeEach(setUp);

  // Shows.
  test('responds with 201 and a payment page on its own origin', async () => {
    await put(customer, id(0));
    const response = await requestCheckout(customer);
    expect(response.status).toBe(201);
    expect(await json(response)).toEqual({
      payment_url: expect.stringMatching(new RegExp(`^${serverUrl()}/dev/payment/[\\w-]{24}$`)),
    });
  });

  test('returns the number of its order, which is the same until the cart changes', async () => {
    await put(customer, id(0));
    const first = await orderNumber(requestCheckout(customer));
    expect(first).toBeGreaterThan(0);
    expect(await orderNumber(requestCheckout(customer))).toBe(first);
    await put(customer, id(1));
    expect(await orderNumber(requestCheckout(customer))).toBeGreaterThan(first);
  });

  test('responds with 400 to an empty cart', async () => {
    const response = await requestCheckout(customer);
    expect(response.status).toBe(400);
    expect(await json(response)).toEqual({
      message: 'There is nothing to pay: your cart is empty.',
      errors: { cart: ['There is nothing to pay: your cart is empty.'] },
    });
  });

  // Shows.
  test.each([{}, { payment_type: 'paypal' }, { payment_type: '' }, { payment_type: ['stripe'] }])(
    'responds with 400 to %j instead of a payment type',
    async (body) => {
      await put(customer, id(0));
      const response = await customer.post(`${users}/checkout`, body);
      expect(response.status).toBe(400);
      expect((await json<ErrorBody>(response)).errors).toHaveProperty('payment_type');
    },
  );

  test('ignores prices in the request', async () => {
    await put(customer, id(0), id(1));
    const forged = { payment_type: 'stripe', price: '0.01', sub_total: '0.00', amount: 1 };
    const { payment_url } = await json<{ payment_url: string }>(
      customer.post(`${users}/checkout`, forged),
    );
    const { sub_total } = await cartOf(customer);
    expect(await (await fetch(payment_url)).text()).toContain(`$${sub_total}`);
  });

  test('responds with 409 and the current cart to the version of another cart, and orders nothing', async () => {
    await put(customer, id(0));
    const seen = await cartOf(customer);
    await put(customer, id(1));
    const ask = (version: string | undefined): Promise<Response> =>
      customer.post(`${users}/checkout`, { payment_type: 'stripe', version });
    const refused = await ask(seen.version);
    const now = await cartOf(customer);
    expect([refused.status, await json(refused)]).toEqual([
      409,
      { message: expect.stringMatching(/has changed/), cart: now },
    ]);
    // An order of the refused call would be used again: its number is less than that of an order made since.
    const { customer: other } = await newBuyer();
    await put(other, id(0));
    const since = await orderNumber(requestCheckout(other));
    expect(await orderNumber(ask(now.version))).toBeGreaterThan(since);
    const page = await urlOf(ask(now.version));
    expect(await (await fetch(page)).text()).toContain(`$${now.sub_total}`);
  });

  test('makes one order, one page and one charge of thirty requests at the same time', async () => {
    await put(customer, id(0), id(1));
    const urls = await Promise.all(
      Array.from({ length: 30 }, () => urlOf(requestCheckout(customer))),
    );
    expect(new Set(urls).size).toBe(1);
    await Promise.all(Array.from({ length: 10 }, () => pay(urls[0] ?? '')));
    expect(await ownedBy(customer)).toEqual([id(0), id(1)]);
    expect(await invoicesOf(customer)).toHaveLength(1);
  });

  test('returns the same page again after a cancelled or declined payment', async () => {
    await put(customer, id(0));
    const url = await urlOf(requestCheckout(customer));
    const declined = await press(url, 'decline');
    expect([declined.status, await declined.text()]).toEqual([
      402,
      expect.stringContaining('The card was declined'),
    ]);
    const cancelled = await press(url, 'cancel');
    expect([cancelled.status, cancelled.headers.get('location')]).toEqual([
      303,
      `${serverUrl()}/user/cart`,
    ]);
    expect(await urlOf(requestCheckout(customer))).toBe(url);
    expect((await cartOf(customer)).data).toHaveLength(1);
  });

  test('makes another order of a changed cart, and the older page can no longer be paid', async () => {
    await put(customer, id(0));
    const first = await urlOf(requestCheckout(customer));
    await put(customer, id(1));
    const second = await urlOf(requestCheckout(customer));
    expect(second).not.toBe(first);
    const late = await press(first, 'pay');
    expect([late.status, await late.text()]).toEqual([
      409,
      expect.stringContaining('No longer open'),
    ]);
    expect(await ownedBy(customer)).toEqual([]);
    expect(await pay(second)).toBe(SUCCESS);
    expect(await ownedBy(customer)).toEqual([id(0), id(1)]);
    expect(await invoicesOf(customer)).toHaveLength(1);
  });
});
