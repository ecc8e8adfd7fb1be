import type { Envelope } from '../../../contract/envelope.ts';
import type { WireCategory } from '../../../contract/guides.ts';
import { json } from '../../../tests/support/server/client.ts';
import { callerOf, newCustomer } from '../../../tests/support/customers/customer.ts';
import { startOwnServer, stopOwnServer } from '../../../tests/support/server/ownServer.ts';
import {
  requestCheckout,
  buy,
  cartOf,
  guidesFor,
  invoicesOf,
  ownedBy,
  pay,
  put,
  urlOf,
} from '../../../tests/support/customers/shop.ts';
import type { TestServer } from '../../../tests/support/server/server.ts';
import type { FaultRequest } from './faultRequest.ts';
import { makeFaults, type Fault } from './faults.ts';

const categories = '/api/v1/client/category';

describe('faults', () => {
  test('refuse to exist where there are no test pages', () => {
    expect(() => makeFaults({ testPages: false })).toThrow('only with test pages');
  });

  test('strike the paths and methods that they name, as often as they say', () => {
    const faults = makeFaults({ testPages: true });
    const { id } = faults.add({ kind: 'status', path: '/api/*/guide.1', method: 'get', times: 2 });
    const strike = (method: string, path: string) =>
      faults.strike(method, path, ['status']).map((fault) => fault.id);
    expect(strike('POST', '/api/v1/guide.1')).toEqual([]);
    expect(strike('GET', '/api/v1/guideX1')).toEqual([]);
    expect(strike('GET', '/api/v1/guide.1/more')).toEqual([]);
    expect(strike('GET', '/api/v1/guide.1')).toEqual([id]);
    expect(strike('GET', '/api/v1/guide.1')).toEqual([id]);
    expect(strike('GET', '/api/v1/guide.1')).toEqual([]);
    expect(faults.list()).toEqual([]);
  });
});

describe('the switchboard at /dev/faults', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startOwnServer();
  });
  afterAll(stopOwnServer);
  afterEach(() => fetch(`${server.url}/dev/faults`, { method: 'DELETE' }));

  const send = (fault: FaultRequest | object): Promise<Response> =>
    fetch(`${server.url}/dev/faults`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fault),
    });
  const ask = (path: string): Promise<Response> => callerOf(undefined, server.url).api(path);

  test('a status is answered so often, then the truth', async () => {
    expect((await send({ kind: 'status', status: 503, path: categories, times: 1 })).status).toBe(
      201,
    );
    const failed = await ask(categories);
    expect([failed.status, failed.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect((await ask(categories)).status).toBe(200);
  });

  test('latency is at least what was requested', async () => {
    await send({ kind: 'latency', ms: 400, path: categories, method: 'GET', times: 1 });
    const began = performance.now();
    expect((await ask(categories)).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(390);
  });

  test('a truncated answer is half of it, with status 200', async () => {
    const whole = await (await ask(categories)).text();
    await send({ kind: 'truncate', path: categories, times: 1 });
    const cut = await ask(categories);
    const text = await cut.text();
    expect(cut.status).toBe(200);
    expect(text).toBe(whole.slice(0, text.length));
    expect(text.length).toBeLessThan(whole.length);
    expect(() => JSON.parse(text)).toThrow();
    expect((await json<Envelope<WireCategory[]>>(ask(categories))).data.length).toBeGreaterThan(1);
  });

  test('a truncated recording breaks off, as a connection does', async () => {
    const [guide] = await guidesFor(callerOf(undefined, server.url));
    const path = `/storage/${guide?.theme}`;
    expect((await fetch(server.url + path)).status).toBe(200);
    await send({ kind: 'truncate', path, times: 1 });
    const cut = await fetch(server.url + path);
    await expect(cut.arrayBuffer()).rejects.toThrow();
  });

  test('news of a payment that come twenty times are one purchase', async () => {
    await send({ kind: 'repeat-webhook', repeats: 19 });
    const customer = await newCustomer({ base: server.url });
    const [guide] = await guidesFor(customer);
    if (!guide) throw new Error('a guide');
    await buy(customer, guide.id);
    expect(await invoicesOf(customer)).toHaveLength(1);
    const [fault] = await json<Fault[]>(fetch(`${server.url}/dev/faults`));
    expect(fault?.struck).toBe(1);
  });

  test('a payment provider that is down: nothing is ordered twice, and the next press pays', async () => {
    const { id } = await json<Fault>(send({ kind: 'payment-down', times: 1 }));
    const customer = await newCustomer({ base: server.url });
    const [guide] = await guidesFor(customer);
    if (!guide) throw new Error('a guide');
    await put(customer, guide.id);
    const refused = await requestCheckout(customer);
    expect(refused.status).toBe(503);
    // The order number is in the response, so that support can find the order.
    expect(refused.headers.get('x-order-number')).toMatch(/^\d+$/);
    expect(await refused.json()).toMatchObject({
      message: expect.stringContaining('Your cart is kept') as string, // a matcher
    });
    expect((await cartOf(customer)).data).toHaveLength(1);
    expect(await json<Fault[]>(fetch(`${server.url}/dev/faults`))).not.toContainEqual(
      expect.objectContaining({ id }),
    );
    await pay(await urlOf(requestCheckout(customer)));
    expect(await ownedBy(customer)).toEqual([guide.id]);
  });

  test('lists them, and removes them', async () => {
    const list = () => json<Fault[]>(fetch(`${server.url}/dev/faults`));
    const { id } = await json<Fault>(send({ kind: 'latency', ms: 50, path: '/api/<b>' }));
    expect(await list()).toMatchObject([{ id, struck: 0 }]);
    await fetch(`${server.url}/dev/faults`, { method: 'DELETE' });
    expect(await list()).toEqual([]);
  });

  test.each([
    { kind: 'explode' },
    { kind: 'status', status: 200 },
    { kind: 'latency', ms: -1 },
    { kind: 'latency', ms: 9e9 },
    { kind: 'truncate', method: 'GET /' },
    {},
  ])('%j is none: 400', async (fault) => {
    expect((await send(fault)).status).toBe(400);
    expect(await json<Fault[]>(fetch(`${server.url}/dev/faults`))).toEqual([]);
  });
});
