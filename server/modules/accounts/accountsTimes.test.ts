/** What expires, on a server with a moved clock. */
import type { ResetResponse, ResetVerificationResponse } from '../../../contract/auth.ts';
import { json } from '../../../tests/support/server/client.ts';
import {
  callerOf,
  codeFor,
  freshEmail,
  newCustomer,
  setClockAhead,
  signedUpCustomer,
  signIn,
} from '../../../tests/support/customers/customer.ts';
import { startOwnServer, stopOwnServer } from '../../../tests/support/server/ownServer.ts';

afterEach(stopOwnServer);

const MINUTE = 60;
const DAY = 86_400;
const users = '/api/v1/users';
const password = 'una parola qualsiasi';

describe('time passes', () => {
  test('codes and tokens end after their minutes, the limit after its hour', async () => {
    const { url: base } = await startOwnServer();
    const at = (seconds: number) => setClockAhead(base, seconds);
    const email = freshEmail();
    const { post } = callerOf(undefined, base);
    await post(`${users}/signup`, { name: 'Anna', email, password });
    const signUpCode = await codeFor(email, base);
    const customer = await signedUpCustomer({ base });
    const reset = await json<ResetResponse>(
      post('/api/v1/password/send-otp', { email: customer.email }),
    );
    const resetCode = await codeFor(customer.email, base);
    await post('/api/v1/password/send-otp', { email: customer.email });
    const second = await json<ResetResponse>(
      post('/api/v1/password/send-otp', { email: customer.email }),
    );
    const verified = await post('/api/v1/password/verify-otp', {
      otp: await codeFor(customer.email, base),
      otp_token: second.token,
    });
    const { password_token } = await json<ResetVerificationResponse>(verified);

    await at(10 * MINUTE + 5);
    const later = callerOf(undefined, base);
    const statuses = [
      await later.post(`${users}/signup-otp-verify`, { otp: signUpCode, otp_email: email }),
      await later.post('/api/v1/password/verify-otp', { otp: resetCode, otp_token: reset.token }),
      await later.post('/api/v1/password/send-otp', { email: customer.email }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([400, 400, 400]);

    await at(15 * MINUTE + 5);
    const choose = { new_password: password, confirm_password: password, password_token };
    expect((await callerOf(undefined, base).post('/api/v1/password/new', choose)).status).toBe(400);

    await at(60 * MINUTE + 5);
    const again = callerOf(undefined, base);
    const sent = await again.post('/api/v1/password/send-otp', { email: customer.email });
    expect(sent.status).toBe(200);
    expect((await again.api(`${users}/auth`, bearer(customer.token))).status).toBe(200);
  });

  test('a clock that was set back leaves no limit used up', async () => {
    const { url: base } = await startOwnServer();
    await setClockAhead(base, DAY);
    const { email } = await newCustomer({ base });
    const { post } = callerOf(undefined, base);
    const send = async () => (await post('/api/v1/password/send-otp', { email })).status;
    expect([await send(), await send(), await send(), await send()]).toEqual([200, 200, 200, 400]);
    await setClockAhead(base, 0);
    expect(await send()).toBe(200);
  });

  test('a session ends after thirty idle days, and after ninety in any case', async () => {
    const { url: base } = await startOwnServer();
    const customer = await newCustomer({ base });
    const idle = await signIn(customer, base);
    const isSignedIn = async (token: string): Promise<boolean> =>
      (await callerOf(token, base).api(`${users}/auth`)).status === 200;

    for (const days of [29, 58, 87]) {
      await setClockAhead(base, days * DAY);
      expect([days, await isSignedIn(customer.token)]).toEqual([days, true]);
      if (days > 30) expect(await isSignedIn(idle)).toBe(false);
    }
    await setClockAhead(base, 90 * DAY + 5);
    expect(await isSignedIn(customer.token)).toBe(false);
    expect(await isSignedIn(await signIn(customer, base))).toBe(true);
  });

  test('an unverified address is free again, and the data of its sign-up is deleted', async () => {
    const { url: base } = await startOwnServer();
    const email = freshEmail();
    const signUp = async (): Promise<number> =>
      (await callerOf(undefined, base).post(`${users}/signup`, { name: 'Anna', email, password }))
        .status;
    expect([await signUp(), await signUp()]).toEqual([201, 400]);
    await setClockAhead(base, 9 * DAY);
    expect(await signUp()).toBe(201);
  });
});

const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
