/** Rules of accounts and codes (docs/faults.md). accountsTimes.test.ts tests what expires. */
import type { ErrorBody } from '../../../contract/envelope.ts';
import { json } from '../../../tests/support/server/client.ts';
import {
  callerOf,
  codeFor,
  codeIn,
  freshEmail,
  mailsTo,
  newCustomer,
} from '../../../tests/support/customers/customer.ts';

const users = '/api/v1/users';
const { api, post } = callerOf(undefined);
const password = 'una parola qualsiasi';

const signUp = (email: string, secret = password, name = 'Anna') =>
  post(`${users}/signup`, { name, email, password: secret });
const verify = (email: string, otp: string, headers: Record<string, string> = {}) =>
  api(`${users}/signup-otp-verify`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ otp, otp_email: email }),
  });
const signInStatus = async (email: string, secret: string): Promise<number> =>
  (await post(`${users}/signin`, { email, password: secret })).status;

const wrongCodes = (code: string): string[] =>
  ['0000', '1111', '2222', '3333', '4444', '5555', '6666'].filter((one) => one !== code);

describe('email addresses', () => {
  test('one mailbox is one account however it is typed', async () => {
    const { email, password: right } = await newCustomer();
    const [local, domain] = email.split('@');
    for (const typed of [
      `  ${email.toUpperCase()}\t`,
      `${local}＠${domain}`,
      `${local}@CICERONE．example`,
    ]) {
      expect(await signInStatus(typed, right)).toBe(200);
      const again = await signUp(typed);
      expect([again.status, await json(again)]).toEqual([
        200,
        expect.objectContaining({ otp_email: email }),
      ]);
    }
  });

  test('a domain with accents is its ASCII form', async () => {
    const response = await signUp(`${freshEmail().split('@')[0]}@caffè.example`);
    expect(await json(response)).toHaveProperty('otp_email', expect.stringMatching(/@xn--caff/));
  });

  test.each([
    'anna',
    'anna@',
    '@a.it',
    'a b@c.it',
    'a@b',
    'a@b..it',
    '.a@b.it',
    'a.@b.it',
    'a@-b.it',
    'a@b.it, c@d.it',
    'a@b.it\r\nBcc: c@d.it',
    'A <a@b.it>',
    'a@[127.0.0.1]',
    'a\u0000@b.it',
    `${'a'.repeat(65)}@b.it`,
    `a@${'b'.repeat(250)}.it`,
    'a@b.it\ud800',
  ])('%j is none', async (email) => {
    const response = await signUp(email);
    expect(response.status).toBe(422);
    expect((await json<ErrorBody>(response)).errors).toHaveProperty('email');
  });
});

describe('codes', () => {
  test('are used once', async () => {
    const email = freshEmail();
    await signUp(email);
    const code = await codeFor(email);
    const responses = await Promise.all([1, 2, 3, 4].map(() => verify(email, code)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect((await verify(email, code)).status).toBe(400);
  });

  test('allow five tries, and the sixth is refused though it is right', async () => {
    const email = freshEmail();
    await signUp(email);
    const code = await codeFor(email);
    for (const wrong of wrongCodes(code).slice(0, 5)) {
      expect((await verify(email, wrong)).status).toBe(400);
    }
    expect((await verify(email, code)).status).toBe(400);
    // A new code has its own tries.
    await signUp(email);
    expect((await verify(email, await codeFor(email))).status).toBe(200);
  });

  test('guesses that come together are counted one by one', async () => {
    const email = freshEmail();
    await signUp(email);
    const code = await codeFor(email);
    await Promise.all(wrongCodes(code).map((wrong) => verify(email, wrong)));
    expect((await verify(email, code)).status).toBe(400);
  });

  test('are sent three times an hour at most', async () => {
    const email = freshEmail();
    const statuses = [];
    for (let n = 0; n < 5; n += 1) statuses.push((await signUp(email)).status);
    expect(statuses).toEqual([201, 400, 400, 400, 400]);
    expect(await mailsTo(email)).toHaveLength(3);
    const limited = await signUp(email);
    expect(await json(limited)).toEqual({
      otp_email: email,
      message: expect.stringMatching(/Too many codes/),
    });
    expect((await verify(email, await codeFor(email))).status).toBe(200);
  });

  test('are sent three times at most when requested all at once', async () => {
    const email = freshEmail();
    await Promise.all(Array.from({ length: 8 }, () => signUp(email)));
    expect(await mailsTo(email)).toHaveLength(3);
  });
});

describe('signing up with an address that another visitor is signing up with', () => {
  test('each code brings its own name and password, and nothing of the other one', async () => {
    const email = freshEmail();
    await signUp(email, 'la mia parola', 'Anna');
    const mine = await codeFor(email);
    await signUp(email, 'la sua parola', 'Ladro');
    // By chance, once in ten thousand times, both codes are the same.
    if ((await codeFor(email)) === mine) return;
    expect((await verify(email, mine)).status).toBe(200);
    expect(await signInStatus(email, 'la mia parola')).toBe(200);
    expect(await signInStatus(email, 'la sua parola')).toBe(400);
    // The other code is no longer valid.
    expect((await verify(email, codeIn((await mailsTo(email))[0]))).status).toBe(400);
  });

  test("in the browser that signed up, a stranger's newer code opens nothing", async () => {
    const email = freshEmail();
    const response = await signUp(email, 'la mia parola');
    const cookie = response.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
    const mine = await codeFor(email);
    await signUp(email, 'la sua parola');
    const theirs = await codeFor(email);
    const browser = { Cookie: cookie.join('; ') };
    if (theirs !== mine) expect((await verify(email, theirs, browser)).status).toBe(400);
    expect(await signInStatus(email, 'la sua parola')).toBe(400);
    expect((await verify(email, mine, browser)).status).toBe(200);
    expect(await signInStatus(email, 'la mia parola')).toBe(200);
  });

  test('a stranger who signs up with a verified address changes nothing', async () => {
    const { email, password: right } = await newCustomer();
    await signUp(email, 'la sua parola');
    expect(await signInStatus(email, 'la sua parola')).toBe(400);
    expect(await signInStatus(email, right)).toBe(200);
  });

  test('their names and markup are in no mail', async () => {
    const email = freshEmail();
    const response = await signUp(email, password, 'Vincita! https://evil.example <b>');
    expect(response.status).toBe(201);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toMatch(/evil|Vincita/);
  });
});
