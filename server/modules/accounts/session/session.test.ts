/** The session check and signing out, with a bearer token and with a cookie. */
import { json, raw } from '../../../../tests/support/server/client.ts';
import { callerOf, newCustomer, signIn } from '../../../../tests/support/customers/customer.ts';

const users = '/api/v1/users';
const { api } = callerOf(undefined);
const message = expect.stringMatching(/\w+ .+\.$/);

const cookieOf = (response: Response, name: string): string | undefined =>
  response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));

describe('GET /users/auth and /users/signout', () => {
  const auth = (headers: Record<string, string>) => api(`${users}/auth`, { headers });

  // Shows.
  test('200 with the token, from the bearer and from the cookie', async () => {
    const { token } = await newCustomer();
    const cookie = { Cookie: `cicerone_session=${token}` };
    for (const headers of [
      { Authorization: `Bearer ${token}` },
      cookie,
      { Authorization: `Bearer ${'x'.repeat(43)}`, ...cookie },
    ]) {
      const response = await auth(headers);
      expect(response.status).toBe(200);
      expect(await json(response)).toMatchObject({ token });
      expect(response.headers.get('cache-control')).toMatch(/private/);
    }
  });

  // Shows.
  test.each([
    '',
    'Bearer',
    'Bearer x',
    `Bearer ${'x'.repeat(43)}`,
    'Basic eDp5',
    "Bearer ' or 1=1",
  ])('401: Authorization %j', async (header) => {
    const response = await auth(header ? { Authorization: header } : {});
    expect(response.status).toBe(401);
    expect(await json(response)).toEqual({ message });
  });

  // Shows.
  test('signing out ends the session on the server and removes the cookie', async () => {
    const customer = await newCustomer();
    const other = await signIn(customer);
    const response = await customer.api(`${users}/signout`);
    expect(response.status).toBe(200);
    expect(cookieOf(response, 'cicerone_session')).toMatch(
      /^cicerone_session=; Max-Age=0; Path=\//,
    );
    expect((await customer.api(`${users}/auth`)).status).toBe(401);
    expect((await auth({ Cookie: `cicerone_session=${customer.token}` })).status).toBe(401);
    // Another device stays signed in.
    expect((await auth({ Authorization: `Bearer ${other}` })).status).toBe(200);
  });

  test('200 also without a session, and with only the cookie', async () => {
    expect((await api(`${users}/signout`)).status).toBe(200);
    const { token } = await newCustomer();
    await api(`${users}/signout`, { headers: { Cookie: `cicerone_session=${token}` } });
    expect((await auth({ Authorization: `Bearer ${token}` })).status).toBe(401);
  });

  test('a page of another origin cannot use the cookie: without the secret header it is 403', async () => {
    const { token } = await newCustomer();
    const response = await raw(`${users}/auth`, {
      headers: { Cookie: `cicerone_session=${token}` },
    });
    expect(response.status).toBe(403);
    expect(response.body.toString()).not.toContain(token);
  });

  test('cookies with invalid values are no session and no error', async () => {
    for (const cookie of [
      '%zz',
      '=',
      'cicerone_session=',
      'cicerone_session=%00',
      'a=b; cicerone_session="x',
    ]) {
      expect((await auth({ Cookie: cookie })).status).toBe(401);
    }
  });
});
