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

/** A person whom the server doesn't know yet. */
export const stranger = () => ({
  name: 'Giulia Prova',
  email: `app-${randomBytes(8).toString('hex')}@cicerone.example`,
  password: `prova ${randomBytes(6).toString('hex')}`,
});

export type Person = ReturnType<typeof stranger>;

/** The texts of the mails that the real outbox holds for an address, newest first. */
export const mailsTo = (email: string): Promise<string[]> =>
  whileReactWorks(async () => {
    const answer = await fetch(`${address()}/dev/outbox.json?to=${encodeURIComponent(email)}`);
    const mails: unknown = await answer.json();
    return Array.isArray(mails) ? mails.map((mail: { text?: unknown }) => String(mail.text)) : [];
  });

/** The newest code that was mailed to an address: codes begin their mails. */
export async function codeFor(email: string): Promise<string> {
  const texts = await mailsTo(email);
  const code = texts.map((text) => /^\d{4}(?= )/.exec(text)?.[0]).find(Boolean);
  if (!code) throw new Error(`No code was sent to ${email}`);
  return code;
}

/** Signed up, but the code was never entered. */
export async function unverified(): Promise<Person> {
  const person = stranger();
  const answer = await post('users/signup', person);
  if (answer.status !== 201) throw new Error(`sign-up answered ${answer.status}`);
  return person;
}

/** A customer of the test's own, with the token of a session that has begun. */
export const customer = (): Promise<Person & { token: string }> =>
  whileReactWorks(async () => {
    const answer = await fetch(`${address()}/dev/customers`, { method: 'POST' });
    if (answer.status !== 201) throw new Error(`/dev/customers answered ${answer.status}`);
    const made = record(await answer.json(), 'customer');
    const { name, email, password, token } = made;
    return {
      name: String(name),
      email: String(email),
      password: String(password),
      token: String(token),
    };
  });

/** One more session of a customer: its token. */
export async function tokenOf({ email, password }: Person): Promise<string> {
  const answer = await post('users/signin', { email, password });
  const body: unknown = await answer.json();
  if (typeof body === 'object' && body && 'token' in body) return String(body.token);
  throw new Error(`sign-in answered ${answer.status}`);
}
