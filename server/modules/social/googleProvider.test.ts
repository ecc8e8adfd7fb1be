/** Social sign-in with an OpenID provider (oidc-provider, in another process). */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { json } from '../../../tests/support/server/client.ts';
import { makeBrowser } from '../../../tests/support/server/browser.ts';
import { callerOf, freshEmail, newCustomer } from '../../../tests/support/customers/customer.ts';
import { startOwnServer, stopOwnServer } from '../../../tests/support/server/ownServer.ts';

const CLIENT = { id: 'cicerone-test', secret: 'a secret of the test' };
const CALLBACK = '/login/google/callback';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      // It listens on a port, so its address is an object.
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

async function startProvider(redirectUri: string) {
  const child: ChildProcess = fork(
    'tests/support/customers/oidcProvider.ts',
    [redirectUri, CLIENT.id, CLIENT.secret],
    { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
  );
  const [{ issuer }] = (await once(child, 'message')) as [{ issuer: string }];
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { issuer, stop };
}

describe('an OpenID provider', () => {
  let base = '';
  let provider: Awaited<ReturnType<typeof startProvider>>;

  beforeAll(async () => {
    const port = await freePort();
    base = `http://127.0.0.1:${port}`;
    provider = await startProvider(base + CALLBACK);
    await startOwnServer({
      env: {
        PORT: String(port),
        PUBLIC_URL: base,
        GOOGLE_CLIENT_ID: CLIENT.id,
        GOOGLE_CLIENT_SECRET: CLIENT.secret,
        GOOGLE_ISSUER: provider.issuer,
      },
    });
  });
  afterAll(async () => {
    await stopOwnServer();
    await provider.stop();
  });

  /** Signs in at the provider, and stops before the redirect back. */
  const comeBack = async (browser: ReturnType<typeof makeBrowser>, as: string): Promise<URL> => {
    const form = await browser.follow(`${base}/login/google`, ({ pathname }) =>
      pathname.startsWith('/interaction/'),
    );
    form.searchParams.set('as', as);
    return browser.follow(form, ({ pathname }) => pathname === CALLBACK);
  };
  const endOf = async (browser: ReturnType<typeof makeBrowser>, callback: URL) =>
    (await browser.visit(callback)).headers.get('location');
  const sessionIn = (browser: ReturnType<typeof makeBrowser>) =>
    browser.cookie(base, 'cicerone_session');

  test('asks with PKCE, state and nonce', async () => {
    const start = await makeBrowser().visit(`${base}/login/google`);
    const address = new URL(start.headers.get('location') ?? '');
    expect(address.origin).toBe(provider.issuer);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: CLIENT.id,
      response_type: 'code',
      redirect_uri: base + CALLBACK,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect((await fetch(`${base}/dev/consent`)).status).toBe(404);
  });

  test('signs a customer in, into the same account each time', async () => {
    const email = freshEmail();
    const browser = makeBrowser();
    const callback = await comeBack(browser, `anna!verified!${email}!Anna Prova`);
    expect(await endOf(browser, callback)).toBe('/user');
    const token = sessionIn(browser);
    expect(await json(callerOf(token, base).api('/api/v1/users/auth'))).toMatchObject({ token });
    // Another address at the provider is still the same person.
    const later = makeBrowser();
    const again = await comeBack(later, `anna!verified!${freshEmail()}!Anna Prova`);
    expect(await endOf(later, again)).toBe('/user');
    const taken = makeBrowser();
    const other = await comeBack(taken, `another person!verified!${email}!Berta`);
    expect(await endOf(taken, other)).toBe('/?login=taken');
    expect(sessionIn(taken)).toBeUndefined();
  });

  test('opens the account of a verified address, and never that of an unverified one', async () => {
    const customer = await newCustomer({ base });
    const stranger = makeBrowser();
    const theirs = await comeBack(stranger, `ladro!unverified!${customer.email}!Ladro`);
    expect(await endOf(stranger, theirs)).toBe('/?login=unverified');
    expect(sessionIn(stranger)).toBeUndefined();
    const owner = makeBrowser();
    const own = await comeBack(owner, `berta!verified!${customer.email}!Berta`);
    expect(await endOf(owner, own)).toBe('/user');
    expect((await customer.api('/api/v1/users/auth')).status).toBe(200);
  });

  test('cancelled there: no session', async () => {
    const browser = makeBrowser();
    expect(await endOf(browser, await comeBack(browser, ''))).toBe('/?login=cancelled');
    expect(sessionIn(browser)).toBeUndefined();
  });

  test('state mismatch, another browser, a code used before: no session', async () => {
    const browser = makeBrowser();
    const callback = await comeBack(browser, `carla!verified!${freshEmail()}!Carla`);
    const other = makeBrowser();
    await other.visit(`${base}/login/google`);
    expect(await endOf(other, callback)).toBe('/?login=elsewhere');
    expect(sessionIn(other)).toBeUndefined();

    const altered = new URL(callback);
    altered.searchParams.set('state', 'x'.repeat(43));
    expect(await endOf(browser, altered)).toBe('/?login=expired');
    expect(sessionIn(browser)).toBeUndefined();

    const stolen = makeBrowser();
    const mine = await comeBack(stolen, `dora!verified!${freshEmail()}!Dora`);
    // The code of another person with one's own state is refused by PKCE and the nonce.
    mine.searchParams.set('code', callback.searchParams.get('code') ?? '');
    expect(await endOf(stolen, mine)).toBe('/?login=failed');
    expect(sessionIn(stolen)).toBeUndefined();
  });

  test('away: a message at both ends of the way, no session', async () => {
    const browser = makeBrowser();
    const callback = await comeBack(browser, `elsa!verified!${freshEmail()}!Elsa`);
    await provider.stop();
    expect(await endOf(browser, callback)).toBe('/?login=unavailable');
    expect(sessionIn(browser)).toBeUndefined();
    // A server that has never reached the provider.
    const port = await freePort();
    const { url } = await startOwnServer({
      env: {
        PORT: String(port),
        GOOGLE_CLIENT_ID: CLIENT.id,
        GOOGLE_CLIENT_SECRET: CLIENT.secret,
        GOOGLE_ISSUER: provider.issuer,
      },
    });
    const start = await fetch(`${url}/login/google`, { redirect: 'manual' });
    expect(start.headers.get('location')).toBe('/?login=unavailable');
    provider = await startProvider(base + CALLBACK);
  });
});
