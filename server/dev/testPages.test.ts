/** A server that other machines can reach has no test pages. */
import type { SignInResponse } from '../../contract/auth.ts';
import { demoCustomers } from '../../demo/customers.ts';
import { PUBLIC_APP_SECRET } from '../../build.settings.ts';
import { json, raw } from '../../tests/support/server/client.ts';
import { openSettings } from '../../tests/support/server/openSettings.ts';
import {
  ownDatabase,
  startOwnServer,
  stopOwnServer,
} from '../../tests/support/server/ownServer.ts';
import { StartFailed } from '../../tests/support/server/server.ts';

afterEach(stopOwnServer);

const headers = { 'X-App-Secret': PUBLIC_APP_SECRET, 'Content-Type': 'application/json' };

const signIn = (base: string): Promise<Response> =>
  fetch(`${base}/api/v1/users/signin`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      email: demoCustomers.returning.email,
      password: demoCustomers.returning.password,
    }),
  });

describe('a server that other machines reach', () => {
  test('does not start with test pages only', async () => {
    const failure = await startOwnServer({ env: { HOST: '0.0.0.0' } }).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(StartFailed);
    expect(String(failure)).toContain('SMTP_URL is missing: a server that other machines reach');
    expect(String(failure)).toContain('STRIPE_SECRET_KEY is missing');
  });

  test('has none of their addresses', async () => {
    const { url: base } = await startOwnServer({ env: { ...openSettings, HOST: '0.0.0.0' } });
    const paths = [
      'api/',
      'outbox',
      'outbox.json',
      'enter',
      'demo',
      'demo/new',
      'faults',
      'consent',
      'payment',
    ];
    for (const path of paths) {
      expect((await raw(`/dev/${path}`, { base })).status).toBe(404);
    }
    for (const path of ['customers', 'clock?ahead=60']) {
      expect((await raw(`/dev/${path}`, { base, method: 'POST' })).status).toBe(404);
    }
    expect((await raw('/metrics', { base })).status).toBe(404);
    expect((await raw('/readyz', { base })).status).toBe(200);
  });

  test('takes password and sessions from the demo customer that an earlier start has made', async () => {
    const env = { DATABASE_URL: await ownDatabase() };
    const first = await startOwnServer({ env });
    const signedIn = await signIn(first.url);
    expect(signedIn.status).toBe(200);
    const { token } = await json<SignInResponse>(signedIn);
    await first.kill('SIGTERM');

    const { dataDir } = first;
    const { url: base } = await startOwnServer({ dataDir, env: { ...env, ...openSettings } });
    expect((await signIn(base)).status).toBe(400);
    const session = await raw('/api/v1/users/auth', {
      base,
      headers: { ...headers, Authorization: `Bearer ${token}` },
    });
    expect(session.status).toBe(401);
  });

  test('keeps them with DEV=1', async () => {
    const { url: base } = await startOwnServer({ env: { HOST: '0.0.0.0', DEV: '1' } });
    expect((await raw('/dev/outbox.json', { base })).status).toBe(200);
  });
});
