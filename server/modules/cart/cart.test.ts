import { PUBLIC_APP_SECRET } from '../../../build.settings.ts';
import type { ErrorBody } from '../../../contract/envelope.ts';
import type { WireGuide } from '../../../contract/guides.ts';
import { api, json, raw } from '../../../tests/support/server/client.ts';
import { newCustomer, type TestCustomer } from '../../../tests/support/customers/customer.ts';
import { buy, cartOf, guidesFor, put } from '../../../tests/support/customers/shop.ts';

const users = '/api/v1/users';

describe('the cart', () => {
  let customer: TestCustomer;
  let guides: WireGuide[];
  beforeEach(async () => {
    customer = await newCustomer();
    guides = await guidesFor(customer);
  });

  const guide = (index: number): WireGuide => {
    const found = guides[index];
    if (!found) throw new Error('the bundled catalogue has dozens of guides');
    return found;
  };
  const cents = (amount: string): number => Number(amount.replace('.', ''));

  test('is empty at first: exact zeros', async () => {
    const response = await customer.api(`${users}/cart`);
    expect(response.status).toBe(200);
    expect(await json(response)).toEqual({
      data: [],
      price: '0.00',
      sub_total: '0.00',
      version: expect.any(String),
    });
  });

  // Shows.
  test('holds what was added, at the price of the catalogue, with exact sums', async () => {
    await put(customer, guide(0).id, guide(1).id, guide(2).id);
    const { data, price, sub_total } = await cartOf(customer);
    expect(data).toEqual(
      [guide(0), guide(1), guide(2)].map(({ id, cover, title, price: cost, language }) => ({
        id: expect.any(Number),
        audio_guide: { id, cover, title, price: cost, language },
      })),
    );
    const sum = cents(guide(0).price) + cents(guide(1).price) + cents(guide(2).price);
    expect(cents(price)).toBe(sum);
    expect([price, sub_total]).toEqual([expect.stringMatching(/^\d+\.\d\d$/), price]);
  });

  test('adding is a success; adding again is a success too, and adds nothing', async () => {
    const first = await customer.post(`${users}/cart/add`, { guide_id: guide(0).id, quantity: 1 });
    expect([first.status, await json(first)]).toEqual([
      200,
      { message: expect.stringContaining(guide(0).title) },
    ]);
    const again = await customer.post(`${users}/cart/add`, { guide_id: guide(0).id, quantity: 1 });
    expect([again.status, await json(again)]).toEqual([
      200,
      { message: expect.stringMatching(/already/) },
    ]);
    expect((await cartOf(customer)).data).toHaveLength(1);
  });

  test('thirty clicks at once put it in once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 30 }, () =>
        customer.post(`${users}/cart/add`, { guide_id: guide(3).id }),
      ),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await cartOf(customer)).data).toHaveLength(1);
  });

  test('a price in the request is ignored', async () => {
    const forged = { guide_id: guide(0).id, quantity: 1, price: '0.01', amount: 0, total: '0.00' };
    expect((await customer.post(`${users}/cart/add`, forged)).status).toBe(200);
    const { data, price } = await cartOf(customer);
    expect([data.length, price]).toEqual([1, guide(0).price]);
  });

  // Shows.
  test.each([99, 0, -1, 1.5, '1', 'many', null])(
    'a quantity of %j is refused with 400',
    async (quantity) => {
      const response = await customer.post(`${users}/cart/add`, {
        guide_id: guide(0).id,
        quantity,
      });
      expect([response.status, await json(response)]).toEqual([
        400,
        { message: expect.any(String), errors: { quantity: expect.anything() } },
      ]);
      expect((await cartOf(customer)).data).toEqual([]);
    },
  );

  // Shows.
  test.each([
    ['application/x-www-form-urlencoded', (id: number) => `guide_id=${id}&quantity=1`],
    [
      'multipart/form-data; boundary=x',
      (id: number) =>
        `--x\r\nContent-Disposition: form-data; name="guide_id"\r\n\r\n${id}\r\n--x--\r\n`,
    ],
  ])('a form does as well: %s', async (type, body) => {
    const response = await customer.api(`${users}/cart/add`, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: body(guide(1).id),
    });
    expect(response.status).toBe(200);
    expect((await cartOf(customer)).data.map(({ audio_guide }) => audio_guide.id)).toEqual([
      guide(1).id,
    ]);
  });

  // Shows.
  test.each([{}, { guide_id: 0 }, { guide_id: -1 }, { guide_id: 1.5 }, { guide_id: '1' }, []])(
    '%j is no guide: 400 with errors',
    async (body) => {
      const response = await customer.post(`${users}/cart/add`, body);
      expect(response.status).toBe(400);
      expect(await json(response)).toEqual({
        message: expect.any(String),
        errors: expect.anything(),
      });
    },
  );

  test('an unknown guide: 404; an owned one: 400 with errors', async () => {
    const unknown = await customer.post(`${users}/cart/add`, { guide_id: 99_999_999 });
    expect([unknown.status, await json(unknown)]).toEqual([
      404,
      { message: 'This guide does not exist.' },
    ]);
    await buy(customer, guide(0).id);
    const owned = await customer.post(`${users}/cart/add`, { guide_id: guide(0).id });
    expect(owned.status).toBe(400);
    expect((await json<ErrorBody>(owned)).errors).toEqual({
      guide_id: ['You own this guide already.'],
    });
  });

  // Shows.
  test('removing deletes the item; a second time it is unknown', async () => {
    await put(customer, guide(0).id, guide(1).id);
    const [first, second] = (await cartOf(customer)).data;
    const remove = () => customer.api(`${users}/cart/delete/${first?.id}`, { method: 'DELETE' });
    const response = await remove();
    expect([response.status, await json(response)]).toEqual([200, { message: expect.any(String) }]);
    expect(await cartOf(customer)).toMatchObject({
      data: [second],
      price: guide(1).price,
      sub_total: guide(1).price,
    });
    expect((await remove()).status).toBe(404);
    // Some clients send an empty body without a length, and no content type.
    const chunked = await raw(`${users}/cart/delete/${second?.id}`, {
      method: 'DELETE',
      headers: {
        'X-App-Secret': PUBLIC_APP_SECRET,
        Authorization: `Bearer ${customer.token}`,
        'Transfer-Encoding': 'chunked',
      },
    });
    expect(chunked.status).toBe(200);
  });

  test('an item of another customer is as unknown as a missing one: 404, and it stays', async () => {
    await put(customer, guide(0).id);
    const [item] = (await cartOf(customer)).data;
    const other = await newCustomer();
    const path = `${users}/cart/delete/${item?.id}`;
    const response = await other.api(path, { method: 'DELETE' });
    expect([response.status, await json(response)]).toEqual([
      404,
      { message: 'This item does not exist.' },
    ]);
    expect((await cartOf(other)).data).toEqual([]);
    expect((await cartOf(customer)).data).toHaveLength(1);
  });

  test.each(['0', '-1', '1.5', 'abc', '1'.repeat(22)])('item %s: 400', async (id) => {
    const response = await customer.api(`${users}/cart/delete/${id}`, { method: 'DELETE' });
    expect(response.status).toBe(400);
  });

  test('visitors are sent to sign in: 401 with a message', async () => {
    for (const [method, path] of [
      ['GET', 'cart'],
      ['POST', 'cart/add'],
      ['DELETE', 'cart/delete/1'],
      ['POST', 'checkout'],
      ['POST', 'subscription'],
      ['GET', 'invoice'],
      ['GET', 'invoice/1'],
      ['GET', 'download/1'],
    ] as const) {
      const response = await api(`${users}/${path}`, {
        method,
        ...(method === 'POST' && { body: '{}', headers: { 'Content-Type': 'application/json' } }),
      });
      expect([path, response.status]).toEqual([path, 401]);
      expect(await json(response)).toEqual({ message: expect.any(String) });
    }
  });
});
