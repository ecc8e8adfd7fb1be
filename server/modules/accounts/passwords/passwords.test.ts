/** Choosing a new password (R-7.7, docs/faults.md). */
import type { ResetResponse, ResetVerificationResponse } from '../../../../contract/auth.ts';
import type { ErrorBody } from '../../../../contract/envelope.ts';
import { json } from '../../../../tests/support/server/client.ts';
import {
  callerOf,
  codeFor,
  freshEmail,
  mailsTo,
  newCustomer,
  signedUpCustomer,
  signIn,
} from '../../../../tests/support/customers/customer.ts';

const path = '/api/v1/password';
const { api, post } = callerOf(undefined);
const chosen = 'un’altra parola';

const sendCode = async (email: string): Promise<string> =>
  (await json<ResetResponse>(post(`${path}/send-otp`, { email }))).token;
const enterCode = (otp_token: string, otp: string) =>
  post(`${path}/verify-otp`, { otp, otp_token });
const setNew = (password_token: string, new_password = chosen, confirm_password = new_password) =>
  post(`${path}/new`, { new_password, confirm_password, password_token });
const signInStatus = async (email: string, password: string): Promise<number> =>
  (await post('/api/v1/users/signin', { email, password })).status;

/** Returns the token that changes the password. */
const opened = async (email: string): Promise<string> => {
  const token = await sendCode(email);
  const response = await enterCode(token, await codeFor(email));
  return (await json<ResetVerificationResponse>(response)).password_token;
};

describe('a new password', () => {
  // Shows.
  test('from request to sign-in; the old one and every session are gone', async () => {
    const customer = await newCustomer();
    const other = await signIn(customer);
    const response = await setNew(await opened(customer.email));
    expect(response.status).toBe(200);
    expect(await json(response)).toEqual({ message: expect.any(String) });
    expect(await signInStatus(customer.email, customer.password)).toBe(400);
    expect(await signInStatus(customer.email, chosen)).toBe(200);
    for (const token of [customer.token, other]) {
      expect((await callerOf(token).api('/api/v1/users/auth')).status).toBe(401);
    }
    expect((await mailsTo(customer.email))[0]?.subject).toMatch(/was changed/);
  });

  test('ends the other sessions, and leaves the one that asks', async () => {
    const customer = await newCustomer();
    const other = await signIn(customer);
    const body = { new_password: chosen, confirm_password: chosen };
    const password_token = await opened(customer.email);
    expect((await customer.post(`${path}/new`, { ...body, password_token })).status).toBe(200);
    expect((await customer.api('/api/v1/users/auth')).status).toBe(200);
    expect((await callerOf(other).api('/api/v1/users/auth')).status).toBe(401);
  });

  test('a known and an unknown address get the same response; only one gets a mail', async () => {
    const { email } = await newCustomer();
    const unknown = freshEmail();
    const responses = await Promise.all(
      [email, unknown].map((one) => post(`${path}/send-otp`, { email: one })),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const [known, other] = await Promise.all(responses.map((one) => json<ResetResponse>(one)));
    expect(known?.message).toBe(other?.message);
    expect(known?.token).toMatch(/^[\w-]{43}$/);
    expect(other?.token).toMatch(/^[\w-]{43}$/);
    expect(await mailsTo(unknown)).toEqual([]);
    expect((await enterCode(other?.token ?? '', '0000')).status).toBe(400);
  });

  test('an address that is not verified gets no code: signing up again sends its own', async () => {
    const email = freshEmail();
    await post('/api/v1/users/signup', { name: 'Anna', email, password: chosen });
    expect((await post(`${path}/send-otp`, { email })).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('400: too many codes requested, for an unregistered address as well', async () => {
    // The code of the sign-up counts for itself.
    const { email } = await signedUpCustomer();
    const statuses = async (one: string): Promise<number[]> => {
      const all = [];
      for (let n = 0; n < 4; n += 1)
        all.push((await post(`${path}/send-otp`, { email: one })).status);
      return all;
    };
    expect(await statuses(email)).toEqual([200, 200, 200, 400]);
    expect(await mailsTo(email)).toHaveLength(4);
    expect(await statuses(freshEmail())).toEqual([200, 200, 200, 400]);
  });

  test('400: an invalid address', async () => {
    for (const body of [{}, { email: 'anna' }, { email: null }, [], 7]) {
      const response = await post(`${path}/send-otp`, body);
      expect(response.status).toBe(400);
      expect(await json(response)).toHaveProperty('message', expect.any(String));
    }
  });

  test('400: a wrong code, an unknown token; five tries, then the right one is refused', async () => {
    const { email } = await newCustomer();
    const token = await sendCode(email);
    const code = await codeFor(email);
    const wrong = ['0000', '1111', '2222', '3333', '4444', '5555'].filter((one) => one !== code);
    expect((await enterCode('x'.repeat(43), code)).status).toBe(400);
    for (const one of wrong.slice(0, 5)) expect((await enterCode(token, one)).status).toBe(400);
    const late = await enterCode(token, code);
    expect(late.status).toBe(400);
    expect(await json(late)).toEqual(await json(enterCode(token, wrong[0] ?? '')));
  });

  test('the code and the token are each used once, by one of many who come together', async () => {
    const { email } = await newCustomer();
    const token = await sendCode(email);
    const code = await codeFor(email);
    const entered = await Promise.all([1, 2, 3].map(() => enterCode(token, code)));
    expect(entered.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const right = entered.find(({ status }) => status === 200);
    const { password_token } = await json<ResetVerificationResponse>(right ?? Response.error());
    const set = await Promise.all([1, 2, 3].map((n) => setNew(password_token, `${chosen} ${n}`)));
    expect(set.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await setNew(password_token)).status).toBe(400);
  });

  // Shows.
  test('400: two different passwords, or a weak one; the token can be used again', async () => {
    const { email } = await newCustomer();
    const token = await opened(email);
    const mismatch = await setNew(token, chosen, `${chosen}!`);
    expect([mismatch.status, (await json<ErrorBody>(mismatch)).errors]).toEqual([
      400,
      { confirm_password: [expect.any(String)] },
    ]);
    for (const weak of ['short', 'password123', 'x'.repeat(129)]) {
      const response = await setNew(token, weak);
      expect([response.status, (await json<ErrorBody>(response)).errors]).toEqual([
        400,
        { new_password: [expect.any(String)] },
      ]);
    }
    for (const wrong of ['', 'x', 'x'.repeat(43), 'x'.repeat(5000)]) {
      expect((await setNew(wrong)).status).toBe(400);
    }
    expect((await setNew(token)).status).toBe(200);
  });

  test('400: the address of the account is no password; the token can be used again', async () => {
    const { email } = await newCustomer();
    const token = await opened(email);
    for (const own of [email, email.split('@')[0] ?? '']) {
      const response = await setNew(token, own);
      expect([response.status, (await json<ErrorBody>(response)).errors]).toEqual([
        400,
        { new_password: [expect.any(String)] },
      ]);
    }
    expect((await setNew(token)).status).toBe(200);
  });

  test('the token of the request changes nothing by itself', async () => {
    const { email, password } = await newCustomer();
    expect((await setNew(await sendCode(email))).status).toBe(400);
    expect(await signInStatus(email, password)).toBe(200);
  });

  // Shows.
  test('forms are the same calls', async () => {
    const { email } = await newCustomer();
    const form = (call: string, fields: Record<string, string>) =>
      api(`${path}/${call}`, { method: 'POST', body: new URLSearchParams(fields) });
    const { token } = await json<ResetResponse>(form('send-otp', { email }));
    const otp = await codeFor(email);
    const verified = form('verify-otp', { otp, otp_token: token });
    const { password_token } = await json<ResetVerificationResponse>(verified);
    const body = new FormData();
    body.set('new_password', chosen);
    body.set('confirm_password', chosen);
    body.set('password_token', password_token);
    expect((await api(`${path}/new`, { method: 'POST', body })).status).toBe(200);
  });
});
