/** Forms with the right fields and arbitrary values: never a 5xx, never an account without an address. */
import fc from 'fast-check';
import type { ErrorBody } from '../../../contract/envelope.ts';
import { json } from '../../../tests/support/server/client.ts';
import { callerOf } from '../../../tests/support/customers/customer.ts';

// `npm run test:full` asks for thousands of runs.
jest.setTimeout(240_000);

const RUNS = Number(process.env['CICERONE_FUZZ_RUNS'] ?? 300);
const { post } = callerOf(undefined);

const odd = fc.constantFrom(
  '\u0000',
  '\ud800',
  '%00',
  '\r\nBcc: x@y.it',
  "' or 1=1 --",
  '\u202e',
  '{{7*7}}',
  '<script>',
);
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .tuple(fc.string({ maxLength: 20 }), odd, fc.string({ maxLength: 20 }))
    .map((all) => all.join('')),
);
const value = fc.oneof({ weight: 4, arbitrary: text }, { weight: 1, arbitrary: fc.jsonValue() });
const address = fc.oneof(
  value,
  fc.emailAddress(),
  fc.tuple(text, fc.domain()).map(([local, domain]) => `${local}@${domain}`),
  fc.tuple(text, text).map(([local, domain]) => `${local}@${domain}`),
);
const code = fc.oneof(value, fc.stringMatching(/^[0-9]{4}$/));

const call = fc.oneof(
  fc.record({
    path: fc.constant('users/signup'),
    body: fc.record({ name: value, email: address, password: value }),
  }),
  fc.record({
    path: fc.constant('users/signup-otp-verify'),
    body: fc.record({ otp: code, otp_email: address }),
  }),
  fc.record({
    path: fc.constant('users/signin'),
    body: fc.record({ email: address, password: value }),
  }),
  fc.record({ path: fc.constant('password/send-otp'), body: fc.record({ email: address }) }),
  fc.record({
    path: fc.constant('password/verify-otp'),
    body: fc.record({ otp: code, otp_token: value }),
  }),
  fc.record({
    path: fc.constant('password/new'),
    body: fc.record({ new_password: value, confirm_password: value, password_token: value }),
  }),
);

describe('accounts with arbitrary input', () => {
  test('answer with what they may, and say why not', async () => {
    await fc.assert(
      fc.asyncProperty(call, async ({ path, body }) => {
        const response = await post(`/api/v1/${path}`, body);
        expect([200, 201, 400, 401, 422, 429]).toContain(response.status);
        if (response.status < 400) expect(path).toMatch(/signup$|send-otp$/);
        else expect((await json<ErrorBody>(response)).message).toMatch(/\w+ .+\.$/);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  });

  test('unknown fields and prototypes change nothing', async () => {
    const admin = { id: 1, email_verified_at: '2020-01-01', password_hash: 'x' };
    const fields = { name: 'Anna', email: 'no-address', password: 'una parola qualsiasi' };
    expect((await post('/api/v1/users/signup', { ...fields, ...admin })).status).toBe(422);
    const { api } = callerOf(undefined);
    for (const body of ['{"__proto__":{"email":"a@b.it"}}', '{"email":"a@b.it"', '"a"', '']) {
      const response = await api('/api/v1/users/signin', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
      expect(response.status).toBe(400);
    }
  });
});
