/** Whatever is sent, a healthy server never answers 5xx, and never tells what it is made of. */
import fc from 'fast-check';
import { PUBLIC_APP_SECRET } from './config.ts';
import { api, describeServer, json, raw } from './test/client.ts';

jest.setTimeout(120_000);

const RUNS = Number(process.env['CICERONE_HOSTILE_RUNS'] ?? 400);

interface Route {
  method: string;
  path: string;
}

/** Every route that the API describes, so that a new one is tried without a line here. */
async function describedRoutes(): Promise<Route[]> {
  const { paths } = await json<{ paths: Record<string, Record<string, unknown>> }>(
    api('/api/docs/json'),
  );
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
  );
}

const others: Route[] = [
  { method: 'GET', path: '/storage/audio/track/{id}' },
  { method: 'GET', path: '/storage/audio/person/{id}.mp3' },
  { method: 'GET', path: '/storage/audio/theme/{id}' },
  { method: 'GET', path: '/storage/pictures/{id}' },
  { method: 'GET', path: '/storage/{id}' },
  { method: 'GET', path: '/assets/{id}' },
  { method: 'GET', path: '/{id}' },
  { method: 'GET', path: '/api/v1/{id}' },
];

const nasty = fc.constantFrom(
  ...[
    '0',
    '-1',
    '1.5',
    '1e9',
    '1'.repeat(22),
    '9007199254740992',
    'NaN',
    'null',
    'undefined',
    '',
    '.',
    '..',
  ],
  ...[
    '%00',
    '%',
    '%zz',
    '..%2f..%2fetc%2fpasswd',
    '..%5c',
    '%c0%ae%c0%ae',
    '%ff%fe',
    '%ed%a0%80',
    '1%20or%201=1',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    "'",
    '"',
    ';drop%20table%20guides',
    '{}',
    '[]',
    '${7*7}',
    '%0d%0aSet-Cookie:x=1',
  ],
);
const segment = fc.oneof(
  nasty,
  fc.string({ unit: 'binary', maxLength: 60 }).map(encode),
  fc.integer().map(String),
);

/** Through a Buffer, which replaces lone surrogates: encodeURIComponent would throw on them. */
function encode(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString()).replaceAll('%20', '+');
}

const jsonBody = fc
  .oneof(
    fc.jsonValue(),
    fc.record({ search: fc.oneof(fc.string({ unit: 'binary', maxLength: 250 }), fc.jsonValue()) }),
    fc.dictionary(
      fc.oneof(fc.string(), fc.constant('__proto__'), fc.constant('search')),
      fc.jsonValue(),
    ),
  )
  .map((value) => JSON.stringify(value));
const body = fc.oneof(
  jsonBody,
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 100 }).map((text) => `search=${encode(text)}`),
  fc.constant(
    `--x\r\nContent-Disposition: form-data; name="search"; filename="a"\r\n\r\nx\r\n--x--`,
  ),
  fc.constant('a'.repeat(70_000)),
);
const contentType = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'a/b',
);
const headers = fc.record(
  {
    'X-App-Secret': fc.constantFrom(
      PUBLIC_APP_SECRET,
      PUBLIC_APP_SECRET,
      PUBLIC_APP_SECRET,
      'wrong',
    ),
    'Content-Type': contentType,
    'Accept-Encoding': fc.constantFrom('br', 'gzip;q=0', ';;;q=', '*', 'br;q=x'),
    'If-None-Match': fc.constantFrom('*', '"', 'W/""', '"a", "b"'),
    Range: fc.constantFrom(
      'bytes=0-',
      'bytes=-1',
      'bytes=5-1',
      'bytes=0-0,5-6',
      'lines=1',
      'bytes=99999999999-',
    ),
    Authorization: fc.constantFrom('Bearer', 'Bearer x', 'Basic eA==', ''),
    'X-Forwarded-For': fc.constantFrom('::1', 'not an address', ','),
  },
  { requiredKeys: ['X-App-Secret'] },
);
const method = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD');

describeServer('hostile input', () => {
  test('never gets a 5xx, a stack or an internal name', async () => {
    const routes = [...(await describedRoutes()), ...others];
    const input = fc.record({
      route: fc.constantFrom(...routes),
      /** Mostly the route's own method. */
      other: fc.option(method, { freq: 4 }),
      segment,
      query: fc.option(segment),
      headers,
      body,
    });
    await fc.assert(
      fc.asyncProperty(
        input,
        async ({ route, other, segment: id, query, headers: sent, body: payload }) => {
          const path =
            route.path.replace(/\{\w+\}/, () => id) + (query === null ? '' : `?${query}`);
          const verb = other ?? route.method;
          const withBody = !['GET', 'HEAD'].includes(verb);
          const length = { 'Content-Length': String(Buffer.byteLength(payload)) };
          const answer = await raw(path, {
            method: verb,
            headers: { ...sent, ...(withBody && length) },
            ...(withBody && { body: payload }),
          });
          expect(answer.status).toBeLessThan(500);
          if (answer.status < 400 || verb === 'HEAD') return;
          const text = answer.body.toString();
          expect(text).not.toMatch(
            /FST_|node_modules|\bat .+:\d+:\d+|syntax error|kysely|pglite|postgres/i,
          );
          if (String(answer.headers['content-type']).startsWith('application/json')) {
            expect(JSON.parse(text)).toHaveProperty('message', expect.any(String));
          }
        },
      ),
      { numRuns: RUNS, endOnFailure: true },
    );
    expect((await api('/readyz')).status).toBe(200);
  });
});
