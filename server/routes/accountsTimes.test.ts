/** What expires: servers one after the other on the same data, each with its clock further ahead. */
import type { ResetResponse, ResetVerificationResponse } from '../../contract/auth.ts';
import { describeServer, json, onPostgres } from '../test/client.ts';
import {
  callerOf,
  codeFor,
  freshEmail,
  newCustomer,
  signedUpCustomer,
  signIn,
} from '../test/customer.ts';
import { emptyDatabase, startOwn, stopOwn } from '../test/ownServer.ts';
import type { TestServer } from '../test/server.ts';

afterEach(stopOwn);

const MINUTE = 60;
const DAY = 86_400;
const users = '/api/v1/users';
const password = 'una parola qualsiasi';

/** `at(seconds)` is the one running server, at a time so far from now. */
async function timeline(): Promise<(seconds: number) => Promise<string>> {
  const env: Record<string, string> = onPostgres() ? { DATABASE_URL: await emptyDatabase() } : {};
  let server: TestServer | undefined;
  return async (seconds) => {
    await server?.kill('SIGTERM');
    server = await startOwn({
      ...(server && { dataDir: server.dataDir }),
      env: { ...env, CLOCK_OFFSET: String(seconds) },
    });
    return server.url;
  };
}

describeServer('time passes', () => {
  test('codes and tokens end after their minutes, the limit after its hour', async () => {
    const at = await timeline();
    let base = await at(0);
    const email = freshEmail();
    const { post } = callerOf(undefined, base);
    await post(`${users}/signup`, { name: 'Anna', email, password });
    const signUpCode = await codeFor(email, base);
    const customer = await signedUpCustomer({ base });
    const reset = await json<ResetResponse>(
      post('/api/v1/password/send-otp', { email: customer.email }),
    );
    const resetCode = await codeFor(customer.email, base);
    const second = await json<ResetResponse>(
      post('/api/v1/password/send-otp', { email: customer.email }),
    );
    const verified = await post('/api/v1/password/verify-otp', {
      otp: await codeFor(customer.email, base),
      otp_token: second.token,
    });
    const { password_token } = await json<ResetVerificationResponse>(verified);

    base = await at(10 * MINUTE + 5);
    const later = callerOf(undefined, base);
    const statuses = [
      await later.post(`${users}/signup-otp-verify`, { otp: signUpCode, otp_email: email }),
      await later.post('/api/v1/password/verify-otp', { otp: resetCode, otp_token: reset.token }),
      await later.post('/api/v1/password/send-otp', { email: customer.email }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([400, 400, 400]);

    base = await at(15 * MINUTE + 5);
    const choose = { new_password: password, confirm_password: password, password_token };
    expect((await callerOf(undefined, base).post('/api/v1/password/new', choose)).status).toBe(400);

    base = await at(60 * MINUTE + 5);
    const again = callerOf(undefined, base);
    const sent = await again.post('/api/v1/password/send-otp', { email: customer.email });
    expect(sent.status).toBe(200);
    expect((await again.api(`${users}/auth`, bearer(customer.token))).status).toBe(200);
  });

  test('a session ends after thirty idle days, and after ninety in any case', async () => {
    const at = await timeline();
    const first = await at(0);
    const customer = await newCustomer({ base: first });
    const idle = await signIn(customer, first);
    const alive = async (base: string, token: string): Promise<boolean> =>
      (await callerOf(token, base).api(`${users}/auth`)).status === 200;

    for (const days of [29, 58, 87]) {
      const base = await at(days * DAY);
      expect([days, await alive(base, customer.token)]).toEqual([days, true]);
      if (days > 30) expect(await alive(base, idle)).toBe(false);
    }
    const base = await at(90 * DAY + 5);
    expect(await alive(base, customer.token)).toBe(false);
    expect(await alive(base, await signIn(customer, base))).toBe(true);
  });

  test('an address that nobody verified is free again, with nothing left of who typed it', async () => {
    const at = await timeline();
    const email = freshEmail();
    const signUp = async (base: string): Promise<number> =>
      (await callerOf(undefined, base).post(`${users}/signup`, { name: 'Anna', email, password }))
        .status;
    expect(await signUp(await at(0))).toBe(201);
    // The job runs when a server starts.
    const base = await at(9 * DAY);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await signUp(base)).toBe(201);
  });
});

const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
