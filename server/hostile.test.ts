/** Whatever is sent, a healthy server never answers 5xx, and never tells what it is made of. */
import fc from 'fast-check';
import { api, describeServer, json, raw } from './test/client.ts';
import { newCustomer } from './test/customer.ts';
import { hostileRequest, type Hostile, type Route } from './test/hostileInput.ts';

jest.setTimeout(240_000);

const RUNS = Number(process.env['CICERONE_HOSTILE_RUNS'] ?? 400);

interface Described {
  requestBody?: { content: Record<string, { schema: { properties?: object } }> };
}

/** Every route that the API describes, so that a new one is tried without a line here. */
async function describedRoutes(): Promise<Route[]> {
  const { paths } = await json<{ paths: Record<string, Record<string, Described>> }>(
    api('/api/docs/json'),
  );
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => {
      const [content] = Object.values(requestBody?.content ?? {});
      const fields = Object.keys(content?.schema.properties ?? {});
      return { method: method.toUpperCase(), path, fields };
    }),
  );
}

const others: Route[] = [
  ...[
    ...['/storage/audio/track/{id}', '/storage/audio/track/{id}.mp3', '/storage/audio/{id}'],
    ...['/storage/audio/person/{id}.mp3', '/storage/audio/theme/{id}', '/storage/pictures/{id}'],
    ...['/storage/pictures/profile/{id}', '/storage/{id}', '/assets/{id}', '/{id}', '/api/v1/{id}'],
    ...['/login/google', '/login/{id}', '/login/new-email', '/dev/payment/{id}', '/dev/{id}'],
    '/payment/return',
  ].map((path) => ({ method: 'GET', path, fields: [] })),
  { method: 'POST', path: '/login/new-email', fields: ['token'] },
  { method: 'POST', path: '/payment/webhook', fields: ['type'] },
  { method: 'POST', path: '/dev/payment/{id}/pay', fields: [] },
];

const SIGNS_OUT = /signout/;

async function expectRefusalOrAnswer({ method, path, headers, body }: Hostile): Promise<void> {
  const sent = Object.entries(headers).filter(([, value]) => value !== undefined);
  const answer = await raw(path, {
    method,
    headers: Object.fromEntries(sent) as Record<string, string>, // filtered above
    ...(body !== undefined && { body }),
  });
  expect([method, path, answer.status < 500 ? 'fine' : answer.status]).toEqual([
    ...[method, path, 'fine'],
  ]);
  if (answer.status < 400 || method === 'HEAD') return;
  const text = answer.body.toString();
  expect(text).not.toMatch(
    /FST_|node_modules|\bat .+:\d+:\d+|syntax error|kysely|pglite|postgres/i,
  );
  if (String(answer.headers['content-type']).startsWith('application/json')) {
    expect(JSON.parse(text)).toHaveProperty('message', expect.any(String));
  }
}

const tried = (input: fc.Arbitrary<Hostile>): Promise<void> =>
  fc.assert(fc.asyncProperty(input, expectRefusalOrAnswer), {
    numRuns: RUNS,
    endOnFailure: true,
  });

describeServer('hostile input never gets a 5xx, a stack or an internal name', () => {
  let routes: Route[];
  beforeAll(async () => {
    routes = [...(await describedRoutes()), ...others];
  });
  afterEach(async () => {
    expect((await api('/readyz')).status).toBe(200);
  });

  test('from visitors', () => tried(hostileRequest(routes)));

  test('from customers', async () => {
    const customer = await newCustomer();
    const Authorization = `Bearer ${customer.token}`;
    const stays = routes.filter(({ path }) => !SIGNS_OUT.test(path));
    await tried(
      hostileRequest(stays).map((one) => ({ ...one, headers: { ...one.headers, Authorization } })),
    );
    // It was tried as a customer to the end.
    expect((await customer.api('/api/v1/users/auth')).status).toBe(200);
  });
});
