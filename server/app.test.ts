import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api, json, raw, serverUrl } from '../tests/support/server/client.ts';
import { startOwnServer, stopOwnServer } from '../tests/support/server/ownServer.ts';

/** Without a build there are no pages. `npm test` builds the app first. */
const isBuilt = existsSync(join(process.env['DIST_DIR'] || 'dist', 'index.html'));
const describeBuild = isBuilt ? describe : describe.skip;

const anything = [
  '/healthz',
  '/api/v1/client/category',
  '/api/nothing',
  '/storage/nothing',
  '/',
  '/assets/x.js',
];

describe('every answer', () => {
  test.each(anything)('%s carries the security headers', async (path) => {
    const { headers } = await raw(path, { headers: { Accept: 'text/html' } });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'self'; script-src 'self'( 'nonce-[\w-]{20,}')?;/);
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(part);
    }
    // With `unsafe-hashes` the hashes also allow style attributes of the rendered page.
    const named = /style-src-attr 'unsafe-hashes'( 'sha256-[\w+/]{43}=')+(?=;)/;
    expect(policy.replace(named, '')).not.toContain('unsafe');
    // On plain HTTP this directive would make every request of the app fail.
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('has a request id: its own, or the well-formed one that came', async () => {
    const own = await raw('/healthz');
    expect(own.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    const given = { 'X-Request-Id': 'proxy-0123456789.abc_DEF' };
    expect((await raw('/healthz', { headers: given })).headers['x-request-id']).toBe(
      given['X-Request-Id'],
    );
    for (const wrong of ['short', 'x'.repeat(65), 'with space in it', '{"a":"b"}-------']) {
      const response = await raw('/healthz', { headers: { 'X-Request-Id': wrong } });
      expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  test('another origin gets no permission unless a setting gives it', async () => {
    const response = await raw('/api/v1/client/category', {
      headers: { Origin: 'https://evil.example' },
    });
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('health', () => {
  test('the process is running and ready', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const response = await api(path);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    }
  });
});

test('a server whose page is not complete is not ready', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cicerone-half-'));
  await writeFile(join(folder, 'index.html'), '<html><body><div id="root">');
  const { url: base } = await startOwnServer({ env: { DIST_DIR: folder } });
  expect((await raw('/readyz', { base })).status).toBe(503);
  await rm(join(folder, 'index.html'));
  expect((await raw('/readyz', { base })).status).toBe(200);
  await stopOwnServer();
  await rm(folder, { recursive: true });
});

const hasPrlimit = spawnSync('prlimit', ['--version']).status === 0;
const testLimited = hasPrlimit ? test : test.skip;

testLimited('a server without a free file descriptor answers 503 on open connections', async () => {
  const { url: base, pid } = await startOwnServer();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const statusOf = (path: string) =>
    new Promise<number>((resolve, reject) => {
      get(base + path, { agent }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      }).on('error', reject);
    });
  const file = '/reviews-widget.html';
  const allow = (files: string) =>
    spawnSync('prlimit', [`--pid=${pid}`, `--nofile=${files}:`]).status === 0;
  try {
    expect(await statusOf(file)).toBe(200);
    expect(allow('3')).toBe(true);
    expect(await statusOf(file)).toBe(503);
    expect(allow('4096')).toBe(true);
    expect(await statusOf(file)).toBe(200);
  } finally {
    agent.destroy();
    await stopOwnServer();
  }
});

describe('the description of the API', () => {
  interface Description {
    openapi: string;
    paths: Record<
      string,
      Record<
        string,
        { responses: Record<string, unknown>; parameters?: unknown[]; security: unknown }
      >
    >;
  }

  test('names every call of the catalogue with its answers and refusals', async () => {
    const { openapi, paths } = await json<Description>(api('/api/docs/json'));
    expect(openapi).toMatch(/^3\./);
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path.replace('/api/v1/client', '')}`),
    );
    expect(calls.filter((call) => !call.startsWith('head')).sort()).toEqual(
      expect.arrayContaining([
        'get /audio-guide',
        'get /audio-guide/{id}',
        'get /category',
        'get /category/{id}/audio',
        'get /event',
        'get /event/{id}',
        'get /location',
        'get /location/{id}',
        'get /object',
        'get /object/{id}',
        'get /person',
        'get /person/{id}',
        'get /subscriptions',
        'get /updates',
        'post /search',
      ]),
    );
    const guide = paths['/api/v1/client/audio-guide/{id}']?.['get'];
    expect(Object.keys(guide?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '400', '403', '404']),
    );
    expect(guide?.parameters).toEqual([
      expect.objectContaining({ name: 'language', in: 'query', required: false }),
      expect.objectContaining({ name: 'id', in: 'path', required: true }),
    ]);
    expect(Object.keys(paths).join(' ')).not.toMatch(/\/storage|\/assets|\*/);
  });

  test('says which calls require a customer', async () => {
    const { paths } = await json<Description>(api('/api/docs/json'));
    const asCustomer = [
      { application: [], customer: [] },
      { application: [], customerCookie: [] },
    ];
    expect(paths['/api/v1/users/cart']?.['get']?.security).toEqual(asCustomer);
    expect(paths['/api/v1/client/audio-guide/{id}']?.['get']?.security).toEqual([
      { application: [] },
      ...asCustomer,
    ]);
  });
});

describe('pages', () => {
  test('the static content of the landing page', async () => {
    const hero = await json<Record<string, string>>(api('/fake-api/hero.json'));
    expect(Object.keys(hero)).toEqual([
      'heading',
      'headingTwo',
      'shortDecs',
      'heroImage',
      'subHeading',
      'subHeadingTwo',
      'decs',
    ]);
    const why = await json<{ faqs: { heading: string; decs: string }[]; image: string }[]>(
      api('/fake-api/why-choose-us.json'),
    );
    expect(why[0]?.faqs.length).toBeGreaterThan(3);
    const about = await json<Record<string, string>>(api('/fake-api/about.json'));
    expect(Object.keys(about)).toEqual([
      'sectionHeading',
      'headingPartOne',
      'headingPartTwo',
      'decsOne',
      'subheading',
      'decsTwo',
    ]);
    // Of the covers that the bundled catalogue has now.
    for (const picture of [hero['heroImage'], why[0]?.image]) {
      const { headers } = await raw(`/storage/${picture}`);
      expect([picture, headers['cache-control']]).toEqual([picture, 'public, max-age=2592000']);
    }
  });

  test('a missing asset is never a page, nor is a file above the served folders', async () => {
    const paths = [
      '/assets/gone.js',
      '/assets/../../package.json',
      '/../package.json',
      '/..%2fpackage.json',
    ];
    for (const path of paths) {
      const response = await raw(path, { headers: { Accept: '*/*' } });
      expect([path, response.status]).toEqual([path, 404]);
      expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    }
  });

  test("an address that cannot be decoded is refused with the server's message", async () => {
    for (const path of ['/api/v1/client/%zz', '/storage/%']) {
      const response = await raw(path);
      expect(response.status).toBe(400);
      expect(JSON.parse(response.body.toString())).toEqual({ message: expect.any(String) });
    }
  });

  test.each(['/%zz', '/%E0%A4%A', '/person/%E0%A4%A', '//', '///', '//x@y:99999/'])(
    'the address %s, which no router can read, is an unknown page',
    async (path) => {
      const response = await raw(path, { headers: { Accept: 'text/html' } });
      expect(response.status).toBe(404);
      expect(response.headers['content-type']).toMatch(/^text\//);
    },
  );
});

describeBuild('the app, when it is built', () => {
  test.each(['text/html', '*/*', 'text/*', 'text/*;q=0.9, application/json'])(
    'the landing page is sent to a client that accepts %s',
    async (Accept) => {
      const { status, headers } = await raw('/', { headers: { Accept } });
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    },
  );

  test('is served under a nonce that changes with every answer', async () => {
    const [one, other] = await Promise.all(
      [1, 2].map(() => fetch(`${serverUrl()}/audio-guide/1`, { headers: { Accept: 'text/html' } })),
    );
    const nonces = [one, other].map(
      (response) =>
        /'nonce-([\w-]+)'/.exec(response?.headers.get('content-security-policy') ?? '')?.[1],
    );
    expect(nonces[0]).not.toBe(nonces[1]);
    const html = await one?.text();
    expect(html).toContain(nonces[0]);
    expect(html).not.toContain('__CSP_NONCE__');
    expect(one?.headers.get('cache-control')).toBe('no-cache');
  });
});
