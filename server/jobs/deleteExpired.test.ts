/** What the server stores with a time is deleted after its limit, and every table with a time is declared. */
import { HOUR } from '../lib/clock.ts';
import { retention, tableLimits, type TableLimit } from '../db/retention.ts';
import { runSql } from '../../tests/support/catalogue/sql.ts';
import {
  ownDatabase,
  startOwnServer,
  stopOwnServer,
} from '../../tests/support/server/ownServer.ts';

describe('the job that deletes what has expired', () => {
  let base: string;
  let databaseUrl: string;
  beforeAll(async () => {
    databaseUrl = await ownDatabase();
    ({ url: base } = await startOwnServer({ env: { DATABASE_URL: databaseUrl } }));
  });
  afterAll(stopOwnServer);

  const rowsOf = async (text: string, values: unknown[] = []) =>
    // Every query below selects these texts.
    (await runSql(databaseUrl, text, values)) as { found: string; type: string }[];

  let number = 0;
  /** Inserts a row whose limit ends so many milliseconds from now, with what its table demands. */
  async function insert(limit: TableLimit, endsIn: number, more: Record<string, unknown> = {}) {
    number += 1;
    const mark = `planted-${number}`;
    const [user] = await rowsOf(
      `INSERT INTO users (name, email, email_verified_at) VALUES ('A', $1, now()) RETURNING id::text AS found`,
      [`owner-${number}@owner.example`],
    );
    if (limit.table === 'feed_readers') {
      await rowsOf(`INSERT INTO feeds VALUES (${user?.found}, '${mark}', now())`);
    }
    const columns = await rowsOf(
      `SELECT column_name AS found, data_type AS type FROM information_schema.columns
        WHERE table_name = $1 AND is_nullable = 'NO' AND column_default IS NULL AND is_identity = 'NO'`,
      [limit.table],
    );
    const values: Record<string, unknown> = {};
    for (const { found, type } of columns) {
      if (found === 'user_id') values[found] = user?.found;
      else if (type === 'ARRAY') values[found] = [];
      else if (type === 'text') values[found] = mark;
      else if (type.startsWith('timestamp')) {
        values[found] = new Date(Date.now() + (found === 'expires_at' ? HOUR : 0));
      } else values[found] = 1;
    }
    const since = limit.column === 'expires_at' ? 0 : limit.ms;
    values[limit.column] = new Date(Date.now() - since + endsIn);
    const row: Record<string, unknown> = { ...values, ...more };
    const names = Object.keys(row);
    await runSql(
      databaseUrl,
      `INSERT INTO ${limit.table} (${names.join()}) VALUES (${names.map((_, n) => `$${n + 1}`).join()})`,
      Object.values(row),
    );
    return mark;
  }

  const areStored = async (table: string, marks: readonly string[]): Promise<boolean[]> => {
    const rows = await rowsOf(`SELECT t::text AS found FROM ${table} AS t`);
    return marks.map((mark) => rows.some(({ found }) => new RegExp(`${mark}\\b`).test(found)));
  };
  const runJob = async () =>
    expect((await fetch(`${base}/dev/clock?ahead=0`, { method: 'POST' })).status).toBe(204);

  test.each(tableLimits.map((limit) => [`${limit.table}.${limit.column}`, limit] as const))(
    'deletes a row of %s after its limit, and none before it',
    async (_name, limit) => {
      const more = /^(sign_ups|password_resets)$/.test(limit.table) ? { code_hash: 'planted' } : {};
      const marks = [await insert(limit, -HOUR / 60, more), await insert(limit, HOUR / 2, more)];
      await runJob();
      expect(await areStored(limit.table, marks)).toEqual([false, true]);
    },
  );

  test('keeps verified accounts and the bookmarks that were not deleted', async () => {
    const limitOf = (name: string) => {
      const limit = tableLimits.find(({ table }) => table === name);
      if (!limit) throw new Error(name);
      return limit;
    };
    const item = await insert(limitOf('listening_items'), -HOUR, { value: '{}' });
    const account = await insert(limitOf('users'), -HOUR, { email_verified_at: new Date() });
    await runJob();
    expect(await areStored('listening_items', [item])).toEqual([true]);
    expect(await areStored('users', [account])).toEqual([true]);
  });

  test('every table with a time is declared', async () => {
    const timed = await rowsOf(
      `SELECT DISTINCT table_name::text AS found FROM information_schema.columns
        JOIN information_schema.tables USING (table_schema, table_name)
        WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
        AND data_type LIKE 'timestamp%' AND table_name <> 'schema_migrations' ORDER BY 1`,
    );
    const declared = Object.keys(retention);
    expect(timed.map(({ found }) => found).filter((name) => !declared.includes(name))).toEqual([]);
  });
});
