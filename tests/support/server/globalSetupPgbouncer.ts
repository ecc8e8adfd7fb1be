import setUpPostgres from './globalSetupPostgres.ts';
import { startPgbouncer, type TestPgbouncer } from './pgbouncer.ts';
import { createDatabase, PREPARED } from './postgres.ts';
import { startShared } from './shared.ts';

declare global {
  var ciceroneTestPgbouncer: TestPgbouncer | null | undefined;
}

/** Jest's globalSetup of `server-pgbouncer`: the PostgreSQL of `server-postgres`, and a server that reaches it through PgBouncer. */
// eslint-disable-next-line import/no-default-export -- Jest calls the default export.
export default async (): Promise<void> => {
  await setUpPostgres();
  const postgres = globalThis.ciceroneTestPostgres;
  if (!postgres || globalThis.ciceroneTestPgbouncer !== undefined) return;
  const pgbouncer = await startPgbouncer(postgres.url);
  globalThis.ciceroneTestPgbouncer = pgbouncer;
  if (!pgbouncer) {
    process.stderr.write('server-pgbouncer: pgbouncer was not found, so its tests are skipped.\n');
    return;
  }
  process.env['CICERONE_TEST_PGBOUNCER'] = String(pgbouncer.port);
  await startShared('CICERONE_TEST_SERVER_PGBOUNCER', async () => {
    const url = new URL(await createDatabase(postgres.url, 'through_pgbouncer', PREPARED));
    url.port = String(pgbouncer.port);
    return { database: { url: url.href } };
  });
};
