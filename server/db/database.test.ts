/** PostgreSQL restarts (docs/faults.md), or its schema changes. */
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { PUBLIC_APP_SECRET } from '../../build.settings.ts';
import { raw, type RawResponse } from '../../tests/support/server/client.ts';
import { newCustomer, setClockAhead } from '../../tests/support/customers/customer.ts';
import { startPostgres, type TestPostgres } from '../../tests/support/server/postgres.ts';
import { startServer, type TestServer } from '../../tests/support/server/server.ts';
import { until } from '../../tests/support/server/until.ts';

const OPERATOR_TOKEN = 'a-long-token-of-the-operator';
const secret = { 'X-App-Secret': PUBLIC_APP_SECRET };

describe('a PostgreSQL of its own', () => {
  let postgres: TestPostgres;
  let database: string;
  let server: TestServer | undefined;

  beforeAll(async () => {
    postgres = await startPostgres();
    database = await postgres.createDatabase('restarts');
    server = await startServer({ databaseUrl: database, env: { OPERATOR_TOKEN } });
  });
  afterAll(async () => {
    await server?.stop();
    await postgres.stop();
  });

  const get = (path: string): Promise<RawResponse> =>
    raw(path, { base: server?.url, headers: secret });
  const guide = () => get('/api/v1/client/audio-guide/1');

  test('503 with a message meanwhile, back within 2 s, the process keeps running', async () => {
    expect((await guide()).status).toBe(200);
    await postgres.halt();
    // Cached responses are sent for a second without asking the database.
    await until(async () => (await guide()).status === 503);
    for (let n = 0; n < 3; n += 1) {
      const away = await guide();
      expect(away.status).toBe(503);
      expect(Number(away.headers['retry-after'])).toBeGreaterThan(0);
      expect(JSON.parse(away.body.toString())).toEqual({
        message: expect.stringMatching(/not available/),
      });
    }
    expect((await get('/readyz')).status).toBe(503);
    expect((await get('/healthz')).status).toBe(200);

    await postgres.start();
    const began = Date.now();
    while ((await guide()).status !== 200) {
      expect(Date.now() - began).toBeLessThan(2000);
      await sleep(50);
    }
    expect((await get('/readyz')).status).toBe(200);
  });

  test('a restart under load causes only 200 and 503', async () => {
    let done = false;
    const statuses: number[] = [];
    const workers = Array.from({ length: 10 }, async () => {
      while (!done) statuses.push((await guide()).status);
    });
    const more = (count: number) => {
      const end = statuses.length + count;
      return until(() => statuses.length >= end);
    };
    await more(50);
    await postgres.restart();
    await until(async () => (await guide()).status === 200);
    await more(200);
    done = true;
    await Promise.all(workers);
    expect(statuses.filter((status) => ![200, 503].includes(status))).toEqual([]);
    expect(statuses.at(-1)).toBe(200);
  });

  test('a column that another server adds causes no error on servers with cached plans', async () => {
    const person = (id: number) => get(`/api/v1/client/person/${id}`);
    // Cached responses come from memory, so each person is requested once.
    for (let id = 1; id <= 8; id += 1) expect((await person(id)).status).toBe(200);
    const other = new pg.Client({ connectionString: database });
    await other.connect();
    await other.query('ALTER TABLE persons ADD COLUMN motto text');
    await other.end();
    for (let id = 9; id <= 20; id += 1) expect((await person(id)).status).toBe(200);
  });

  /** Makes the database refuse writes, as on a standby, or accept them again; ends its connections. */
  const setReadOnly = async (value: 'on' | 'off'): Promise<void> => {
    const admin = new pg.Client({ connectionString: postgres.url });
    await admin.connect();
    await admin.query(`ALTER DATABASE restarts SET default_transaction_read_only = ${value}`);
    await admin.query(
      "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = 'restarts'",
    );
    await admin.end();
  };

  test('a database that refuses writes is read by customers who come back', async () => {
    const base = server?.url ?? '';
    const { api, post } = await newCustomer({ base });
    // The time of the last use is stored once an hour.
    await setClockAhead(base, 2 * 3600);
    const signedIn = await raw('/operator', {
      base,
      method: 'POST',
      body: new URLSearchParams({ token: OPERATOR_TOKEN }).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    const [Cookie = ''] = signedIn.headers['set-cookie']?.[0]?.split(';') ?? [];
    const reports = async () => {
      const ready = await get('/readyz');
      const operator = await raw('/operator', { base, headers: { Cookie } });
      return {
        ready: [ready.status, JSON.parse(ready.body.toString())],
        metric: /^cicerone_database_writable (\d)$/m.exec(
          (await get('/metrics')).body.toString(),
        )?.[1],
        operator: operator.body.toString().includes('It refuses writes'),
      };
    };
    const all = { ready: [200, { status: 'ready', writable: true }], metric: '1', operator: false };
    expect(await reports()).toEqual(all);
    await setReadOnly('on');
    try {
      expect(await reports()).toEqual({
        ready: [200, { status: 'ready', writable: false }],
        metric: '0',
        operator: true,
      });
      const added = await post('/api/v1/users/cart/add', { guide_id: 1, quantity: 1 });
      expect(added.status).toBe(503);
      for (const path of ['auth', 'cart', 'profile-data']) {
        expect((await api(`/api/v1/users/${path}`)).status).toBe(200);
      }
    } finally {
      await setReadOnly('off');
      await setClockAhead(base, 0);
    }
    expect(await reports()).toEqual(all);
  });

  /** A database with the migrations before one of them; `apply` applies the rest. */
  const databaseBefore = async (migration: string) => {
    const url = await postgres.createDatabase(`before_${migration}`);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const folder = 'server/db/migrations';
    const apply = async (isWanted: (name: string) => boolean) => {
      for (const name of (await readdir(folder)).filter(isWanted).sort())
        await client.query(await readFile(`${folder}/${name}`, 'utf8'));
    };
    await apply((name) => name < migration);
    return { client, apply: () => apply((name) => name >= migration) };
  };

  test('an upgrade keeps the language and the narrator of each guide', async () => {
    const { client, apply } = await databaseBefore('018');
    await client.query(`
      INSERT INTO categories VALUES (2, 'arte', 'Arte');
      INSERT INTO recordings VALUES (1, 'tema', 'tema.mp3', 1, 1);
      INSERT INTO guides (id, slug, category_id, title, short_description, cover, theme_id, type, price, remark, language, narrator)
        SELECT id, id, 2, 'Roma', '', '', 1, 'single', 4.99, '', language, narrator
        FROM (VALUES (1, 'it', 'Anna Bruni'), (2, 'en', ''), (3, '', '')) AS said (id, language, narrator)`);
    await apply();
    const { rows } = await client.query('SELECT facts FROM guides ORDER BY id');
    await client.end();
    expect(rows).toEqual([
      { facts: { language: 'it', narrator: 'Anna Bruni' } },
      { facts: { language: 'en' } },
      { facts: {} },
    ]);
  });

  test('an upgrade finds the words of free tracks on sale for everyone', async () => {
    const { client, apply } = await databaseBefore('023');
    await client.query(`
      INSERT INTO categories VALUES (2, 'arte', 'Arte');
      INSERT INTO recordings SELECT id, 'r' || id, '', 1, 1 FROM generate_series(1, 4) AS id;
      INSERT INTO transcripts SELECT id, '', '' FROM recordings;
      INSERT INTO guides (id, slug, category_id, title, short_description, cover, theme_id, type, price, remark, listed)
        VALUES (7, 'siena', 2, '', '', '', 1, 'single', 4.99, '', true), (8, 'lucca', 2, '', '', '', 1, 'single', 4.99, '', false);
      INSERT INTO tracks VALUES (1, 7, 1, '', 2, true), (2, 7, 2, '', 3, false), (3, 8, 1, '', 4, true)`);
    await apply();
    const { rows } = await client.query('SELECT free FROM transcripts ORDER BY recording_id');
    await client.end();
    expect(rows.map(({ free }) => free)).toEqual([null, true, false, null]);
  });

  test('an upgrade gives plans the words of every entry, and shows news at their date', async () => {
    const { client, apply } = await databaseBefore('030');
    const plan = (slug: string, status: string) =>
      `{"kind":"plan","slug":"${slug}","front":{"title":"A","price":"9.00"${status}},"body":"","files":[]}`;
    await client.query(`
      INSERT INTO plans VALUES (1, 'a', '', '', 9, 0, 'special'), (2, 'b', '', '', 9, 0, 'inactive'), (3, 'c', '', '', 18, 0, 'active');
      INSERT INTO updates VALUES (1, 'old', 'subscription', 1, '', '', '', '2020-01-01'), (2, 'later', 'subscription', 1, '', '', '', '2099-01-01');
      INSERT INTO catalogue_entries (kind, slug, id, entry, source) VALUES
        ('plan', 'a', 1, '${plan('a', ',"status":"special"')}', 'x'),
        ('plan', 'b', 2, '${plan('b', ',"status":"inactive"')}', 'x'),
        ('plan', 'c', 3, '${plan('c', '')}', 'x'),
        ('news', 'old', 1, '', ''), ('news', 'later', 2, '', '')`);
    await apply();
    const { rows: plans } = await client.query(`
      SELECT entry, source, state FROM catalogue_entries WHERE kind = 'plan' ORDER BY id`);
    const special = ',"special":{"instead_of":"c","percent":50,"days":7,"starts":"free_download"}';
    expect(plans).toEqual([
      { entry: plan('a', special), source: '', state: 'on' },
      { entry: plan('b', ',"status":"off"'), source: '', state: 'off' },
      { entry: plan('c', ''), source: 'x', state: 'on' },
    ]);
    const { rows: news } = await client.query('SELECT listed FROM updates ORDER BY id');
    expect(news).toEqual([{ listed: true }, { listed: false }]);
    const { rows: meta } = await client.query(
      'SELECT extract(year FROM next_shown_at) AS year FROM meta',
    );
    expect(Number(meta[0]?.year)).toBeGreaterThan(2097);
    await client.end();
  });

  test('an upgrade makes the special price a field of its plan, also for undo', async () => {
    const { client, apply } = await databaseBefore('035');
    const entry = (slug: string, price: string, special: string) =>
      `{"kind":"plan","slug":"${slug}","front":{"title":"A","price":"${price}","months":12${special}},"body":"","files":[]}`;
    const before = entry('half', '29.99', ',"special":true');
    await client.query(`
      INSERT INTO plans (id, slug, title, description, price, duration, status, special) VALUES
        (1, 'annual', '', '', 59.99, 12, 'active', false), (2, 'half', '', '', 29.99, 12, 'active', true),
        (3, 'life', '', '', 149.90, 1, 'active', false);
      INSERT INTO catalogue_entries (kind, slug, id, entry, source) VALUES
        ('plan', 'annual', 1, '${entry('annual', '59.99', '')}', 'x'), ('plan', 'half', 2, '${before}', 'x');
      INSERT INTO catalogue_undo VALUES ('plan', 'half', '${before}')`);
    await apply();
    const { rows: plans } = await client.query(`
      SELECT price, duration, special_of, special_percent, special_days, special_starts FROM plans ORDER BY id`);
    const usual = {
      special_of: null,
      special_percent: null,
      special_days: null,
      special_starts: null,
    };
    expect(plans).toEqual([
      { price: '59.99', duration: 12, ...usual },
      {
        price: '29.99',
        duration: 12,
        special_of: '1',
        special_percent: 50,
        special_days: 7,
        special_starts: 'free_download',
      },
      { price: '149.90', duration: 0, ...usual },
    ]);
    const after = entry(
      'half',
      '29.99',
      ',"special":{"instead_of":"annual","percent":50,"days":7,"starts":"free_download"}',
    );
    const { rows: entries } = await client.query(`
      SELECT entry, source FROM catalogue_entries WHERE kind = 'plan' ORDER BY id`);
    expect(entries).toEqual([
      { entry: entry('annual', '59.99', ''), source: 'x' },
      { entry: after, source: '' },
    ]);
    const { rows: undo } = await client.query('SELECT entry FROM catalogue_undo');
    await client.end();
    expect(undo).toEqual([{ entry: after }]);
  });

  test('an upgrade keeps every id for its slug, and tracks by their recordings', async () => {
    const { client, apply } = await databaseBefore('019');
    await client.query(`
      INSERT INTO categories VALUES (1, 'tutte', 'Tutte'), (2, 'arte', 'Arte');
      INSERT INTO recordings VALUES (1, 'porta', 'porta.mp3', 1, 1), (2, 'piazza', 'piazza.mp3', 1, 1);
      INSERT INTO guides (id, slug, category_id, title, short_description, cover, theme_id, type, price, remark, listed)
        VALUES (7, 'siena', 2, '', '', '', 1, 'single', 4.99, '', true), (8, 'lucca', 2, '', '', '', 1, 'single', 4.99, '', false);
      INSERT INTO tracks VALUES (30, 7, 1, '', 1, true), (31, 7, 2, '', 2, false), (32, 7, 3, '', 1, false)`);
    await apply();
    const { rows } = await client.query(
      'SELECT kind, slug, id, entry FROM catalogue_entries ORDER BY kind, id',
    );
    await client.end();
    expect(rows.map(({ kind, slug, id, entry }) => [kind, slug, Number(id), entry])).toEqual([
      ['category', 'all', 1, ''],
      ['category', 'arte', 2, ''],
      ['guide', 'siena', 7, ''],
      ['guide', 'lucca', 8, null],
      ['track', 'siena/porta', 30, ''],
      ['track', 'siena/piazza', 31, ''],
      ['track', 'siena/porta 2', 32, ''],
    ]);
  });
});
