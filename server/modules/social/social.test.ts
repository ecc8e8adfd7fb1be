/** Social sign-in through the test consent page; googleProvider.test.ts uses an OpenID provider. */
import { json, raw, serverUrl } from '../../../tests/support/server/client.ts';
import { makeBrowser } from '../../../tests/support/server/browser.ts';
import { consent, signInAs } from '../../../tests/support/customers/consent.ts';
import {
  callerOf,
  codeFor,
  freshEmail,
  mailsTo,
  newCustomer,
} from '../../../tests/support/customers/customer.ts';

const users = '/api/v1/users';
const base = (): string => serverUrl();

const nameOf = async (email: string): Promise<number> =>
  (await callerOf(undefined).post('/api/v1/password/send-otp', { email })).status;

describe('the test consent page', () => {
  test('is a page under the strict policy that says what it is', async () => {
    const browser = makeBrowser();
    const start = await browser.visit(`${base()}/login/google`);
    expect(start.status).toBe(302);
    expect(start.headers.getSetCookie()[0]).toMatch(
      /^cicerone_login_[\w-]{43}=[\w-]{43}%2F; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const page = await browser.visit(start.headers.get('location') ?? '');
    const text = await page.text();
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(text).toContain('Test sign-in: not Google');
    const nonce = /style-src 'self' 'nonce-([\w-]+)'/.exec(
      page.headers.get('content-security-policy') ?? '',
    )?.[1];
    expect(text).toContain(`<style nonce="${nonce}">`);
    expect(text).not.toMatch(/<script| style=| on\w+=/);
  });

  test('escapes all input in its HTML', async () => {
    const evil = '"><script>alert(1)</script>';
    const page = await raw(`/dev/consent?state=${encodeURIComponent(evil)}`);
    expect(page.body.toString()).toContain('&#34;&#62;&#60;script&#62;');
    expect(page.body.toString()).not.toContain('<script>');
  });

  test('refuses an invalid address, which can be corrected', async () => {
    const { answer } = await consent(makeBrowser(), { email: 'no-address' });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('This is not an email address.');
  });
});

describe('social sign-in', () => {
  // Shows.
  test('makes an account, and the session check gives the token', async () => {
    const email = freshEmail();
    const { end, token } = await signInAs({ email, name: 'Anna Prova' });
    expect(end).toBe('/user');
    const response = await callerOf(undefined).api(`${users}/auth`, {
      headers: { Cookie: `cicerone_session=${token}` },
    });
    expect(await json(response)).toMatchObject({ token });
    // The account is verified, and has no password until one is requested.
    const { post } = callerOf(undefined);
    const again = { name: 'Anna', email, password: 'una parola qualsiasi' };
    expect((await post(`${users}/signup`, again)).status).toBe(200);
    expect((await post(`${users}/signin`, again)).status).toBe(400);
    expect(await nameOf(email)).toBe(200);
    expect(await codeFor(email)).toMatch(/^\d{4}$/);
  });

  test('opens the account of the address, and informs its owner by mail', async () => {
    const customer = await newCustomer();
    const { token } = await signInAs({ email: customer.email.toUpperCase() });
    const other = callerOf(token);
    expect((await other.api(`${users}/auth`)).status).toBe(200);
    const [mail] = await mailsTo(customer.email);
    expect(mail?.subject).toMatch(/sign in with Google/);
    expect(mail?.text).toContain(`contact form: ${base()}/business-plan`);
    // The event is logged only the first time.
    await signInAs({ email: customer.email });
    expect(await mailsTo(customer.email)).toHaveLength(1);
    const { post } = callerOf(undefined);
    expect((await post(`${users}/signin`, customer)).status).toBe(200);
  });

  test("takes nothing over from a stranger's sign-up that was never verified", async () => {
    const email = freshEmail();
    const { post } = callerOf(undefined);
    const stranger = { name: 'Ladro', email, password: 'la sua parola' };
    await post(`${users}/signup`, stranger);
    const code = await codeFor(email);
    expect((await signInAs({ email, name: 'Anna' })).end).toBe('/user');
    expect((await post(`${users}/signin`, stranger)).status).toBe(400);
    const late = await post(`${users}/signup-otp-verify`, { otp: code, otp_email: email });
    expect(late.status).toBe(400);
    expect((await post(`${users}/signin`, stranger)).status).toBe(400);
  });

  test('ends the session that the browser had before', async () => {
    const customer = await newCustomer();
    const browser = makeBrowser();
    const { callback } = await consent(browser, { email: freshEmail() });
    await browser.visit(callback, { headers: { Authorization: `Bearer ${customer.token}` } });
    expect((await customer.api(`${users}/auth`)).status).toBe(401);
  });

  test('informs the app when the browser was signed in as another customer', async () => {
    const browser = makeBrowser();
    const [first, second] = [freshEmail(), freshEmail()];
    const signIn = async (email: string): Promise<string | null> =>
      (await browser.visit((await consent(browser, { email })).callback)).headers.get('location');
    expect(await signIn(first)).toBe('/user');
    expect(await signIn(first)).toBe('/user');
    expect(await signIn(second)).toBe('/user?login=switched');
  });

  test('cancelled: back to the landing page, without a session', async () => {
    expect(await signInAs({ decision: 'cancel' })).toEqual({ end: '/?login=cancelled' });
  });
});

describe('a social sign-in that is not this browser’s own', () => {
  const expired = { status: 302, location: '/?login=expired' };
  const seen = (response: Response) => ({
    status: response.status,
    location: response.headers.get('location'),
  });

  test('another state is refused, and does not end the sign-in', async () => {
    const browser = makeBrowser();
    const { callback } = await consent(browser, { email: freshEmail() });
    const altered = new URL(callback);
    altered.searchParams.set('state', 'x'.repeat(43));
    expect(seen(await browser.visit(altered))).toEqual(expired);
    expect(browser.cookie(base(), 'cicerone_session')).toBeUndefined();
    expect((await browser.visit(callback)).headers.get('location')).toBe('/user');
  });

  test('two tabs of a browser sign in independently, each to its own page', async () => {
    const browser = makeBrowser();
    const email = freshEmail();
    const older = await consent(browser, { email }, '/user/library');
    const newer = await consent(browser, { email }, '/user/profile');
    expect((await browser.visit(older.callback)).headers.get('location')).toBe('/user/library');
    expect((await browser.visit(newer.callback)).headers.get('location')).toBe('/user/profile');
  });

  test('a browser that begins many sign-ins keeps the last ones', async () => {
    const browser = makeBrowser();
    const first = await consent(browser, { email: freshEmail() });
    let last = first;
    for (let count = 0; count < 8; count += 1)
      last = await consent(browser, { email: freshEmail() });
    expect((await browser.visit(last.callback)).headers.get('location')).toBe('/user');
    expect(seen(await browser.visit(first.callback)).location).toBe('/?login=elsewhere');
  });

  test('another browser, or the same address twice, is refused', async () => {
    const browser = makeBrowser();
    const { callback } = await consent(browser, { email: freshEmail() });
    const other = makeBrowser();
    await other.visit(`${base()}/login/google`);
    const elsewhere = { status: 302, location: '/?login=elsewhere' };
    expect(seen(await other.visit(callback))).toEqual(elsewhere);
    expect(seen(await makeBrowser().visit(callback))).toEqual(elsewhere);
    expect((await browser.visit(callback)).headers.get('location')).toBe('/user');
    expect(seen(await browser.visit(callback))).toEqual({ status: 302, location: '/?login=used' });
    expect(seen(await other.visit(callback))).toEqual(expired);
  });

  test.each([
    '',
    '?',
    '?state=&code=',
    '?state[]=1',
    '?code=%00&state=%ff',
    `?state=${'x'.repeat(5000)}`,
  ])('callback%s', async (query) => {
    const browser = makeBrowser();
    await browser.visit(`${base()}/login/google`);
    const response = await browser.visit(`${base()}/login/google/callback${query}`);
    expect(seen(response)).toEqual(expired);
  });

  test('an invalid code', async () => {
    for (const code of [
      '',
      'x',
      Buffer.from('3').toString('base64url'),
      Buffer.from('{}').toString('base64url'),
    ]) {
      const browser = makeBrowser();
      const { callback } = await consent(browser, { email: freshEmail() });
      callback.searchParams.set('code', code);
      const response = await browser.visit(callback);
      expect(response.headers.get('location')).toMatch(/^\/\?login=(failed|unverified)$/);
      expect(browser.cookie(base(), 'cicerone_session')).toBeUndefined();
    }
  });
});
