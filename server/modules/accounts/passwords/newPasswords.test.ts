/** Which passwords may be chosen, and how often a wrong one may be entered. */
import type { ErrorBody } from '../../../../contract/envelope.ts';
import { json } from '../../../../tests/support/server/client.ts';
import {
  callerOf,
  codeFor,
  freshEmail,
  newCustomer,
} from '../../../../tests/support/customers/customer.ts';

const users = '/api/v1/users';
const { post } = callerOf(undefined);

const signUp = (email: string, password: string) =>
  post(`${users}/signup`, { name: 'Anna', email, password });
const verify = (otp_email: string, otp: string) =>
  post(`${users}/signup-otp-verify`, { otp, otp_email });
const signInStatus = async (email: string, password: string): Promise<number> =>
  (await post(`${users}/signin`, { email, password })).status;

describe('passwords', () => {
  test.each([
    ['        ', 'spaces'],
    ['日本語日本語日本', 'another script'],
    ['🎧🎧🎧🎧🎧🎧🎧🎧', 'eight that are sixteen in UTF-16'],
    ['a\u0000b\r\n\t"\'\\', 'control characters'],
    ['é'.repeat(128), 'the longest'],
  ])('%j may be chosen (%s), and signs in', async (secret) => {
    const email = freshEmail();
    expect((await signUp(email, secret)).status).toBe(201);
    expect((await verify(email, await codeFor(email))).status).toBe(200);
    expect(await signInStatus(email, secret)).toBe(200);
    expect(await signInStatus(email, `${secret} `)).toBe(400);
  });

  test('the same character typed on another keyboard is the same password', async () => {
    const email = freshEmail();
    await signUp(email, 'perché no, caffè');
    await verify(email, await codeFor(email));
    expect(await signInStatus(email, 'perché no, caffè'.normalize('NFD'))).toBe(200);
  });

  test.each([
    '1234567',
    '🎧🎧🎧🎧',
    'a'.repeat(129),
    'password',
    'PassWord123',
    '12345678',
    'juventus',
  ])('%j is refused: too short, too long, or a common one', async (secret) => {
    const response = await signUp(freshEmail(), secret);
    expect(response.status).toBe(422);
    expect((await json<ErrorBody>(response)).errors).toEqual({ password: [expect.any(String)] });
  });

  test.each([
    ['the most common of the list', 'password'],
    ['one of the first hundred', 'trustno1'],
    ['a common one with a sign at its end', 'trustno1!'],
    ['number 3,000 of the list', 'greyhoun'],
    ['one that only Italians choose', 'forzanapoli'],
  ])('%s is refused: %j', async (_, secret) => {
    const response = await signUp(freshEmail(), secret);
    expect((await json<ErrorBody>(response)).message).toContain('one of the most common');
  });

  test('the address of the account and its local part are refused, with or without a tag', async () => {
    const email = `tagged.name${freshEmail().replace('@', '+tag@')}`;
    const [local = ''] = email.split('@');
    for (const secret of [email, email.toUpperCase(), local, local.replace('+tag', '')]) {
      const response = await signUp(email, secret);
      expect(response.status).toBe(422);
      expect(await json<ErrorBody>(response)).toEqual({
        message: expect.stringContaining('must not be your email address'),
        errors: { password: [expect.any(String)] },
      });
    }
    expect((await signUp(email, `${local}?`)).status).toBe(201);
  });

  test('twenty wrong ones lock an address for a while, an unregistered one as well', async () => {
    const customer = await newCustomer();
    for (const email of [customer.email, freshEmail()]) {
      for (let n = 0; n < 20; n += 1) expect(await signInStatus(email, `no ${n}`)).toBe(400);
      expect(await signInStatus(email, customer.password)).toBe(429);
    }
    expect((await customer.api(`${users}/auth`)).status).toBe(200);
  });
});
