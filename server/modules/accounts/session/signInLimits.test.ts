/** Limits of wrong passwords for one address. */
import { freshEmail, newCustomer } from '../../../../tests/support/customers/customer.ts';
import {
  behindProxy,
  networksOf,
  type NetworkPost,
} from '../../../../tests/support/customers/networks.ts';
import { startOwnServer, stopOwnServer } from '../../../../tests/support/server/ownServer.ts';

const statusOf = async (post: NetworkPost, email: string, password: string): Promise<number> =>
  (await post('/api/v1/users/signin', { email, password })).status;

describe('wrong passwords', () => {
  afterEach(stopOwnServer);

  test('from one network, however many, do not lock the owner out elsewhere', async () => {
    const { url } = await startOwnServer({ env: behindProxy });
    const from = networksOf(url);
    const owner = await newCustomer({ base: url });
    // With the next one as many as a network may send, and as the limit of all networks has room for.
    const attack = () => statusOf(from(1), owner.email, 'sbagliata');
    const statuses = await Promise.all(Array.from({ length: 99 }, attack));
    expect(statuses.filter((status) => status === 400)).toHaveLength(20);
    expect(await statusOf(from(1), owner.email, owner.password)).toBe(429);
    expect(await statusOf(from(2), owner.email, owner.password)).toBe(200);
  });

  test('from many networks lock an address; the right password before that starts again', async () => {
    const { url } = await startOwnServer({ env: behindProxy });
    const from = networksOf(url);
    const owner = await newCustomer({ base: url });
    /** Returns the number of tries that were not refused, from networks of its own. */
    const attack = async (email: string, firstNetwork: number, tries: number) => {
      const network = (n: number) => firstNetwork + Math.floor(n / 19);
      const post = (n: number) => statusOf(from(network(n)), email, `no ${n}`);
      const statuses = await Promise.all(Array.from({ length: tries }, (_, n) => post(n)));
      return statuses.filter((status) => status === 400).length;
    };
    expect(await attack(owner.email, 10, 90)).toBe(90);
    expect(await statusOf(from(1), owner.email, owner.password)).toBe(200);
    expect(await attack(owner.email, 20, 90)).toBe(90);

    expect(await attack(freshEmail(), 30, 110)).toBe(100);
  });
});
