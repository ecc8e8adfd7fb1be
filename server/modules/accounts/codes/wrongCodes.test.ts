/** Limits of wrong codes over all accounts: for one network, and for the whole server. */
import { json } from '../../../../tests/support/server/client.ts';
import { wrongCodes } from '../../../../tests/support/customers/codeLinks.ts';
import { codeFor, freshEmail } from '../../../../tests/support/customers/customer.ts';
import {
  behindProxy,
  networksOf,
  type NetworkPost,
} from '../../../../tests/support/customers/networks.ts';
import { startOwnServer, stopOwnServer } from '../../../../tests/support/server/ownServer.ts';
import { until } from '../../../../tests/support/server/until.ts';

const users = '/api/v1/users';

const signUp = (post: NetworkPost, email: string) =>
  post(`${users}/signup`, { name: 'Anna', email, password: 'una parola qualsiasi' });

/** Signs up with a new address and enters `count` wrong codes. */
async function enterWrongCodes(post: NetworkPost, url: string, count: number): Promise<void> {
  const otp_email = freshEmail();
  let left = count;
  while (left > 0) {
    await signUp(post, otp_email);
    const tries = wrongCodes(await codeFor(otp_email, url), Math.min(left, 5));
    for (const otp of tries) await post(`${users}/signup-otp-verify`, { otp, otp_email });
    left -= tries.length;
  }
}

const sendsLink = async (post: NetworkPost): Promise<boolean> =>
  (await json<{ sent_link?: boolean }>(signUp(post, freshEmail()))).sent_link === true;

describe('wrong codes', () => {
  afterEach(stopOwnServer);

  test('of one network over many accounts: its next mails have links, those of other networks codes', async () => {
    const { url } = await startOwnServer({ env: behindProxy });
    const from = networksOf(url);
    for (let account = 0; account < 3; account += 1) await enterWrongCodes(from(1), url, 5);
    expect(await sendsLink(from(1))).toBe(false);
    await enterWrongCodes(from(1), url, 3);
    expect(await sendsLink(from(1))).toBe(true);
    expect(await sendsLink(from(2))).toBe(false);
  });

  test('of the whole server: 400 a day, then every mail has a link and the log an alarm', async () => {
    const env = { ...behindProxy, LOG_LEVEL: 'error' };
    const server = await startOwnServer({ env });
    const from = networksOf(server.url);
    const attack = async (network: number, accounts: number) => {
      for (let n = 0; n < accounts; n += 1) await enterWrongCodes(from(network), server.url, 5);
    };
    const networks = Array.from({ length: 26 }, (_, n) => n + 1);
    await Promise.all(networks.map((network) => attack(network, 3)));
    expect(await sendsLink(from(100))).toBe(false);
    expect(server.logs()).not.toContain('ALARM');
    await attack(27, 2);
    expect(await sendsLink(from(100))).toBe(true);
    // The log comes through a pipe, the response does not.
    await until(() => server.logs().includes('ALARM: 400 wrong codes within a day'));
    // About 600 requests: on a busy machine they take longer than the default limit.
  });
});
