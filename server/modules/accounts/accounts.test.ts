/** Every status of the calls of accounts. accountsRules.test.ts tests limits and codes. */
import type { SignInResponse, SignUpResponse } from '../../../contract/auth.ts';
import type { ErrorBody } from '../../../contract/envelope.ts';
import { typedAddresses } from '../../../tests/support/customers/typedAddresses.ts';
import { json } from '../../../tests/support/server/client.ts';
import {
  callerOf,
  codeFor,
  freshEmail,
  mailsTo,
  newCustomer,
  signIn,
} from '../../../tests/support/customers/customer.ts';

const users = '/api/v1/users';
const { api, post } = callerOf(undefined);
const message = expect.stringMatching(/\w+ .+\.$/);
const password = 'una parola qualsiasi';

const signUp = (email: string) => post(`${users}/signup`, { name: 'Anna', email, password });

const cookieOf = (response: Response, name: string): string | undefined =>
  response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));

describe('POST /users/signup', () => {
  // Shows.
  test('201: new, a code goes to the address', async () => {
    const email = freshEmail();
    const response = await signUp(email);
    expect(response.status).toBe(201);
    expect(await json<SignUpResponse>(response)).toEqual({ otp_email: email, message });
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toMatch(/^\d{4} is your code/);
  });

  // Shows.
  test('400: registered, not verified: a new code, and where to enter it', async () => {
    const email = freshEmail();
    await signUp(email);
    const again = await signUp(email);
    expect(again.status).toBe(400);
    expect(await json(again)).toEqual({ otp_email: email, message });
    expect(await mailsTo(email)).toHaveLength(2);
  });

  // Shows.
  test('200: registered and verified: sign in; no code', async () => {
    const { email } = await newCustomer();
    const response = await signUp(email);
    expect(response.status).toBe(200);
    expect(await json(response)).toEqual({
      otp_email: email,
      message: expect.stringMatching(/sign in/i),
    });
    expect(await mailsTo(email)).toEqual([]);
  });

  // Shows.
  test('422 with errors: fields that are missing or wrong; nothing is sent', async () => {
    const empty = await post(`${users}/signup`, {});
    expect(empty.status).toBe(422);
    const { errors } = await json<ErrorBody>(empty);
    expect(Object.keys(errors ?? {}).sort()).toEqual(['email', 'name', 'password']);
    const email = freshEmail();
    expect((await post(`${users}/signup`, { email, password })).status).toBe(422);
    expect(await mailsTo(email)).toEqual([]);
    for (const body of [[], 3, null, 'text']) {
      const response = await post(`${users}/signup`, body);
      expect(response.status).toBe(400);
      expect(await json(response)).toHaveProperty('message', expect.any(String));
    }
  });

  test('addresses are accepted and refused as in the app, and a sign that only looks right is named', async () => {
    const [local = ''] = freshEmail().split('@');
    for (const [email, isAccepted] of typedAddresses(local)) {
      const { status } = await signUp(email);
      expect([email, status]).toEqual([email, isAccepted ? 201 : 422]);
    }
    const { errors } = await json<ErrorBody>(signUp('o’brien@cicerone.example'));
    expect(errors?.['email']).toEqual([expect.stringContaining('please check the sign ’')]);
  });

  test('urlencoded and multipart are the same call', async () => {
    for (const body of [new URLSearchParams(), new FormData()]) {
      const email = freshEmail();
      body.set('name', 'Anna');
      body.set('email', email);
      body.set('password', password);
      expect((await api(`${users}/signup`, { method: 'POST', body })).status).toBe(201);
      expect(await mailsTo(email)).toHaveLength(1);
    }
    const file = new FormData();
    file.set('email', new Blob(['a@b.it']), 'a.txt');
    const response = await api(`${users}/signup`, { method: 'POST', body: file });
    expect(response.status).toBe(422);
  });
});

describe('POST /users/signup-otp-verify', () => {
  // Shows.
  test('200, and then the account can sign in', async () => {
    const email = freshEmail();
    await signUp(email);
    expect((await post(`${users}/signin`, { email, password })).status).toBe(400);
    const otp = await codeFor(email);
    const response = await post(`${users}/signup-otp-verify`, { otp, otp_email: email });
    expect(response.status).toBe(200);
    expect(await json(response)).toEqual({ message });
    expect(await signIn({ email, password })).toMatch(/^[\w-]{43}$/);
  });

  test('200 for a code in the digits of another keyboard', async () => {
    for (const zero of [0xff10, 0x660]) {
      const email = freshEmail();
      await signUp(email);
      const digits = [...(await codeFor(email))].map((digit) => zero + Number(digit));
      const body = { otp: String.fromCodePoint(...digits), otp_email: email };
      expect((await post(`${users}/signup-otp-verify`, body)).status).toBe(200);
    }
  });

  // Shows.
  test('400: a wrong code, an unknown address, invalid fields', async () => {
    const email = freshEmail();
    await signUp(email);
    const wrong = (await codeFor(email)) === '0000' ? '0001' : '0000';
    const one = await post(`${users}/signup-otp-verify`, { otp: wrong, otp_email: email });
    const other = await post(`${users}/signup-otp-verify`, {
      otp: wrong,
      otp_email: freshEmail(),
    });
    expect([one.status, other.status]).toEqual([400, 400]);
    expect(await json(one)).toEqual(await json(other));
    for (const otp of ['', '123', '12345', 'abcd', '١٢٣٤', 1234, ['1234'], null]) {
      const response = await post(`${users}/signup-otp-verify`, { otp, otp_email: email });
      expect(response.status).toBe(400);
      expect((await json<ErrorBody>(response)).errors).toHaveProperty('otp');
    }
  });
});

describe('POST /users/signin', () => {
  // Shows.
  test('200: a token, and a cookie that scripts cannot read', async () => {
    const { email, password: right } = await newCustomer();
    const response = await post(`${users}/signin`, { email, password: right });
    expect(response.status).toBe(200);
    const { token, account } = await json<SignInResponse>(response);
    expect(account).toMatch(/^[\w-]{16}$/);
    expect(cookieOf(response, 'cicerone_session')).toBe(
      `cicerone_session=${token}; Max-Age=7776000; Path=/; HttpOnly; SameSite=Lax`,
    );
  });

  // Shows.
  test('400 with the same words: a wrong password, an unknown address', async () => {
    const { email } = await newCustomer();
    const one = await post(`${users}/signin`, { email, password: 'sbagliata' });
    const other = await post(`${users}/signin`, { email: freshEmail(), password: 'sbagliata' });
    expect([one.status, other.status]).toEqual([400, 400]);
    expect(await json(one)).toEqual(await json(other));
    expect(cookieOf(one, 'cicerone_session')).toBeUndefined();
  });

  test('400: registered, not verified; only with the right password', async () => {
    const email = freshEmail();
    await signUp(email);
    const right = await post(`${users}/signin`, { email, password });
    expect(right.status).toBe(400);
    expect((await json<ErrorBody>(right)).message).toMatch(/not verified/);
    const wrong = await post(`${users}/signin`, { email, password: 'sbagliata' });
    expect((await json<ErrorBody>(wrong)).message).not.toMatch(/verified/);
  });

  // Shows.
  test.each([
    [{}, ['email', 'password']],
    [{ email: 'anna@cicerone.example' }, ['password']],
    [{ email: 'anna', password: 'x' }, ['email']],
    [{ email: 3, password: ['x'] }, ['email', 'password']],
    [{ email: 'anna@cicerone.example', password: '' }, ['password']],
  ])('401 with field errors: %j', async (body, fields) => {
    const response = await post(`${users}/signin`, body);
    expect(response.status).toBe(401);
    const { errors } = await json<ErrorBody>(response);
    expect(Object.keys(errors ?? {}).sort()).toEqual(fields);
    expect(errors?.[fields[0] ?? '']).toEqual([expect.stringMatching(/\w+ .+\.$/)]);
  });
});
