/** Accounts with so many wrong codes that the next mail has a link (modules/accounts/codes/wrongCodes.ts). */
import type { ResetResponse } from '../../../contract/auth.ts';
import { json, serverUrl } from '../server/client.ts';
import { codeFor, mailsTo, type callerOf } from './customer.ts';

export const SIGN_UP_PASSWORD = 'una parola qualsiasi';

/** Five tries per code; after eight wrong ones of an account its mails have links. */
const PER_CODE = [5, 3];

/** Returns different codes, none of which is one of these. */
export const wrongCodes = (code: string, count: number): string[] =>
  Array.from({ length: count + 1 }, (_, n) => String(n).repeat(4))
    .filter((one) => one !== code)
    .slice(0, count);

/** Returns the link in the newest mail to an address. */
export const linkFor = async (email: string, base = serverUrl()): Promise<URL> => {
  const text = (await mailsTo(email, base))[0]?.text ?? 'no mail';
  const link = /^https?:\S+$/m.exec(text)?.[0];
  if (!link) throw new Error(`There is no link in ${text}`);
  return new URL(link);
};

export const tokenIn = ({ hash }: URL): string => hash.split('=')[1] ?? '';

type Post = ReturnType<typeof callerOf>['post'];

const askForCode = (post: Post, email: string): Promise<Response> =>
  post('/api/v1/users/signup', { name: 'Anna', email, password: SIGN_UP_PASSWORD });

/** Signs up twice, with eight wrong codes; the third sign-up's mail has a link. Returns the cookie of the second. */
export async function tryWrongSignUpCodes(
  email: string,
  post: Post,
  base = serverUrl(),
): Promise<string> {
  let cookie = '';
  for (const count of PER_CODE) {
    const response = await askForCode(post, email);
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const code = await codeFor(email, base);
    for (const otp of wrongCodes(code, count)) {
      await post('/api/v1/users/signup-otp-verify', { otp, otp_email: email });
    }
  }
  return cookie;
}

/** Does the same for a password reset. An address without an account has no code. */
export async function tryWrongResetCodes(email: string, post: Post, base = serverUrl()) {
  for (const count of PER_CODE) {
    const { token } = await json<ResetResponse>(post('/api/v1/password/send-otp', { email }));
    const code = await codeFor(email, base).catch(() => '');
    for (const otp of wrongCodes(code, count)) {
      await post('/api/v1/password/verify-otp', { otp, otp_token: token });
    }
  }
}
