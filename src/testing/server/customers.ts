import { randomBytes } from 'node:crypto';
import { record } from '../../domain/decode/wire.ts';
import { settings } from '../../shared/site/settings.ts';
import { whileReactWorks } from '../whileReactWorks.ts';

const address = () => process.env.CICERONE_TEST_SERVER ?? '';

export const post = (path: string, body: object): Promise<Response> =>
  whileReactWorks(() =>
    fetch(`${address()}/api/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-app-secret': settings.appSecret },
      body: JSON.stringify(body),
    }),
  );

/** Returns a person whom the server does not know yet. */
export const stranger = () => ({
  name: 'Giulia Prova',
  email: `app-${randomBytes(8).toString('hex')}@cicerone.example`,
  password: `prova ${randomBytes(6).toString('hex')}`,
});

export type Person = ReturnType<typeof stranger>;

/** Returns the texts of the mails in the outbox for an address, newest first. */
export const mailsTo = (email: string): Promise<string[]> =>
  whileReactWorks(async () => {
    const response = await fetch(`${address()}/dev/outbox.json?to=${encodeURIComponent(email)}`);
    const mails: unknown = await response.json();
    return Array.isArray(mails) ? mails.map((mail: { text?: unknown }) => String(mail.text)) : [];
  });

/** Returns the newest code in a mail to an address: these mails begin with the code. */
export async function codeFor(email: string): Promise<string> {
  const texts = await mailsTo(email);
  const code = texts.map((text) => /^\d{4}(?= )/.exec(text)?.[0]).find(Boolean);
  if (!code) throw new Error(`No code was sent to ${email}`);
  return code;
}

/** Signs a person up without entering the code. */
export async function unverified(): Promise<Person> {
  const person = stranger();
  const response = await post('users/signup', person);
  if (response.status !== 201) throw new Error(`sign-up answered ${response.status}`);
  return person;
}

/** Returns a new customer with the token of a session. */
export const customer = (): Promise<Person & { token: string }> =>
  whileReactWorks(async () => {
    const response = await fetch(`${address()}/dev/customers`, { method: 'POST' });
    if (response.status !== 201) throw new Error(`/dev/customers answered ${response.status}`);
    const made = record(await response.json(), 'customer');
    const { name, email, password, token } = made;
    return {
      name: String(name),
      email: String(email),
      password: String(password),
      token: String(token),
    };
  });

/** Signs a customer in once more; returns the token. */
export async function tokenOf({ email, password }: Person): Promise<string> {
  const response = await post('users/signin', { email, password });
  const body: unknown = await response.json();
  if (typeof body === 'object' && body && 'token' in body) return String(body.token);
  throw new Error(`sign-in answered ${response.status}`);
}
