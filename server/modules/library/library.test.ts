import type { Envelope, ErrorBody } from '../../../contract/envelope.ts';
import type { WireGuide } from '../../../contract/guides.ts';
import type { WireWish } from '../../../contract/library.ts';
import { api, json } from '../../../tests/support/server/client.ts';
import { newCustomer, type TestCustomer } from '../../../tests/support/customers/customer.ts';
import { buy, guideFor, guidesFor } from '../../../tests/support/customers/shop.ts';

const path = '/api/v1/users/wishlist';

const wishesOf = async ({ api: call }: TestCustomer): Promise<WireWish[]> =>
  (await json<Envelope<WireWish[]>>(call(path))).data;
const drop = ({ api: call }: TestCustomer, id: number | string): Promise<Response> =>
  call(`${path}/delete/${id}`, { method: 'DELETE' });

let customer: TestCustomer;
let guides: WireGuide[];
const id = (index: number): number => guides[index]?.id ?? 0;

describe('the library', () => {
  beforeEach(async () => {
    customer = await newCustomer();
    guides = await guidesFor(customer);
  });

  test('begins empty', async () => {
    expect(await wishesOf(customer)).toEqual([]);
  });

  // Shows.
  test('the guide added last is first, with the flags of this customer', async () => {
    for (const guide_id of [id(3), id(1)]) {
      const response = await customer.post(path, { guide_id });
      expect(response.status).toBe(201);
      expect(await json(response)).toEqual({ message: expect.stringContaining('library') });
    }
    await buy(customer, id(1));
    const flags = { wishList: true, whishlist: true };
    expect(await wishesOf(customer)).toEqual([
      { id: id(1), audio_guide: { ...guides[1], ...flags, purchase: true } },
      { id: id(3), audio_guide: { ...guides[3], ...flags, purchase: false } },
    ]);
  });

  test('with fields=id the list has the ids alone, and no other field can be asked for', async () => {
    for (const guide_id of [id(3), id(1)]) await customer.post(path, { guide_id });
    const ids = await json(customer.api(`${path}?fields=id`));
    expect(ids).toEqual({ data: [{ id: id(1) }, { id: id(3) }] });
    expect((await customer.api(`${path}?fields=title`)).status).toBe(400);
  });

  // Shows.
  test('the list and the guide itself know it at once, and forget it', async () => {
    await customer.post(path, { guide_id: id(2) });
    const wished = async (): Promise<number[]> => (await wishesOf(customer)).map((one) => one.id);
    expect(await wished()).toEqual([id(2)]);
    expect(await guideFor(customer, id(2))).toMatchObject({ wishList: true, whishlist: true });
    await drop(customer, id(2));
    expect(await wished()).toEqual([]);
    expect(await guideFor(customer, id(2))).toMatchObject({ wishList: false, whishlist: false });
  });

  test('added again, also ten times at once: it is in the list once, and the response is a success', async () => {
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => customer.post(path, { guide_id: id(0) })),
    );
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(9).fill(200), 201]);
    const again = await customer.post(path, { guide_id: id(0) });
    expect(await json(again)).toEqual({ message: expect.stringContaining('already') });
    expect(await wishesOf(customer)).toHaveLength(1);
  });

  test.each([
    ['application/x-www-form-urlencoded', (n: number) => new URLSearchParams({ guide_id: `${n}` })],
    [
      'multipart/form-data',
      (n: number) => {
        const form = new FormData();
        form.set('guide_id', String(n));
        return form;
      },
    ],
  ])('%s does as well', async (_, body) => {
    const response = await customer.api(path, { method: 'POST', body: body(id(0)) });
    expect(response.status).toBe(201);
    expect(await wishesOf(customer)).toHaveLength(1);
  });

  test('an unknown guide: 404', async () => {
    const response = await customer.post(path, { guide_id: 999_999 });
    expect(response.status).toBe(404);
    expect(await json(response)).toEqual({ message: 'This guide does not exist.' });
  });

  test.each([0, -1, 1.5, '1', 'abc', null, 1e22, [1], undefined])(
    'guide_id %j: 400',
    async (guide_id) => {
      const response = await customer.post(path, { guide_id });
      expect(response.status).toBe(400);
      expect((await json<ErrorBody>(response)).errors).toHaveProperty('guide_id');
    },
  );

  test('removing what is missing, or only in another library: 404', async () => {
    const other = await newCustomer();
    await other.post(path, { guide_id: id(0) });
    for (const missing of [id(0), 999_999]) {
      const response = await drop(customer, missing);
      expect(response.status).toBe(404);
      expect(await json(response)).toEqual({ message: 'This guide is not in your library.' });
    }
    expect(await wishesOf(other)).toHaveLength(1);
    expect((await drop(other, id(0))).status).toBe(200);
    expect((await drop(other, id(0))).status).toBe(404);
  });

  test.each(['0', '-1', '1.5', 'abc', '1'.repeat(22)])('deleting %s: 400', async (wrong) => {
    expect((await drop(customer, wrong)).status).toBe(400);
  });

  test('visitors: 401', async () => {
    for (const [url, method] of [
      [path, 'GET'],
      [path, 'POST'],
      [`${path}/delete/1`, 'DELETE'],
    ] as const) {
      const response = await api(url, { method });
      expect([url, response.status]).toEqual([url, 401]);
      expect(await json(response)).toEqual({ message: 'Please sign in.' });
    }
  });
});
