/** Effects of settings on responses and logs; config.test.ts tests how settings are read. */
import { PUBLIC_APP_SECRET } from '../../build.settings.ts';
import { raw } from '../../tests/support/server/client.ts';
import { startOwnServer, stopOwnServer } from '../../tests/support/server/ownServer.ts';

afterEach(stopOwnServer);

const secret = { 'X-App-Secret': PUBLIC_APP_SECRET };
const guides = '/api/v1/client/audio-guide';

describe('settings at work', () => {
  test('CORS_ORIGINS lets exactly these origins in, with credentials', async () => {
    const server = await startOwnServer({ env: { CORS_ORIGINS: 'https://app.example' } });
    const ask = (origin: string, method = 'GET') =>
      raw(guides, {
        base: server.url,
        method,
        headers: { ...secret, Origin: origin, 'Access-Control-Request-Method': 'POST' },
      });
    const allowed = await ask('https://app.example');
    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': 'https://app.example',
      'access-control-allow-credentials': 'true',
      'cross-origin-resource-policy': 'cross-origin',
      vary: expect.stringContaining('Origin'),
    });
    const preflight = await ask('https://app.example', 'OPTIONS');
    expect(preflight.status).toBe(204);
    expect(preflight.headers['access-control-allow-headers']).toMatch(/X-App-Secret/);
    const other = await ask('https://other.example');
    expect(other.headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('RATE_LIMIT: the call above the limit gets Retry-After, other addresses are served', async () => {
    const server = await startOwnServer({ env: { RATE_LIMIT: '5', TRUST_PROXY: 'loopback' } });
    const call = (address: string) =>
      raw(guides, { base: server.url, headers: { ...secret, 'X-Forwarded-For': address } });
    for (let n = 0; n < 5; n += 1) expect((await call('203.0.113.7')).status).toBe(200);
    const { status, headers, body } = await call('203.0.113.7');
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(body.toString())).toEqual({
      message: expect.stringMatching(/Too many requests/),
    });
    expect((await call('203.0.113.8')).status).toBe(200);
    expect((await raw('/healthz', { base: server.url })).status).toBe(200);
  });

  test('RATE_LIMIT also limits pages and the return from a payment, which show a message', async () => {
    const server = await startOwnServer({ env: { RATE_LIMIT: '4' } });
    const ask = (path: string) => raw(path, { base: server.url, headers: { Accept: 'text/html' } });
    for (let n = 0; n < 2; n += 1) {
      expect((await ask(`/unknown/${n}`)).status).not.toBe(429);
      expect((await ask('/payment/return')).status).toBe(303);
    }
    const { status, headers, body } = await ask('/subscribe');
    expect([status, headers['content-type']]).toEqual([429, 'text/plain; charset=utf-8']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body.toString()).toBe('Too many requests. Please wait a minute.\n');
    expect((await ask('/payment/return')).status).toBe(429);
  });

  test.each([
    ['nothing', {}, 1],
    ['the proxy', { TRUST_PROXY: 'loopback' }, 0],
  ] satisfies [string, Record<string, string>, number][])(
    'forwarded headers, trusting %s: the log warns once or never',
    async (_, env, warnings) => {
      const server = await startOwnServer({ env: { ...env, LOG_LEVEL: 'warn' } });
      for (const address of ['203.0.113.7', '203.0.113.8']) {
        await raw('/healthz', { base: server.url, headers: { 'X-Forwarded-For': address } });
      }
      await server.kill('SIGTERM');
      expect(server.logs().match(/TRUST_PROXY is not set/g) ?? []).toHaveLength(warnings);
    },
  );

  test('logs tell a request by its id, and none of its secrets', async () => {
    const server = await startOwnServer({ env: { LOG_LEVEL: 'trace' } });
    const id = 'request-of-the-test-1';
    await raw(`${guides}/1?token=s3cret-query`, {
      base: server.url,
      headers: {
        ...secret,
        'X-Request-Id': id,
        Authorization: 'Bearer s3cret',
        Cookie: 'session=s3cret',
      },
    });
    await server.kill('SIGTERM');
    const line = server
      .logs()
      .split('\n')
      .find((one) => one.includes(id));
    expect(JSON.parse(line ?? '')).toMatchObject({
      requestId: id,
      status: 200,
      req: { method: 'GET', path: `${guides}/1`, address: '127.0.0.1' },
    });
    expect(server.logs()).not.toMatch(/s3cret|cicerone-web-app/);
  });
});
