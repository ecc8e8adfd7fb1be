import { codeFor, customer, mailsTo, post, stranger, type Person } from './customers.ts';
import { text, record } from '../../domain/decode/wire.ts';

/**
 * Five tries per code; after eight wrong ones of an account its mails have links
 * (server/modules/accounts/codes/wrongCodes.ts).
 */
const PER_CODE = [5, 3];

const wrongCodes = (code: string, nonNegativeNumber: number): string[] =>
  Array.from({ length: nonNegativeNumber + 1 }, (_, n) => String(n).repeat(4))
    .filter((one) => one !== code)
    .slice(0, nonNegativeNumber);

/** Returns the app's address in the newest mail. */
async function linkTo(email: string): Promise<string> {
  const link = /^https?:\S+$/m.exec((await mailsTo(email))[0] ?? '')?.[0];
  if (!link) throw new Error(`No link was sent to ${email}`);
  const { pathname, hash } = new URL(link);
  return pathname + hash;
}

/** Signs a person up whose mail has a link instead of a code. */
export async function signedUpByLink(): Promise<{ person: Person; address: string }> {
  const person = stranger();
  for (const nonNegativeNumber of PER_CODE) {
    await post('users/signup', person);
    for (const otp of wrongCodes(await codeFor(person.email), nonNegativeNumber)) {
      await post('users/signup-otp-verify', { otp, otp_email: person.email });
    }
  }
  await post('users/signup', person);
  return { person, address: await linkTo(person.email) };
}

/** Requests a new password for a customer whose mail has a link. */
export async function resetByLink(): Promise<{ person: Person; address: string }> {
  const { token: _, ...person } = await customer();
  const ask = async () => {
    const response = await post('password/send-otp', { email: person.email });
    return text(record(await response.json(), 'reset'), 'token');
  };
  for (const nonNegativeNumber of PER_CODE) {
    const otp_token = await ask();
    for (const otp of wrongCodes(await codeFor(person.email), nonNegativeNumber)) {
      await post('password/verify-otp', { otp, otp_token });
    }
  }
  await ask();
  return { person, address: await linkTo(person.email) };
}
