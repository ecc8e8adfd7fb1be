/** A customer deletes the account: what goes, what the law keeps, and what postpones it. */
import type { ErrorBody } from '../../../contract/envelope.ts';
import type { WireExport } from '../../../contract/profile.ts';
import { runSql } from '../../../tests/support/catalogue/sql.ts';
import {
  callerOf,
  freshEmail,
  newCustomer,
  signIn,
  type TestCustomer,
} from '../../../tests/support/customers/customer.ts';
import {
  buy,
  guidesFor,
  pay,
  put,
  requestCheckout,
  urlOf,
} from '../../../tests/support/customers/shop.ts';
import { json } from '../../../tests/support/server/client.ts';
import {
  ownDatabase,
  startOwnServer,
  stopOwnServer,
} from '../../../tests/support/server/ownServer.ts';

/** What happens to each table that names a customer. A new table must be declared here. */
const tables: Record<string, 'erased' | `kept because ${string}`> = {
  cart_items: 'erased',
  contact_messages: 'erased',
  credit_notes: 'kept because the law requires the books for ten years',
  download_keys: 'erased',
  email_changes: 'erased',
  ended_subscriptions: 'erased',
  feed_readers: 'erased',
  feeds: 'erased',
  first_free_downloads: 'erased',
  guide_openings: 'erased',
  identities: 'erased',
  invoices: 'kept because the law requires the books for ten years',
  listening: 'erased',
  listening_items: 'erased',
  listening_versions: 'erased',
  mails: 'erased',
  orders: 'kept because invoices and refunds refer to them; they name an account without a person',
  password_resets: 'erased',
  profile_pictures: 'erased',
  purchases: 'erased',
  sessions: 'erased',
  sign_ups: 'erased',
  subscriptions: 'erased',
  users: 'erased',
  wishes: 'erased',
  withdrawal_links: 'erased',
};

const users = '/api/v1/users';
const remove = ({ api }: Pick<TestCustomer, 'api'>, password?: string): Promise<Response> =>
  api(`${users}/account`, {
    method: 'DELETE',
    body: new URLSearchParams(password === undefined ? {} : { current_password: password }),
  });
const isSignedIn = async ({ api }: Pick<TestCustomer, 'api'>): Promise<boolean> =>
  (await api(`${users}/auth`)).status === 200;

describe('an account that its customer deletes', () => {
  let base: string;
  let databaseUrl: string;
  beforeAll(async () => {
    databaseUrl = await ownDatabase();
    ({ url: base } = await startOwnServer({ env: { DATABASE_URL: databaseUrl } }));
  });
  afterAll(stopOwnServer);

  const sqlOf = async (text: string, values: unknown[] = []) =>
    // Every query below selects texts.
    (await runSql(databaseUrl, text, values)) as { found: string }[];

  /** Returns the tables in which a row has a text, whatever the column. */
  async function tablesWith(text: string): Promise<string[]> {
    const all = await sqlOf(
      "SELECT table_name AS found FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1",
    );
    const found: string[] = [];
    for (const { found: table } of all) {
      const rows = await sqlOf(
        `SELECT 'row' AS found FROM "${table}" AS t WHERE strpos(lower(t::text), lower($1)) > 0 LIMIT 1`,
        [text],
      );
      if (rows.length > 0) found.push(table);
    }
    return found;
  }

  test('every table that names a customer is declared', async () => {
    const named = await sqlOf(
      `SELECT DISTINCT found FROM (
        SELECT table_name::text AS found FROM information_schema.columns
          JOIN information_schema.tables USING (table_schema, table_name)
          WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
          AND column_name ~ '(user_id|email|recipient|mailbox|customer)'
        UNION SELECT conrelid::regclass::text FROM pg_constraint
          WHERE contype = 'f' AND confrelid = 'users'::regclass) AS named ORDER BY 1`,
    );
    expect(named.map(({ found }) => found)).toEqual(Object.keys(tables).sort());
  });

  test('exports what there is, and then leaves its name and address in the books alone, and no row with its number', async () => {
    const customer = await newCustomer({ base });
    const { email, password, api, post } = customer;
    const [one, two, three] = await guidesFor(customer);
    const name = `Planted ${email.slice(5, 13)}`;
    const newEmail = freshEmail();
    const phrase = `secret-${email.slice(5, 13)}`;
    await post(`${users}/profile-update`, { name });
    await buy(customer, one?.id ?? 0);
    await put(customer, two?.id ?? 0);
    await post(`${users}/wishlist`, { guide_id: three?.id });
    await api(`/api/v1/client/audio-guide/${three?.id}`);
    await api(`${users}/download-key`);
    await post(`${users}/profile-update`, { email: newEmail, current_password: password });
    await callerOf(undefined, base).post('/api/v1/client/contact-message', {
      name,
      email,
      subject: phrase,
      message: `${phrase}: please call me back tomorrow.`,
    });
    await runSql(
      databaseUrl,
      `INSERT INTO listening (user_id, track_id, position, finished, listened_at, device, version)
        SELECT users.id, tracks.id, 12.5, false, now(), $2, 1 FROM users, tracks
        WHERE email = $1 AND guide_id = $3 AND position = 1`,
      [email, phrase, one?.id],
    );
    const exported = await json<{ data: WireExport }>(api(`${users}/export`));
    expect(exported.data).toMatchObject({
      account: { name, email, signs_in_through: [] },
      orders: [{ status: 'paid', items: [one?.title] }],
      invoices: [{ positions: [one?.title] }],
      guides: [{ guide: one?.title, at: expect.stringMatching(/^\d{4}-.*Z$/) }],
      subscriptions: [],
      wishes: [{ guide: three?.title }],
      cart: [{ guide: two?.title }],
      devices: [{ device: '' }],
      listening: [{ guide: one?.title, position: 12.5, finished: false }],
      messages: [{ subject: phrase }],
    });
    const [id] = await sqlOf('SELECT id::text AS found FROM users WHERE email = $1', [email]);
    expect(await tablesWith(phrase)).toEqual(['contact_messages', 'listening', 'mails']);
    expect(await tablesWith(newEmail)).toEqual(['email_changes', 'mails']);

    expect((await remove(customer, password)).status).toBe(200);

    for (const secret of [name, email]) {
      expect(await tablesWith(secret)).toEqual(['invoices']);
    }
    expect(await tablesWith(phrase)).toEqual([]);
    expect(await tablesWith(newEmail)).toEqual([]);
    for (const [table, fate] of Object.entries(tables)) {
      const column = await sqlOf(
        `SELECT column_name AS found FROM information_schema.columns
          WHERE table_name = $1 AND column_name = 'user_id'`,
        [table],
      );
      if (column.length === 0) continue;
      const rows = await sqlOf(`SELECT user_id::text AS found FROM ${table} WHERE user_id = $1`, [
        id?.found,
      ]);
      expect([table, fate, rows]).toEqual([table, fate, []]);
    }
  });

  test('ends every session at once, and its address signs up again', async () => {
    const customer = await newCustomer({ base });
    const other = callerOf(await signIn(customer, base), base);
    const response = await remove(customer, customer.password);
    expect(response.headers.getSetCookie()[0]).toMatch(/^cicerone_session=;/);
    expect(await json(response)).toEqual({ message: 'Your account was deleted.' });
    expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(customer)).toBe(false);
    const { email, post } = customer;
    const again = await post(`${users}/signup`, {
      name: 'Anna',
      email,
      password: 'una parola qualsiasi',
    });
    expect(again.status).toBe(201);
  });

  test('needs the current password', async () => {
    const customer = await newCustomer({ base });
    expect((await remove(customer)).status).toBe(403);
    expect((await remove(customer, 'not the password')).status).toBe(403);
    expect(await isSignedIn(customer)).toBe(true);
  });

  test('needs a sign-in of the last ten minutes if it has no password', async () => {
    const customer = await newCustomer({ base });
    await runSql(databaseUrl, 'UPDATE users SET password_hash = NULL WHERE email = $1', [
      customer.email,
    ]);
    const age = (minutes: number) =>
      runSql(
        databaseUrl,
        `UPDATE sessions SET signed_in_at = now() - make_interval(mins => $2)
          WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
        [customer.email, minutes],
      );
    await age(11);
    expect((await remove(customer)).status).toBe(403);
    await age(9);
    expect((await remove(customer)).status).toBe(200);
  });

  test('stays while a payment page is open, and says until when', async () => {
    const customer = await newCustomer({ base });
    const [guide] = await guidesFor(customer);
    await put(customer, guide?.id ?? 0);
    const page = await urlOf(requestCheckout(customer));
    const refused = await remove(customer, customer.password);
    expect(refused.status).toBe(409);
    expect((await json<ErrorBody>(refused)).message).toMatch(
      /^Order \d+ can still be paid\. Try again when its payment page is closed, after a day at most\.$/,
    );
    expect(await isSignedIn(customer)).toBe(true);
    await pay(page);
    expect((await remove(customer, customer.password)).status).toBe(200);
  });
});
