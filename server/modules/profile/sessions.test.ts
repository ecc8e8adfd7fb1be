/** The list of a customer's sessions, and how each session ends. */
import type { Envelope } from '../../../contract/envelope.ts';
import type { WireSession } from '../../../contract/profile.ts';
import { json } from '../../../tests/support/server/client.ts';
import {
  callerOf,
  newCustomer,
  signIn,
  type TestCustomer,
} from '../../../tests/support/customers/customer.ts';

const users = '/api/v1/users';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const sessionsOf = async ({ api }: Pick<TestCustomer, 'api'>): Promise<WireSession[]> =>
  (await json<Envelope<WireSession[]>>(api(`${users}/sessions`))).data;
const end = ({ api }: Pick<TestCustomer, 'api'>, id: number | string): Promise<Response> =>
  api(`${users}/sessions/${id}`, { method: 'DELETE' });
const isSignedIn = async (token: string): Promise<boolean> =>
  (await callerOf(token).api(`${users}/auth`)).status === 200;

describe('the sessions of a customer', () => {
  test('are listed with device and last use, the current one marked', async () => {
    const { email, password } = await newCustomer();
    const response = await callerOf(undefined).api(`${users}/signin`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': FIREFOX },
      body: JSON.stringify({ email, password }),
    });
    const { token } = await json<{ token: string }>(response);
    const found = await sessionsOf(callerOf(token));
    expect(found).toEqual([
      {
        id: expect.any(Number),
        device: 'Firefox on Linux',
        signed_in_at: expect.any(String),
        last_used_at: expect.any(String),
        current: true,
      },
      expect.objectContaining({ device: '', current: false }),
    ]);
    const [{ last_used_at } = { last_used_at: '' }] = found;
    expect(Date.now() - Date.parse(last_used_at)).toBeLessThan(60_000);
  });

  test('end one by one, each for its owner only', async () => {
    const customer = await newCustomer();
    const other = await signIn(customer);
    const stranger = await newCustomer();
    const id = (await sessionsOf(customer)).find(({ current }) => !current)?.id ?? 0;
    expect((await end(stranger, id)).status).toBe(404);
    expect(await isSignedIn(other)).toBe(true);
    expect((await end(customer, id)).status).toBe(200);
    expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(customer.token)).toBe(true);
    expect((await end(customer, id)).status).toBe(404);
    expect((await end(customer, '0')).status).toBe(400);
  });

  test('end all at once, and the browser forgets its cookie', async () => {
    const customer = await newCustomer();
    const other = await signIn(customer);
    const stranger = await newCustomer();
    const response = await customer.api(`${users}/sessions`, { method: 'DELETE' });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()[0]).toMatch(/^cicerone_session=;/);
    expect(await isSignedIn(customer.token)).toBe(false);
    expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(stranger.token)).toBe(true);
  });

  test('are twenty at most: a further sign-in ends the oldest', async () => {
    const customer = await newCustomer();
    const second = await signIn(customer);
    for (let n = 0; n < 18; n += 1) await signIn(customer);
    expect(await isSignedIn(customer.token)).toBe(true);
    const last = await signIn(customer);
    expect(await isSignedIn(customer.token)).toBe(false);
    expect(await isSignedIn(second)).toBe(true);
    expect(await sessionsOf(callerOf(last))).toHaveLength(20);
  });

  test('are twenty at most when several begin at once', async () => {
    const customer = await newCustomer();
    for (let n = 0; n < 20; n += 1) await signIn(customer);
    // Repeated, because only sign-ins that overlap could miss each other.
    for (let round = 0; round < 10; round += 1) {
      const [token] = await Promise.all(Array.from({ length: 20 }, () => signIn(customer)));
      expect(await sessionsOf(callerOf(token))).toHaveLength(20);
    }
  });
});
