/** New customers for tests, and the mails that were sent to them. */
import { randomBytes } from 'node:crypto';
import type { SignInResponse, SignUpResponse } from '../../../contract/auth.ts';
import { PUBLIC_APP_SECRET } from '../../../build.settings.ts';
import type { DevCustomer } from '../../../server/dev/devCustomers.ts';
import { json, serverUrl } from '../server/client.ts';

export interface OutboxMail {
  id: number;
  to: string;
  subject: string;
  text: string;
  created_at: string;
}

export interface TestCustomer extends DevCustomer {
  /** Sends a call as this customer. `path` begins with a slash: `/api/v1/users/cart`. */
  api(path: string, init?: RequestInit): Promise<Response>;
  /** Sends a POST with a JSON body as this customer. */
  post(path: string, body: unknown): Promise<Response>;
}

export const freshEmail = (): string => `test-${randomBytes(8).toString('hex')}@cicerone.example`;

const expectStatus = async (response: Response, status: number): Promise<Response> => {
  if (response.status === status) return response;
  throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
};

/** Returns the mails at `/dev/outbox` for an address, newest first. */
export const mailsTo = async (email: string, base = serverUrl()): Promise<OutboxMail[]> => {
  const response = await fetch(`${base}/dev/outbox.json?to=${encodeURIComponent(email)}`);
  return json<OutboxMail[]>(expectStatus(response, 200));
};

/** Returns the code at the beginning of a mail. */
export const codeIn = (mail: { text: string } | undefined): string => {
  const code = /^\d{4}(?= )/.exec(mail?.text ?? '')?.[0];
  if (!code) throw new Error(`There is no code in ${mail?.text ?? 'a mail that never came'}`);
  return code;
};

/** Returns the newest code sent to an address. */
export const codeFor = async (email: string, base = serverUrl()): Promise<string> =>
  codeIn((await mailsTo(email, base)).find(({ text }) => /^\d{4} /.test(text)));

/** Sets a server's clock ahead of the true time, so that tests need not wait until something expires. */
export async function setClockAhead(base: string, seconds: number): Promise<void> {
  const response = await fetch(`${base}/dev/clock?ahead=${seconds}`, { method: 'POST' });
  await expectStatus(response, 204);
}

/** Returns functions for calls to any server, with the application's secret and an optional token. */
export function callerOf(token: string | undefined, base = serverUrl()) {
  const api = (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (!headers.has('X-App-Secret')) headers.set('X-App-Secret', PUBLIC_APP_SECRET);
    if (token && !headers.has('Authorization')) headers.set('Authorization', `Bearer ${token}`);
    return fetch(base + path, { ...init, headers });
  };
  const post = (path: string, body: unknown): Promise<Response> =>
    api(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  return { api, post };
}

/** Returns a new signed-in customer on the project's server or on `base`. Signing up has its own tests. */
export async function newCustomer({ base = serverUrl() } = {}): Promise<TestCustomer> {
  const response = await fetch(`${base}/dev/customers`, { method: 'POST' });
  const customer = await json<DevCustomer>(expectStatus(response, 201));
  return { ...customer, ...callerOf(customer.token, base) };
}

/**
 * Returns the same through the calls of the app: sign-up, code from the outbox, sign-in. It uses one of the hour's
 * codes.
 */
export async function signedUpCustomer({
  base = serverUrl(),
  email = freshEmail(),
} = {}): Promise<TestCustomer> {
  const { post } = callerOf(undefined, base);
  const [name, password] = ['Giulia Prova', 'una parola che nessuno sa'];
  const signUp = await post('/api/v1/users/signup', { name, email, password });
  const { otp_email } = await json<SignUpResponse>(expectStatus(signUp, 201));
  const otp = await codeFor(email, base);
  await expectStatus(await post('/api/v1/users/signup-otp-verify', { otp, otp_email }), 200);
  const token = await signIn({ email, password }, base);
  return { name, email, password, token, ...callerOf(token, base) };
}

/** Signs a customer in once more; returns the token. */
export async function signIn(
  { email, password }: { email: string; password: string },
  base = serverUrl(),
): Promise<string> {
  const response = await callerOf(undefined, base).post('/api/v1/users/signin', {
    email,
    password,
  });
  return (await json<SignInResponse>(expectStatus(response, 200))).token;
}
