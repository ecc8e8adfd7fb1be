/** The key with which an account's browsers encrypt downloads (contract/downloads.ts). */
import type { WireDownloadKey } from '../../../contract/downloads.ts';
import type { Envelope } from '../../../contract/envelope.ts';
import { api, json } from '../../../tests/support/server/client.ts';
import {
  callerOf,
  newCustomer,
  signIn,
  type TestCustomer,
} from '../../../tests/support/customers/customer.ts';

const path = '/api/v1/users/download-key';

const keyOf = async (customer: Pick<TestCustomer, 'api'>): Promise<string> =>
  (await json<Envelope<WireDownloadKey>>(customer.api(path))).data.key;

describe('the key of downloads', () => {
  test('is 256 bits, the same at every sign-in, and different for each account', async () => {
    const [customer, other] = await Promise.all([newCustomer(), newCustomer()]);
    const key = await keyOf(customer);
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    expect(await keyOf(callerOf(await signIn(customer)))).toBe(key);
    expect(await keyOf(other)).not.toBe(key);
  });

  test('is one key when several devices ask first at once', async () => {
    const customer = await newCustomer();
    const keys = await Promise.all(Array.from({ length: 5 }, () => keyOf(customer)));
    expect(new Set(keys).size).toBe(1);
  });

  test('is kept by no cache, and a visitor has none', async () => {
    const customer = await newCustomer();
    expect((await customer.api(path)).headers.get('cache-control')).toBe('no-store');
    expect((await api(path)).status).toBe(401);
  });
});
