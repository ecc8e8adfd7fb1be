/** Cookies of one host, permissions that no page has, and links that do not depend on the Host header. */
import type { PaymentResponse } from '../../../contract/cart.ts';
import { PUBLIC_APP_SECRET } from '../../../build.settings.ts';
import { json, raw, serverUrl } from '../../../tests/support/server/client.ts';
import {
  callerOf,
  freshEmail,
  mailsTo,
  newCustomer,
  signIn,
} from '../../../tests/support/customers/customer.ts';
import { startOwnServer, stopOwnServer } from '../../../tests/support/server/ownServer.ts';
import { put, guidesFor } from '../../../tests/support/customers/shop.ts';

const users = '/api/v1/users';
const secret = { 'X-App-Secret': PUBLIC_APP_SECRET };

describe('cookies over TLS', () => {
  afterEach(stopOwnServer);

  /** A proxy in front of the server terminates TLS. */
  const startBehindTls = () =>
    startOwnServer({ env: { PUBLIC_URL: 'HTTPS://Cicerone.example', DEV: '1' } });

  const auth = (base: string, cookie: string): Promise<Response> =>
    callerOf(undefined, base).api(`${users}/auth`, { headers: { Cookie: cookie } });

  test('a session cookie has the prefix __Host- and the attributes that it requires', async () => {
    const { url: base } = await startBehindTls();
    const { email, password } = await newCustomer({ base });
    const response = await callerOf(undefined, base).post(`${users}/signin`, { email, password });
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(
      /^__Host-cicerone_session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect((await auth(base, cookie)).status).toBe(200);
    expect(response.headers.get('permissions-policy')).toMatch(/camera=\(\), .*geolocation=\(\)/);
  });

  test('one without it opens no session: a subdomain may have planted it', async () => {
    const { url: base } = await startBehindTls();
    const { token } = await newCustomer({ base });
    expect((await auth(base, `cicerone_session=${token}`)).status).toBe(401);
    expect((await auth(base, `__Host-cicerone_session=${token}`)).status).toBe(200);
  });

  test('the session check gives it to a browser that has only the token', async () => {
    const { url: base } = await startBehindTls();
    const { token, api } = await newCustomer({ base });
    const response = await api(`${users}/auth`);
    expect(await json(response)).toMatchObject({ token });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringContaining(`__Host-cicerone_session=${token}; Max-Age=7776000; Path=/;`),
    ]);
    expect((await auth(base, `__Host-cicerone_session=${token}`)).headers.getSetCookie()).toEqual(
      [],
    );
  });
});

describe('links without PUBLIC_URL', () => {
  test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:80', '10.0.0.1'])(
    'a payment requested by the name %s leads to the bound address',
    async (host) => {
      const customer = await newCustomer();
      const [guide] = (await guidesFor(customer)).filter(({ price }) => price !== '0.00');
      await put(customer, guide?.id ?? 0);
      const { status, body } = await raw(`${users}/checkout`, {
        method: 'POST',
        headers: {
          ...secret,
          Host: host,
          Authorization: `Bearer ${customer.token}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({ payment_type: 'stripe' }),
      });
      expect(status).toBe(201);
      // The type of the contract for this path.
      const { payment_url } = JSON.parse(body.toString()) as PaymentResponse;
      expect(new URL(payment_url).origin).toBe(serverUrl());
    },
  );

  test('a mail requested with another Host header has the bound address', async () => {
    const customer = await newCustomer();
    const email = freshEmail();
    const token = await signIn(customer);
    const { status } = await raw(`${users}/profile-update`, {
      method: 'POST',
      headers: {
        ...secret,
        Host: 'evil.example',
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ email, current_password: customer.password }),
    });
    expect(status).toBe(200);
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain(`${serverUrl()}/login/new-email?token=`);
    expect(mail?.text).not.toContain('evil.example');
  });

  test('localhost stays localhost, since people have signed in under it', async () => {
    const { port } = new URL(serverUrl());
    const { headers } = await raw('/login/google', { headers: { Host: `localhost:${port}` } });
    expect(headers['location']).toMatch(new RegExp(`^http://localhost:${port}/dev/consent`));
  });
});
