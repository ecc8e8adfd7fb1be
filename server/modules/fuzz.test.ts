/**
 * For arbitrary requests a healthy server never responds with a 5xx, never reveals internal details, and responds as
 * its OpenAPI document describes. Every operation is tried.
 */
import fc from 'fast-check';
import {
  readApiDescription,
  textOf,
  type ApiDescription,
} from '../../tests/support/server/apiDescription.ts';
import { api, raw } from '../../tests/support/server/client.ts';
import { newCustomer, type TestCustomer } from '../../tests/support/customers/customer.ts';
import {
  fuzzedRequest,
  type FuzzedRequest,
  type Route,
} from '../../tests/support/fuzz/fuzzedInput.ts';

// `npm run test:full` asks for thousands of runs.
jest.setTimeout(240_000);

const RUNS = Number(process.env['CICERONE_FUZZ_RUNS'] ?? 400);

const others: Route[] = [
  ...[
    '/storage/audio/track/{id}',
    '/storage/audio/track/{id}.mp3',
    '/storage/audio/{id}',
    '/storage/audio/person/{id}.mp3',
    '/storage/audio/theme/{id}',
    '/storage/pictures/{id}',
    '/storage/pictures/profile/{id}',
    '/storage/{id}',
    '/assets/{id}',
    '/{id}',
    '/api/v1/{id}',
    '/login/google',
    '/login/{id}',
    '/login/new-email',
    '/dev/payment/{id}',
    '/dev/{id}',
    '/payment/return',
  ].map((path) => ({ method: 'GET', path, fields: [] })),
  { method: 'POST', path: '/login/new-email', fields: ['token'] },
  { method: 'POST', path: '/payment/webhook', fields: ['type'] },
  { method: 'POST', path: '/dev/payment/{id}/pay', fields: [] },
];

/** Calls that can end the session of the caller. */
const ENDS_SESSION = /\/(signout|sessions)(\/|$)/;

let description: ApiDescription;

async function expectRefusalOrAnswer({
  method,
  path,
  headers,
  body,
}: FuzzedRequest): Promise<void> {
  const sent = Object.entries(headers).filter(([, value]) => value !== undefined);
  const response = await raw(path, {
    method,
    headers: Object.fromEntries(sent) as Record<string, string>, // filtered above
    ...(body !== undefined && { body }),
  });
  expect([method, path, response.status < 500 ? 'fine' : response.status]).toEqual([
    method,
    path,
    'fine',
  ]);
  expect([method, path, response.status, description.faultOf(method, path, response)]).toEqual([
    method,
    path,
    response.status,
    undefined,
  ]);
  if (response.status < 400 || method === 'HEAD') return;
  const text = textOf(response);
  expect(text).not.toMatch(/FST_|node_modules|\bat .+:\d+:\d+|syntax error|kysely|postgres/i);
  const isOfApi = /^\/api([/?]|$)/.test(path);
  if (isOfApi || String(response.headers['content-type']).startsWith('application/json')) {
    expect(JSON.parse(text)).toHaveProperty('message', expect.any(String));
  }
}

const tried = (
  input: fc.Arbitrary<FuzzedRequest>,
  { act = expectRefusalOrAnswer, numRuns = RUNS } = {},
): Promise<void> => fc.assert(fc.asyncProperty(input, act), { numRuns, endOnFailure: true });

const signedIn = (request: FuzzedRequest, { token }: TestCustomer): FuzzedRequest => ({
  ...request,
  headers: { ...request.headers, Authorization: `Bearer ${token}` },
});

describe('hostile input never gets a 5xx, a stack or an internal name', () => {
  let routes: Route[];
  beforeAll(async () => {
    description = await readApiDescription();
    routes = [...description.routes, ...description.routes, ...others];
  });
  afterEach(async () => {
    expect((await api('/readyz')).status).toBe(200);
  });

  test('from visitors', () => tried(fuzzedRequest(routes)));

  test('from customers', async () => {
    const customer = await newCustomer();
    const stays = routes.filter(({ path }) => !ENDS_SESSION.test(path));
    await tried(fuzzedRequest(stays).map((one) => signedIn(one, customer)));
    // The customer was signed in until the end.
    expect((await customer.api('/api/v1/users/auth')).status).toBe(200);
  });

  test('from customers, to calls that can end their session', () =>
    tried(fuzzedRequest(routes.filter(({ path }) => ENDS_SESSION.test(path))), {
      act: async (one) => expectRefusalOrAnswer(signedIn(one, await newCustomer())),
      numRuns: Math.ceil(RUNS / 20),
    }));
});
