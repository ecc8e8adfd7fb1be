import { setImmediate as turn } from 'node:timers/promises';
import { configureStore } from '@reduxjs/toolkit';
import { list, record, text } from '../../domain/decode/wire.ts';
import { failNext, requestsTo, type FaultResponse } from '../../testing/server/failNext.ts';
import { api } from './api.ts';
import { decodes } from './decodes.ts';

const namesOf = (body: unknown) =>
  list(record(body, 'answer').data, 'data', (item) => text(record(item, 'item'), 'name'));

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    names: build.query<string[], void>({
      query: () => 'client/category',
      responseSchema: decodes(namesOf),
    }),
    write: build.mutation<unknown, void>({
      query: () => ({ url: 'client/contact-message', method: 'POST', body: {} }),
    }),
  }),
});

const openApi = (token?: string) => {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, session: () => ({ token }) },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  return {
    read: () => store.dispatch(endpoints.names.initiate()),
    write: () => store.dispatch(endpoints.write.initiate()),
  };
};

const reads = () => requestsTo('GET', '/client/category');
const writes = () => requestsTo('POST', '/client/contact-message');
const failReads = (fault: FaultResponse, times: number) =>
  failNext('GET', '/client/category', fault, times);

test('reads the real catalogue', async () => {
  const { data } = await openApi().read();
  expect(data?.[0]).toBe('Tutte');
  expect(data).toHaveLength(9);
  expect(reads()).toHaveLength(1);
});

// Shows.
test('a request names the application, and the customer when there is one', async () => {
  await openApi().read();
  await openApi('a-token').read();
  const [visitor, customer] = reads();
  expect(visitor?.headers.get('x-app-secret')).toBe('cicerone-web-app');
  expect(visitor?.headers.get('authorization')).toBeNull();
  expect(customer?.headers.get('authorization')).toBe('Bearer a-token');
});

test('a read that fails twice is answered in the end', async () => {
  failReads(500, 1);
  failReads('no connection', 1);
  const { data, error } = await openApi().read();
  expect(error).toBeUndefined();
  expect(data?.[0]).toBe('Tutte');
  expect(reads()).toHaveLength(3);
});

/** Timers use the test's clock; responses, which are all faults here, arrive in real time. */
describe('when all goes wrong', () => {
  beforeEach(
    () => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }),
  );
  afterEach(() => void jest.useRealTimers());

  const outcomeOf = async (request: PromiseLike<unknown>, milliseconds = 60_000) => {
    let outcome: unknown;
    void request.then((result) => (outcome = result));
    for (let passed = 0; passed < milliseconds && !outcome; passed += 100) {
      await jest.advanceTimersByTimeAsync(100);
      // Reading a body takes tasks in real time.
      await turn();
    }
    return outcome;
  };

  test.each([
    ['500', 500, { status: 500 }],
    ['503', 503, { status: 503 }],
    [
      "a proxy's 502 in HTML",
      { status: 502, body: '<h1>Bad gateway</h1>' },
      { originalStatus: 502 },
    ],
    ['no connection', 'no connection' as const, { status: 'FETCH_ERROR' }],
  ])('a read is tried twice more: %s', async (_what, fault, error) => {
    failReads(fault, 9);
    expect(await outcomeOf(openApi().read())).toMatchObject({ error });
    expect(reads()).toHaveLength(3);
  });

  test.each([400, 401, 403, 404, 422, 429])('a read is not tried again: %p', async (status) => {
    failReads(status, 9);
    expect(await outcomeOf(openApi().read())).toMatchObject({ error: { status } });
    expect(reads()).toHaveLength(1);
  });

  test.each<FaultResponse>([500, 503, 'no connection', 429, 400])(
    'a write is never sent again: %p',
    async (fault) => {
      failNext('POST', '/client/contact-message', fault, 9);
      expect(await outcomeOf(openApi().write())).toHaveProperty('error');
      expect(writes()).toHaveLength(1);
    },
  );

  test.each([
    ['read', reads, 'GET', '/client/category'],
    ['write', writes, 'POST', '/client/contact-message'],
  ] as const)('a %s is given up after 8 seconds', async (kind, sent, method, path) => {
    failNext(method, path, 'no answer', 9);
    const request = openApi()[kind]();
    expect(await outcomeOf(request, 7_800)).toBeUndefined();
    expect(await outcomeOf(request, 400)).toMatchObject({ error: { status: 'TIMEOUT_ERROR' } });
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.signal.aborted).toBe(true);
  });

  test.each([
    ['HTML', { status: 200, body: '<!doctype html><p>Hello', type: 'text/html' }, 'PARSING_ERROR'],
    ['truncated JSON', { status: 200, body: '{"data":[{"na' }, 'PARSING_ERROR'],
    ['an empty body', { status: 200, body: '' }, 'CUSTOM_ERROR'],
    ['null', { status: 200, body: 'null' }, 'CUSTOM_ERROR'],
    ['a number', { status: 200, body: '7' }, 'CUSTOM_ERROR'],
    ['a bare list', { status: 200, body: '[]' }, 'CUSTOM_ERROR'],
    ['no data', { status: 200, body: '{}' }, 'CUSTOM_ERROR'],
    ['data that is null', { status: 200, body: '{"data":null}' }, 'CUSTOM_ERROR'],
    ['an item of another type', { status: 200, body: '{"data":[{"name":5}]}' }, 'CUSTOM_ERROR'],
  ])('is an error of that one request: %s with status 200', async (_what, fault, status) => {
    failReads(fault, 1);
    const outcome = await outcomeOf(openApi().read());
    expect(outcome).toMatchObject({ isError: true, error: { status } });
    expect(outcome).not.toMatchObject({ data: expect.anything() });
    expect(reads()).toHaveLength(1);
  });
});
