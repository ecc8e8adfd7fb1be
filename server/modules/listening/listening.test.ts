import type { ListeningResponse, WireListeningChange } from '../../../contract/listening.ts';
import { newCustomer, type TestCustomer } from '../../../tests/support/customers/customer.ts';
import { json } from '../../../tests/support/server/client.ts';

const path = '/api/v1/users/listening';
const hour = 3_600_000;

const at = (position: number, age: number, key = '7'): WireListeningChange => ({
  kind: 'progress',
  key,
  value: { position },
  age,
});

const since = async ({ api }: TestCustomer, version: number): Promise<ListeningResponse> =>
  json<ListeningResponse>(api(`${path}?since=${version}`));

async function send(
  customer: TestCustomer,
  changes: WireListeningChange[],
  device = 'phone-aaaaaaaa',
): Promise<number> {
  return (await customer.post(path, { device, changes })).status;
}

describe('what the devices of a customer share', () => {
  let customer: TestCustomer;
  beforeEach(async () => {
    customer = await newCustomer();
  });

  test('begins empty', async () => {
    expect(await since(customer, 0)).toEqual({ data: [], version: 0, more: false });
  });

  test('reaches another device once, with its device and its age', async () => {
    expect(await send(customer, [at(12, hour), at(40, 2 * hour, '8')])).toBe(200);
    const { data, version, more } = await since(customer, 0);
    expect(data.map(({ key, value, device }) => [key, value, device])).toEqual([
      ['7', { position: 12 }, 'phone-aaaaaaaa'],
      ['8', { position: 40 }, 'phone-aaaaaaaa'],
    ]);
    expect(data[0]?.age).toBeGreaterThanOrEqual(hour);
    expect(data[0]?.age).toBeLessThan(hour + 60_000);
    expect(more).toBe(false);
    expect(await since(customer, version)).toEqual({ data: [], version, more: false });
  });

  test('keeps the newest listening, whichever arrives last and however far it is', async () => {
    await send(customer, [at(12, 0)], 'computer-bbbbbbbb');
    await send(customer, [at(900, 14 * 24 * hour)], 'phone-aaaaaaaa');
    const { data } = await since(customer, 0);
    expect(data).toMatchObject([{ value: { position: 12 }, device: 'computer-bbbbbbbb' }]);
  });

  test('keeps the youngest of two changes of one thing in a message', async () => {
    await send(customer, [at(30, 0), at(20, hour)]);
    expect((await since(customer, 0)).data).toMatchObject([{ value: { position: 30 } }]);
  });

  test('does not bring back what another device has deleted since', async () => {
    const bookmark = { kind: 'bookmark' as const, key: '7/90/12' };
    await send(customer, [{ ...bookmark, value: null, age: 0 }], 'computer-bbbbbbbb');
    await send(customer, [{ ...bookmark, value: { note: 'Ecco' }, age: hour }]);
    expect((await since(customer, 0)).data).toMatchObject([{ ...bookmark, value: null }]);
  });

  test('belongs to one customer', async () => {
    await send(customer, [at(12, 0)]);
    expect((await since(await newCustomer(), 0)).data).toEqual([]);
  });

  test('comes in parts when there is much', async () => {
    const many = Array.from({ length: 200 }, (_, index) => at(index, 0, `${index}`));
    await send(customer, many);
    await send(customer, [at(1, 0, 'last')]);
    const first = await since(customer, 0);
    expect([first.data.length, first.more]).toEqual([200, true]);
    const rest = await since(customer, first.version);
    expect([rest.data.map(({ key }) => key), rest.more]).toEqual([['last'], false]);
  });

  test('reaches a device that waits for it', async () => {
    const waiting = json<ListeningResponse>(customer.api(`${path}?since=0&wait=20`));
    await send(customer, [at(12, 0)]);
    expect((await waiting).data).toMatchObject([{ value: { position: 12 } }]);
    const { version } = await waiting;
    const begun = Date.now();
    expect(
      (await json<ListeningResponse>(customer.api(`${path}?since=${version}&wait=1`))).data,
    ).toEqual([]);
    expect(Date.now() - begun).toBeGreaterThanOrEqual(1000);
  });

  test('is not lost when two devices send at once', async () => {
    const keys = Array.from({ length: 20 }, (_, index) => `${index}`);
    await Promise.all(keys.map((key) => send(customer, [at(5, 0, key)])));
    const { data } = await since(customer, 0);
    expect(data.map(({ key }) => key).sort()).toEqual(keys.sort());
  });

  test.each([
    ['nothing', []],
    ['an unknown kind', [{ ...at(1, 0), kind: 'other' }]],
    ['a time in the future', [at(1, -1)]],
    ['a key that is a path', [at(1, 0, '../../etc passwd')]],
    ['a nested value', [{ ...at(1, 0), value: { position: { deep: 1 } } }]],
    ['too many', Array.from({ length: 201 }, (_, index) => at(1, 0, `${index}`))],
  ])('refuses %s', async (_what, changes) => {
    expect((await customer.post(path, { device: 'phone-aaaaaaaa', changes })).status).toBe(400);
    expect((await since(customer, 0)).data).toEqual([]);
  });
});
