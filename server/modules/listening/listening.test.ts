import type { ListeningRequest, ListeningResponse } from '../../../contract/listening.ts';
import { newCustomer, type TestCustomer } from '../../../tests/support/customers/customer.ts';
import { json } from '../../../tests/support/server/client.ts';

const path = '/api/v1/users/listening';
const hour = 3_600_000;
const phone = 'phone-aaaaaaaa';
const computer = 'computer-bbbbbbbb';

type Track = ListeningRequest['tracks'][number];

const at = (position: number, age: number, track_id = 7): Track => ({
  track_id,
  position,
  finished: false,
  age,
});

const since = async ({ api }: TestCustomer, version: number, wait = 0) =>
  json<ListeningResponse>(api(`${path}?since=${version}&wait=${wait}`));

const send = async (customer: TestCustomer, tracks: Track[], device = phone): Promise<number> =>
  (await customer.post(path, { device, tracks })).status;

describe('where the devices of a customer have listened', () => {
  let customer: TestCustomer;
  beforeEach(async () => {
    customer = await newCustomer();
  });

  test('begins empty', async () => {
    expect(await since(customer, 0)).toEqual({ data: [], items: [], version: 0, more: false });
  });

  test('reaches another device once, with its guide, its device and its age', async () => {
    expect(await send(customer, [at(12, hour), at(40, 2 * hour, 8)])).toBe(200);
    const { data, version, more } = await since(customer, 0);
    expect(data).toMatchObject([
      { track_id: 7, position: 12, finished: false, device: phone },
      { track_id: 8, position: 40, finished: false, device: phone },
    ]);
    expect(data[0]?.guide_id).toBeGreaterThan(0);
    expect(data[0]?.age).toBeGreaterThanOrEqual(hour);
    expect(data[0]?.age).toBeLessThan(hour + 60_000);
    expect(more).toBe(false);
    expect(await since(customer, version)).toEqual({ data: [], items: [], version, more: false });
  });

  test('is the newest listening, whichever arrives last and however far it is', async () => {
    await send(customer, [at(12, 0)], computer);
    await send(customer, [at(900, 14 * 24 * hour)], phone);
    const { data } = await since(customer, 0);
    expect(data).toMatchObject([{ position: 12, device: computer }]);
  });

  test('keeps that a track was finished, although it was played again later', async () => {
    await send(customer, [at(12, 0)], computer);
    const { version } = await since(customer, 0);
    await send(customer, [{ ...at(0, 24 * hour), finished: true }], phone);
    const { data } = await since(customer, version);
    expect(data).toMatchObject([{ position: 12, finished: true, device: computer }]);
  });

  test('is the youngest of two listenings to a track in one message', async () => {
    await send(customer, [at(30, 0), at(20, hour)]);
    expect((await since(customer, 0)).data).toMatchObject([{ position: 30 }]);
  });

  test('is stored also with the greatest age that a wrong clock can send', async () => {
    expect(await send(customer, [at(12, Number.MAX_SAFE_INTEGER)])).toBe(200);
    expect((await since(customer, 0)).data).toMatchObject([{ position: 12 }]);
    await send(customer, [at(30, hour)]);
    expect((await since(customer, 0)).data).toMatchObject([{ position: 30 }]);
  });

  test('leaves out a track that the shop does not have', async () => {
    expect(await send(customer, [at(5, 0, 999_999_999), at(12, 0)])).toBe(200);
    expect((await since(customer, 0)).data.map(({ track_id }) => track_id)).toEqual([7]);
  });

  test('belongs to one customer', async () => {
    await send(customer, [at(12, 0)]);
    expect((await since(await newCustomer(), 0)).data).toEqual([]);
  });

  test('comes in parts when there is much', async () => {
    await send(
      customer,
      Array.from({ length: 200 }, (_, index) => at(index, 0, index + 1)),
    );
    await send(customer, [at(1, 0, 201)]);
    const first = await since(customer, 0);
    expect([first.data.length, first.more]).toEqual([200, true]);
    const rest = await since(customer, first.version);
    expect([rest.data.map(({ track_id }) => track_id), rest.more]).toEqual([[201], false]);
  });

  test('reaches a device that waits for it', async () => {
    const waiting = since(customer, 0, 20);
    await send(customer, [at(12, 0)]);
    expect((await waiting).data).toMatchObject([{ position: 12 }]);
    const { version } = await waiting;
    const begun = Date.now();
    expect((await since(customer, version, 1)).data).toEqual([]);
    expect(Date.now() - begun).toBeGreaterThanOrEqual(1000);
  });

  test('reaches no device whose session has ended while it waited', async () => {
    const waiting = customer.api(`${path}?wait=1`);
    expect((await customer.api('/api/v1/users/signout')).status).toBe(200);
    expect((await waiting).status).toBe(401);
  });

  test('is not lost when two devices send at once', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => index + 1);
    await Promise.all(ids.map((id) => send(customer, [at(5, 0, id)])));
    const { data } = await since(customer, 0);
    expect(data.map(({ track_id }) => track_id).sort((one, other) => one - other)).toEqual(ids);
  });

  test.each([
    ['a time in the future', [at(1, -1)]],
    ['a position before the start', [at(-1, 0)]],
    ['a track without a number', [{ ...at(1, 0), track_id: 'x' }]],
    ['too many', Array.from({ length: 201 }, (_, index) => at(1, 0, index + 1))],
  ])('refuses %s', async (_what, tracks) => {
    expect((await customer.post(path, { device: phone, tracks })).status).toBe(400);
    expect((await since(customer, 0)).data).toEqual([]);
  });
});

describe('what else the devices of a customer share', () => {
  type Item = NonNullable<ListeningRequest['items']>[number];
  let customer: TestCustomer;
  beforeEach(async () => {
    customer = await newCustomer();
  });

  const bookmark = (value: string | null, age: number, key = '7/12/83'): Item => ({
    kind: 'bookmark',
    key,
    value,
    age,
  });
  const share = async (items: Item[], device = phone): Promise<number> =>
    (await customer.post(path, { device, tracks: [], items })).status;

  test('reaches another device once, in one sequence with positions', async () => {
    expect(await share([bookmark('{"note":"à"}', hour)])).toBe(200);
    const first = await since(customer, 0);
    expect(first.items).toMatchObject([{ kind: 'bookmark', key: '7/12/83', device: phone }]);
    expect(first.items?.[0]?.value).toBe('{"note":"à"}');
    await send(customer, [at(12, 0)]);
    const next = await since(customer, first.version);
    expect([next.data.length, next.items]).toEqual([1, []]);
    expect(await since(customer, next.version)).toEqual({
      data: [],
      items: [],
      version: next.version,
      more: false,
    });
  });

  test('is the youngest change of an item, also when that is its deletion', async () => {
    await share([bookmark(null, hour)], computer);
    await share([bookmark('older', 2 * hour)]);
    expect((await since(customer, 0)).items).toMatchObject([{ value: null, device: computer }]);
    await share([bookmark('younger', 0)]);
    expect((await since(customer, 0)).items).toMatchObject([{ value: 'younger', device: phone }]);
  });

  test('keeps what two devices add at once', async () => {
    const keys = Array.from({ length: 10 }, (_, index) => `7/12/${index}`);
    await Promise.all(keys.map((key) => share([bookmark('x', 0, key)])));
    const { items = [] } = await since(customer, 0);
    expect(items.map(({ key }) => key).sort()).toEqual(keys);
  });

  test('comes in parts when there is much, without a gap between tracks and items', async () => {
    const keys = Array.from({ length: 200 }, (_, index) => `7/12/${index}`);
    await share(keys.map((key) => bookmark('x', 0, key)));
    await share([bookmark('last', 0, '8/1/1')]);
    await send(customer, [at(12, 0)]);
    const first = await since(customer, 0);
    expect([first.items?.length, first.more]).toEqual([200, true]);
    const rest = await since(customer, first.version);
    expect(rest.items?.map(({ key }) => key)).toEqual(['8/1/1']);
    expect([rest.data.length, rest.more]).toEqual([1, false]);
  });

  test('wakes a device that waits', async () => {
    const waiting = since(customer, 0, 20);
    await share([bookmark('x', 0)]);
    expect((await waiting).items).toMatchObject([{ value: 'x' }]);
  });

  test('has a limit, and stores nothing beyond it', async () => {
    for (let part = 0; part < 25; part += 1) {
      const items = Array.from({ length: 200 }, (_, index) => bookmark('x', 0, `${part}/${index}`));
      expect(await share(items)).toBe(200);
    }
    expect(await share([bookmark('x', 0, 'one-more')])).toBe(409);
    // What is there can still be changed.
    expect(await share([bookmark('🎧', 0, '0/0')])).toBe(200);
  });

  test.each([
    ['another kind', { ...bookmark('x', 0), kind: 'picture' }],
    ['a key with other characters', bookmark('x', 0, '7 12')],
    ['a value that is too long', bookmark('x'.repeat(4001), 0)],
    ['a value with NUL', bookmark('a\0b', 0)],
    ['a value with half a surrogate pair', bookmark('a\ud800b', 0)],
    ['a time in the future', bookmark('x', -1)],
  ])('refuses %s', async (_what, item) => {
    const response = await customer.post(path, { device: phone, tracks: [], items: [item] });
    expect(response.status).toBe(400);
  });
});
