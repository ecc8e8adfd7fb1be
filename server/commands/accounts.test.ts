/** `npm run accounts` while a server runs. */
import { startCommand } from '../../tests/support/server/command.ts';
import { newCustomer, signIn } from '../../tests/support/customers/customer.ts';
import {
  ownDatabase,
  startOwnServer,
  stopOwnServer,
} from '../../tests/support/server/ownServer.ts';
import { guidesFor, pay, put, requestCheckout, urlOf } from '../../tests/support/customers/shop.ts';
import { runSql } from '../../tests/support/catalogue/sql.ts';

describe('npm run accounts -- delete', () => {
  afterEach(stopOwnServer);

  const start = async () => {
    const databaseUrl = await ownDatabase();
    const settings = { DATABASE_URL: databaseUrl };
    const { dataDir, url: base } = await startOwnServer({ env: settings });
    const run = async (...words: string[]): Promise<string> => {
      const env = { DATA_DIR: dataDir, ...settings };
      return (await startCommand('accounts', words, env).ended).said;
    };
    return { base, run, databaseUrl };
  };

  test('ends the account and its sessions, keeps its invoices, and lets the address sign up again', async () => {
    const { base, run } = await start();
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
      name: 'Anna',
      email: customer.email,
      password: 'una parola qualsiasi',
    });
    expect(again.status).toBe(201);
  });

  test('closes an order whose payment page is still being opened', async () => {
    const { base, run, databaseUrl } = await start();
    await fetch(`${base}/dev/faults`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ kind: 'payment-down' }),
    });
    const customer = await newCustomer({ base });
    const [guide] = await guidesFor(customer);
    await put(customer, guide?.id ?? 0);
    const order = (await requestCheckout(customer)).headers.get('x-order-number');
    expect(await run('delete', customer.email)).toContain('orders 1, invoices 0');
    const found = await runSql(databaseUrl, 'SELECT status FROM orders WHERE id = $1', [order]);
    expect(found).toEqual([{ status: 'superseded' }]);
  });
});
