/** `npm run accounts` while a server runs. */
import { startCommand } from '../../tests/support/server/command.ts';
import { describeServer, onPostgres } from '../../tests/support/server/client.ts';
import { newCustomer, signIn } from '../../tests/support/customers/customer.ts';
import {
  ownDatabase,
  startOwnServer,
  stopOwnServer,
} from '../../tests/support/server/ownServer.ts';
import { guidesFor, pay, put, requestCheckout, urlOf } from '../../tests/support/customers/shop.ts';

jest.setTimeout(60_000);

describeServer('npm run accounts -- delete', () => {
  afterEach(stopOwnServer);

  test('ends the account and its sessions, keeps its invoices, and lets the address sign up again', async () => {
    const settings: Record<string, string> = onPostgres()
      ? { DATABASE_URL: await ownDatabase() }
      : {};
    const { dataDir, url: base } = await startOwnServer({ env: settings });
    const run = async (...words: string[]): Promise<string> => {
      const env = { DATA_DIR: dataDir, ...settings };
      return (await startCommand('accounts', words, env).ended).said;
    };
    const customer = await newCustomer({ base });
    const other = await newCustomer({ base });
    const [guide] = await guidesFor(customer);
    await put(customer, guide?.id ?? 0);
    const page = await urlOf(requestCheckout(customer));
    expect(await run('delete', customer.email)).toContain('can still be paid');
    await pay(page);
    expect(await run('delete', customer.email.toUpperCase())).toMatch(
      /^Account \d+ is deleted\.\nKept .+: orders 1, invoices 1\.$/m,
    );
    expect((await customer.api('/api/v1/users/auth')).status).toBe(401);
    await expect(signIn(customer, base)).rejects.toThrow('400');
    expect((await other.api('/api/v1/users/auth')).status).toBe(200);
    expect(await run('delete', customer.email)).toContain('No account has the address');
    const again = await customer.post('/api/v1/users/signup', {
      ...{ name: 'Anna', email: customer.email, password: 'una parola qualsiasi' },
    });
    expect(again.status).toBe(201);
  });
});
