/** Paying on the test payment page. Stripe is tested in modules/checkout/stripe/stripe.test.ts. */
import type { WireGuide } from '../../../../contract/guides.ts';

import { readApiDescription } from '../../../../tests/support/server/apiDescription.ts';
import { raw } from '../../../../tests/support/server/client.ts';
import { newCustomer, type TestCustomer } from '../../../../tests/support/customers/customer.ts';
import {
  requestCheckout,
  buy,
  cartOf,
  invoicesOf,
  ownedBy,
  pay,
  put,
  newBuyer,
  urlOf,
  type Buyer,
} from '../../../../tests/support/customers/shop.ts';

const SUCCESS = '/user/cart?status=success';

let customer: TestCustomer;
let guides: WireGuide[];
let id: Buyer['id'];

const setUp = async (): Promise<void> => void ({ customer, guides, id } = await newBuyer());

describe('paying', () => {
  beforeEach(setUp);

  test('grants what was bought, removes it from the cart, writes an invoice, and returns to the shop', async () => {
    await put(customer, id(0), id(1));
    const { sub_total } = await cartOf(customer);
    const url = await urlOf(requestCheckout(customer));
    // Added while the page was open, so it is not paid.
    await put(customer, id(2));
    expect(await pay(url)).toBe(SUCCESS);
    expect(await ownedBy(customer)).toEqual([id(0), id(1)]);
    expect((await cartOf(customer)).data.map(({ audio_guide }) => audio_guide.id)).toEqual([id(2)]);
    expect(await invoicesOf(customer)).toEqual([
      {
        id: expect.any(Number),
        number: expect.stringMatching(/^20\d\d-\d{6}$/),
        created_at: expect.stringMatching(/Z$/),
        paid_amount: sub_total,
        currency: 'USD',
        positions: [guides[0]?.title, guides[1]?.title],
        languages: ['en', 'it'],
        credit_notes: [],
      },
    ]);
  });

  test('twice, from two tabs or by Back, grants nothing more, and returns to the shop', async () => {
    await put(customer, id(0));
    const url = await urlOf(requestCheckout(customer));
    expect(await pay(url)).toBe(SUCCESS);
    expect(await pay(url)).toBe(SUCCESS);
    expect(await (await fetch(url)).text()).toContain('Paid already');
    expect((await requestCheckout(customer)).status).toBe(400);
    expect(await invoicesOf(customer)).toHaveLength(1);
  });

  test('grants nothing after a forged return', async () => {
    await put(customer, id(0));
    await urlOf(requestCheckout(customer));
    for (const query of [
      '',
      '?order=',
      '?order=AAAAAAAAAAAAAAAAAAAAAAAA',
      '?order=a&order=b',
      '?status=success',
    ]) {
      const response = await raw(`/payment/return${query}`);
      expect([response.status, response.headers.location]).toEqual([303, '/user/cart']);
    }
    expect(await ownedBy(customer)).toEqual([]);
  });

  test('happens on the page of the payment provider alone: no call of the API charges or grants anything', async () => {
    await put(customer, id(0));
    const values = { guide_id: id(0), plan_id: 1, quantity: 1, payment_type: 'stripe' };
    // What ends the session has its own tests.
    const { routes } = await readApiDescription();
    const calls = routes.filter(({ path }) => !/sign|session|password|account/.test(path));
    expect(calls.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/api/v1/users/checkout', '/api/v1/users/subscription']),
    );
    for (const { method, path } of calls) {
      const address = path.replace(/\{\w+\}/g, String(id(0)));
      const isRead = method === 'GET' || method === 'DELETE';
      await customer.api(address, {
        method,
        redirect: 'manual',
        ...(!isRead && {
          body: JSON.stringify(values),
          headers: { 'Content-Type': 'application/json' },
        }),
      });
    }
    expect(await invoicesOf(customer)).toEqual([]);
    expect(await ownedBy(customer)).toEqual([]);
  });

  test('says on its button that the order obliges to pay, in the language of the buyer', async () => {
    await put(customer, id(0));
    const url = await urlOf(requestCheckout(customer));
    expect(await (await fetch(url)).text()).toContain('Order with obligation to pay');
    await put(customer, id(1));
    const italian = customer.api('/api/v1/users/checkout', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': 'it' },
      body: JSON.stringify({ payment_type: 'stripe' }),
    });
    expect(await (await fetch(await urlOf(italian))).text()).toContain(
      'Ordina con obbligo di pagare',
    );
  });

  test('grants nothing to other customers', async () => {
    await buy(customer, id(0));
    expect(await ownedBy(await newCustomer())).toEqual([]);
  });

  test('at the same time gives unique invoice numbers without gaps', async () => {
    const buyers = await Promise.all(Array.from({ length: 8 }, () => newCustomer()));
    await Promise.all(buyers.map((buyer) => buy(buyer, id(0))));
    const numbers = (await Promise.all(buyers.map(invoicesOf)))
      .flat()
      .map(({ number }) => Number(number.slice(5)))
      .sort((one, other) => one - other);
    expect(new Set(numbers).size).toBe(8);
    // Other tests may buy at the same time, so the numbers are only different and close together.
    expect((numbers[7] ?? 0) - (numbers[0] ?? 0)).toBeLessThan(100);
  });
});
