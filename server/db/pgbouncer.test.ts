/** What would break through PgBouncer in transaction mode: statements and settings that outlive a transaction. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { raw, throughPgbouncer } from '../../tests/support/server/client.ts';
import {
  ownDatabase,
  startOwnServer,
  stopOwnServer,
} from '../../tests/support/server/ownServer.ts';
import { startCommand } from '../../tests/support/server/command.ts';
import { PUBLIC_APP_SECRET } from '../../build.settings.ts';
import { makePool } from './pool.ts';

const describePooled = throughPgbouncer() ? describe : describe.skip;

const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
const poolOf = (databaseUrl: string) =>
  makePool({ databaseUrl, poolSize: 4, queryLimitMs: 7_000, isPooled: true, log });

describePooled('through PgBouncer', () => {
  afterAll(stopOwnServer);

  test('two servers read different things at the same time, and each gets what it asked for', async () => {
    const env = { DATABASE_URL: await ownDatabase() };
    const servers = [await startOwnServer({ env }), await startOwnServer({ env })];
    const paths = [
      'audio-guide/1',
      'audio-guide/2',
      'audio-guide',
      'person/1',
      'object/1',
      'location/1',
    ];
    // `?n=` keeps them out of the cache of responses.
    const calls = Array.from({ length: 120 }, (_none, n) => ({
      base: servers[n % 2]?.url,
      path: `/api/v1/client/${paths[n % paths.length]}?n=${n}`,
    }));
    const headers = { 'X-App-Secret': PUBLIC_APP_SECRET };
    const responses = await Promise.all(
      calls.map(({ base, path }) => raw(path, { ...(base && { base }), headers })),
    );
    const bodies = new Map<string, Set<string>>();
    for (const [index, { status, body }] of responses.entries()) {
      const path = paths[index % paths.length] ?? '';
      bodies.set(path, (bodies.get(path) ?? new Set()).add(`${status} ${body.toString()}`));
    }
    for (const same of bodies.values()) expect([...same]).toEqual([expect.stringMatching(/^200 /)]);
    expect([...(bodies.get('audio-guide/1') ?? [])][0]).toMatch(/^200 .*"id":1,/);
  });

  test('a statement that is not prepared leaves nothing in a connection of PostgreSQL', async () => {
    const pool = poolOf(await ownDatabase());
    const connection = await pool.connect();
    await connection.query('SELECT $1::int AS one', [1]);
    const { rows } = await connection.query('SELECT name FROM pg_prepared_statements', []);
    connection.release();
    await pool.end();
    expect(rows).toEqual([]);
  });

  test('a transaction has the limits of time, and what follows it has not', async () => {
    const pool = poolOf(await ownDatabase());
    const connection = await pool.connect();
    const limit = async () =>
      (await connection.query("SELECT current_setting('statement_timeout') AS it", [])).rows;
    await connection.query('begin', []);
    expect(await limit()).toEqual([{ it: '7s' }]);
    await connection.query('commit', []);
    expect(await limit()).toEqual([{ it: '0' }]);
    connection.release();
    await pool.end();
  });

  test('a backup works, and a restore is refused: running servers would not be noticed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cicerone-pooled-'));
    const file = join(folder, 'shop.backup');
    const env = { DATABASE_URL: await ownDatabase(), DATA_DIR: folder };
    expect(await startCommand('backup', ['backup', file], env).ended).toMatchObject({ code: 0 });
    const refused = await startCommand('backup', ['restore', file, '--replace'], env).ended;
    expect(refused).toEqual({
      code: 1,
      said: expect.stringContaining('DATABASE_URL leads to a pooler.'),
    });
    await rm(folder, { recursive: true, force: true });
  });
});
