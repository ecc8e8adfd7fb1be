/** After too many wrong codes, mails have a link instead of a code. */
import type { ResetResponse, ResetVerificationResponse } from '../../../../contract/auth.ts';
import type { ErrorBody } from '../../../../contract/envelope.ts';
import { json } from '../../../../tests/support/server/client.ts';
import {
  linkFor,
  SIGN_UP_PASSWORD,
  tokenIn,
  tryWrongResetCodes,
  tryWrongSignUpCodes,
} from '../../../../tests/support/customers/codeLinks.ts';
import {
  callerOf,
  codeFor,
  freshEmail,
  mailsTo,
  newCustomer,
  signIn,
} from '../../../../tests/support/customers/customer.ts';

const users = '/api/v1/users';
const password = '/api/v1/password';
const { api, post } = callerOf(undefined);
const chosen = 'un’altra parola';

const signUp = (email: string, secret = SIGN_UP_PASSWORD) =>
  post(`${users}/signup`, { name: 'Anna', email, password: secret });
const followSignUp = (link: string, headers: Record<string, string> = {}) =>
  api(`${users}/signup-link`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ link }),
  });
const followReset = (link: string) => post(`${password}/link`, { link });

describe('a sign-up after eight wrong codes', () => {
  test('is answered as before, and its mail has a link that verifies the account once', async () => {
    const email = freshEmail();
    await tryWrongSignUpCodes(email, post);
    const response = await signUp(email);
    expect([response.status, await json(response)]).toEqual([
      400,
      { otp_email: email, sent_link: true, message: expect.stringMatching(/new link/) },
    ]);
    const link = await linkFor(email);
    expect([link.pathname, link.search]).toEqual(['/confirm', '']);
    // Mail programs open links before the user does.
    await fetch(link);
    expect((await followSignUp(tokenIn(link))).status).toBe(200);
    expect((await followSignUp(tokenIn(link))).status).toBe(400);
    expect(await signIn({ email, password: SIGN_UP_PASSWORD })).toMatch(/^[\w-]{43}$/);
  });

  test('refuses a code that is open, though it is right, and says that a link comes next', async () => {
    const email = freshEmail();
    for (let n = 0; n < 3; n += 1) await signUp(email);
    const otp = await codeFor(email);
    // Each wrong code is compared with three codes, so three guesses count as nine of ten.
    const others = (await mailsTo(email)).map(({ text }) => text.slice(0, 4));
    const wrong = ['7777', '8888', '9999', '6666', '5555', '4444'].filter(
      (one) => !others.includes(one),
    );
    for (const one of wrong.slice(0, 3)) {
      await post(`${users}/signup-otp-verify`, { otp: one, otp_email: email });
    }
    const response = await post(`${users}/signup-otp-verify`, { otp, otp_email: email });
    expect([response.status, (await json<ErrorBody>(response)).message]).toEqual([
      400,
      expect.stringMatching(/open the link in our latest mail/),
    ]);
  });

  test('asks to open the link if a code is entered nevertheless', async () => {
    const email = freshEmail();
    await tryWrongSignUpCodes(email, post);
    await signUp(email);
    const response = await post(`${users}/signup-otp-verify`, { otp: '1234', otp_email: email });
    expect((await json<ErrorBody>(response)).message).toContain('open the link');
  });

  test("in a browser that signed up itself, a stranger's link opens nothing", async () => {
    const email = freshEmail();
    const cookie = await tryWrongSignUpCodes(email, post);
    await signUp(email, chosen);
    const strangers = tokenIn(await linkFor(email));
    expect((await followSignUp(strangers, { Cookie: cookie })).status).toBe(400);
    // Another browser, which has not signed up with this address: the mail was opened on another device.
    expect((await followSignUp(strangers, { Cookie: 'cicerone_sign_up=other' })).status).toBe(200);
    expect(await signIn({ email, password: chosen })).toMatch(/^[\w-]{43}$/);
  });

  test('400 for an invalid link', async () => {
    for (const link of ['', 'x', 'x'.repeat(43), 'x'.repeat(5000)]) {
      expect((await followSignUp(link)).status).toBe(400);
      expect((await followReset(link)).status).toBe(400);
    }
  });
});

describe('a password reset after eight wrong codes', () => {
  test('is answered alike for known and unknown addresses; the link leads to a new password', async () => {
    const { email } = await newCustomer();
    const unknown = freshEmail();
    const answers = [];
    for (const one of [email, unknown]) {
      await tryWrongResetCodes(one, post);
      answers.push(await json<ResetResponse>(post(`${password}/send-otp`, { email: one })));
    }
    const { token = '' } = answers[0] ?? {};
    const typed = await post(`${password}/verify-otp`, { otp: '1234', otp_token: token });
    expect((await json<ErrorBody>(typed)).message).toContain('open the link');
    const [known, other] = answers.map(({ token: _, ...rest }) => rest);
    expect(known).toEqual({ sent_link: true, message: expect.stringMatching(/sent a link/) });
    expect(other).toEqual(known);
    expect(await mailsTo(unknown)).toEqual([]);

    const link = await linkFor(email);
    expect(link.hash).toMatch(/^#new-password=[\w-]{43}$/);
    const verified = await followReset(tokenIn(link));
    expect(verified.status).toBe(200);
    expect((await followReset(tokenIn(link))).status).toBe(400);
    const { password_token } = await json<ResetVerificationResponse>(verified);
    const form = { new_password: chosen, confirm_password: chosen, password_token };
    expect((await post(`${password}/new`, form)).status).toBe(200);
    expect(await signIn({ email, password: chosen })).toMatch(/^[\w-]{43}$/);
  });

  test('a right code does not count', async () => {
    const { email } = await newCustomer();
    for (let n = 0; n < 3; n += 1) {
      const { token } = await json<ResetResponse>(post(`${password}/send-otp`, { email }));
      const otp = await codeFor(email);
      const response = await post(`${password}/verify-otp`, { otp, otp_token: token });
      expect(response.status).toBe(200);
    }
  });
});

describe('one mailbox', () => {
  test('gets five mails an hour at most, whatever tag its address has', async () => {
    const [local, domain] = freshEmail().split('@');
    const statuses = [];
    for (let n = 1; n <= 6; n += 1) statuses.push((await signUp(`${local}+${n}@${domain}`)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 400]);
    expect(await mailsTo(`${local}+5@${domain}`)).toHaveLength(1);
    expect(await mailsTo(`${local}+6@${domain}`)).toEqual([]);
    const reset = await post(`${password}/send-otp`, { email: `${local}@${domain}` });
    expect(reset.status).toBe(400);
  });
});
