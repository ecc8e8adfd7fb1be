/**
 * `npm run types:database` writes the types of the tables from the migrations (server/db/schema.generated.ts);
 * `-- --verify` fails when they are out of date.
 */
import { migrate } from '../server/db/migrate.ts';
import { makePool } from '../server/db/pool.ts';
import { startPostgres } from '../tests/support/server/postgres.ts';
import { run } from './lib/run.ts';

const log = { info: () => undefined, warn: console.warn, error: console.error };

const postgres = await startPostgres();
try {
  const databaseUrl = postgres.url;
  const pool = makePool({ databaseUrl, poolSize: 1, queryLimitMs: 10_000, isPooled: false, log });
  await migrate(pool, 'server/db/migrations', log);
  await pool.end();
  const settings = ['--config-file', '.kysely-codegenrc.json', '--url', databaseUrl];
  process.exitCode = await run('npx', ['kysely-codegen', ...settings, ...process.argv.slice(2)]);
} finally {
  await postgres.stop();
}
