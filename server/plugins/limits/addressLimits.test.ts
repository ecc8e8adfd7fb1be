import { PUBLIC_APP_SECRET } from '../../../build.settings.ts';
import { networkOf } from './network.ts';
import { setClockAhead } from '../../../tests/support/customers/customer.ts';
import { raw } from '../../../tests/support/server/client.ts';
import { startOwnServer, stopOwnServer } from '../../../tests/support/server/ownServer.ts';
import { until } from '../../../tests/support/server/until.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::'],
  ['2001:db8:1:3::9', '2001:db8:1:3::'],
  ['203.0.113.7:50123', '203.0.113.7'],
  ['"203.0.113.7:50123"', '203.0.113.7'],
  ['[2001:db8:1:2::9]:50123', '2001:db8:1:2::'],
  ['"[2001:db8:1:2::9]"', '2001:db8:1:2::'],
  ['unknown', 'unreadable'],
  ['_hidden', 'unreadable'],
  ['', 'unreadable'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

const paths = {
  signUp: '/api/v1/users/signup',
  signUpCode: '/api/v1/users/signup-otp-verify',
  signIn: '/api/v1/users/signin',
  codeRequest: '/api/v1/password/send-otp',
  code: '/api/v1/password/verify-otp',
  newPassword: '/api/v1/password/new',
};

describe('the limits of a network address', () => {
  let base: string;
  const send = (path: string, address: string) =>
    raw(path, {
      base,
      method: 'POST',
      headers: {
        'X-App-Secret': PUBLIC_APP_SECRET,
        'Content-Type': 'application/json',
        'X-Forwarded-For': address,
      },
      body: '{}',
    });

  beforeAll(async () => {
    base = (await startOwnServer({ env: { RATE_LIMIT: '100000', TRUST_PROXY: 'loopback' } })).url;
  });
  afterAll(stopOwnServer);

  test.each([
    ['sign-ups', [paths.signUp], 60, 3600],
    ['sign-ins', [paths.signIn], 100, 900],
    ['codes for a new password', [paths.codeRequest], 60, 3600],
    ['codes entered', [paths.signUpCode, paths.code, paths.newPassword], 100, 900],
  ])('refuses too many %s from one address only', async (_, limited, max, seconds) => {
    for (let n = 0; n < max; n += 1) {
      // All addresses of a /64 count as one.
      const response = await send(limited[n % limited.length] ?? '', `2001:db8:1:2::${n}`);
      expect([400, 401, 422]).toContain(response.status);
    }
    for (const path of limited) {
      const { status, headers, body } = await send(path, '2001:db8:1:2::ffff');
      expect(status).toBe(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(seconds - 60);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(seconds);
      expect(JSON.parse(body.toString())).toEqual({
        message: expect.stringMatching(/from your network|in your network/),
      });
      expect((await send(path, '2001:db8:1:3::1')).status).not.toBe(429);
    }
  });
});

test('a network has one limit in every spelling of its address, also behind two proxies', async () => {
  const { url: base } = await startOwnServer({
    env: { RATE_LIMIT: '6', TRUST_PROXY: 'loopback,10.0.0.0/8' },
  });
  const ask = async (address: string): Promise<number> => {
    const headers = { 'X-App-Secret': PUBLIC_APP_SECRET, 'X-Forwarded-For': address };
    return (await raw('/api/v1/users/auth', { base, headers })).status;
  };
  const spellings = [
    '203.0.113.7',
    '203.0.113.7:50123',
    '"203.0.113.7:50124"',
    '::ffff:203.0.113.7',
    '[::ffff:203.0.113.7]:50125',
    '203.0.113.7:50126, 10.1.2.3:8080',
  ];
  for (const spelling of spellings) expect(await ask(spelling)).toBe(401);
  for (const spelling of spellings) expect(await ask(spelling)).toBe(429);
  // Addresses that cannot be read share a limit with each other only.
  expect(await ask('203.0.113.8')).toBe(401);
  for (let n = 0; n < 3; n += 1) {
    for (const unreadable of ['unknown', `_hidden${n}`]) expect(await ask(unreadable)).toBe(401);
  }
  expect(await ask('_other')).toBe(429);
  await stopOwnServer();
});

describe('after the clock was set back', () => {
  afterAll(stopOwnServer);

  test('no request is refused for what was counted in the future', async () => {
    const max = 40;
    const base = (await startOwnServer({ env: { RATE_LIMIT: String(max) } })).url;
    const ask = async (): Promise<number> => {
      const headers = { 'X-App-Secret': PUBLIC_APP_SECRET };
      return (await raw('/api/v1/users/auth', { base, headers })).status;
    };
    /** Ten requests a second, while the servers add up their counts every second. */
    const askTimes = async (times: number): Promise<void> => {
      let asked = 0;
      await until(async () => {
        expect(await ask()).toBe(401);
        asked += 1;
        return asked === times;
      });
    };
    await setClockAhead(base, 3600);
    await askTimes(20);
    await setClockAhead(base, 0);
    await askTimes(30);
  });
});
