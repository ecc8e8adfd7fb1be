/** Orders and payments on the test payment page; Stripe's side is in payment/stripe.test.ts. */
import type { WireGuide } from '../../contract/catalogue.ts';
import type { ErrorBody } from '../../contract/envelope.ts';
import { describeServer, json, raw, serverUrl } from '../test/client.ts';
import { newCustomer, type TestCustomer } from '../test/customer.ts';
import {
  askCheckout,
  buy,
  cartOf,
  guidesFor,
  invoicesOf,
  ownedBy,
  pay,
  press,
  put,
  urlOf,
} from '../test/shop.ts';

const users = '/api/v1/users';
const SUCCESS = '/user/cart?status=success';

let customer: TestCustomer;
let guides: WireGuide[];
const id = (index: number): number => guides[index]?.id ?? 0;

const setUp = async (): Promise<void> => {
  customer = await newCustomer();
  guides = await guidesFor(customer);
};

describeServer('checkout', () => {
  beforeEach(setUp);

  test('201 with where to pay, on our own origin', async () => {
    await put(customer, id(0));
    const answer = await askCheckout(customer);
    expect(answer.status).toBe(201);
    expect(await json(answer)).toEqual({
      payment_url: expect.stringMatching(new RegExp(`^${serverUrl()}/dev/payment/[\\w-]{24}$`)),
    });
  });

  test('an empty cart: 400', async () => {
    const answer = await askCheckout(customer);
    expect(answer.status).toBe(400);
    expect(await json(answer)).toEqual({
      message: 'Your cart is empty.',
      errors: { cart: ['Your cart is empty.'] },
    });
  });

  test.each([{}, { payment_type: 'paypal' }, { payment_type: '' }, { payment_type: ['stripe'] }])(
    '%j is no payment type: 400',
    async (body) => {
      await put(customer, id(0));
      const answer = await customer.post(`${users}/checkout`, body);
      expect(answer.status).toBe(400);
      expect((await json<ErrorBody>(answer)).errors).toHaveProperty('payment_type');
    },
  );

  test('prices sent along change nothing', async () => {
    await put(customer, id(0), id(1));
    const lie = { payment_type: 'stripe', price: '0.01', sub_total: '0.00', amount: 1 };
    const { payment_url } = await json<{ payment_url: string }>(
      customer.post(`${users}/checkout`, lie),
    );
    const { sub_total } = await cartOf(customer);
    expect(await (await fetch(payment_url)).text()).toContain(`$ ${sub_total}`);
  });

  test('thirty checkouts of one cart at once: one order, one page, one charge', async () => {
    await put(customer, id(0), id(1));
    const urls = await Promise.all(Array.from({ length: 30 }, () => urlOf(askCheckout(customer))));
    expect(new Set(urls).size).toBe(1);
    await Promise.all(Array.from({ length: 10 }, () => pay(urls[0] ?? '')));
    expect(await ownedBy(customer)).toEqual([id(0), id(1)]);
    expect(await invoicesOf(customer)).toHaveLength(1);
  });

  test('asked again after a cancelled or declined payment, the same page answers', async () => {
    await put(customer, id(0));
    const url = await urlOf(askCheckout(customer));
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
    expect(await urlOf(askCheckout(customer))).toBe(url);
    expect((await cartOf(customer)).data).toHaveLength(1);
  });

  test('a changed cart is another order, and the older page takes no money any more', async () => {
    await put(customer, id(0));
    const first = await urlOf(askCheckout(customer));
    await put(customer, id(1));
    const second = await urlOf(askCheckout(customer));
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

describeServer('paying', () => {
  beforeEach(setUp);

  test('opens what was bought, empties the cart of it, writes an invoice, and goes back', async () => {
    await put(customer, id(0), id(1));
    const { sub_total } = await cartOf(customer);
    const url = await urlOf(askCheckout(customer));
    // Put in while the page was open: not part of what is paid.
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
      },
    ]);
  });

  test('twice, from two tabs, or by Back: the second time nothing happens but the way back', async () => {
    await put(customer, id(0));
    const url = await urlOf(askCheckout(customer));
    expect(await pay(url)).toBe(SUCCESS);
    expect(await pay(url)).toBe(SUCCESS);
    expect(await (await fetch(url)).text()).toContain('Paid already');
    expect((await askCheckout(customer)).status).toBe(400);
    expect(await invoicesOf(customer)).toHaveLength(1);
  });

  test('a forged way back opens nothing', async () => {
    await put(customer, id(0));
    await urlOf(askCheckout(customer));
    for (const query of [
      '',
      '?order=',
      '?order=AAAAAAAAAAAAAAAAAAAAAAAA',
      '?order=a&order=b',
      '?status=success',
    ]) {
      const answer = await raw(`/payment/return${query}`);
      expect([answer.status, answer.headers.location]).toEqual([303, '/user/cart']);
    }
    expect(await ownedBy(customer)).toEqual([]);
  });

  test('nobody else gets it', async () => {
    await buy(customer, id(0));
    expect(await ownedBy(await newCustomer())).toEqual([]);
  });

  test('invoice numbers of payments at the same time leave no gap and come once', async () => {
    const buyers = await Promise.all(Array.from({ length: 8 }, () => newCustomer()));
    await Promise.all(buyers.map((buyer) => buy(buyer, id(0))));
    const numbers = (await Promise.all(buyers.map(invoicesOf)))
      .flat()
      .map(({ number }) => Number(number.slice(5)))
      .sort((one, other) => one - other);
    expect(new Set(numbers).size).toBe(8);
    // Other test files may buy at the same time, so that only "not twice" and "close together" can be said here.
    expect((numbers[7] ?? 0) - (numbers[0] ?? 0)).toBeLessThan(100);
  });
});

describeServer('the test payment page', () => {
  beforeEach(setUp);

  test('is marked as a test, says what is bought, and runs under the strict policy', async () => {
    await put(customer, id(0));
    const answer = await fetch(await urlOf(askCheckout(customer)));
    expect(answer.status).toBe(200);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/form-action 'self'/);
    expect(policy).not.toContain('unsafe');
    const page = await answer.text();
    expect(page).toContain('Test payment');
    expect(page).toContain(guides[0]?.price);
    expect(page.match(/<form method="post"/g)).toHaveLength(3);
    const nonce = /style-src 'self' 'nonce-([\w-]+)'/.exec(policy)?.[1];
    expect(page).toContain(`<style nonce="${nonce}">`);
    expect(page).not.toMatch(/<script| style="| on\w+="/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('an unknown one: 404, whatever is pressed', async () => {
    for (const name of ['x', 'A'.repeat(24), '..%2f..', '%00', "1'--"]) {
      expect((await raw(`/dev/payment/${name}`)).status).toBe(404);
      for (const button of ['pay', 'decline', 'cancel']) {
        const path = `/dev/payment/${name}/${button}`;
        expect([path, (await raw(path, { method: 'POST' })).status]).toEqual([path, 404]);
      }
    }
  });

  test('its webhook believes nobody: unsigned, stale or altered events are 400', async () => {
    const now = Math.floor(Date.now() / 1000);
    const signatures = [
      undefined,
      '',
      'x',
      `t=${now},v1=${'0'.repeat(64)}`,
      `t=${now},v1=`,
      `t=1,v1=${'0'.repeat(64)}`,
      `t=NaN,v1=${'g'.repeat(64)}`,
    ];
    for (const signature of signatures) {
      for (const body of ['{"id":"x","type":"paid"}', '{}', 'no json', '']) {
        const answer = await raw('/payment/webhook', {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            'Content-Length': String(Buffer.byteLength(body)),
            ...(signature !== undefined && { 'Stripe-Signature': signature }),
          },
          body,
        });
        expect([signature, body, answer.status]).toEqual([signature, body, 400]);
        expect(JSON.parse(answer.body.toString())).toEqual({ message: expect.any(String) });
      }
    }
  });
});
