import { createDatabase, PREPARED, startPostgres, type TestPostgres } from './postgres.ts';
import { startServer } from './server.ts';
import { startShared } from './shared.ts';

declare global {
  var ciceroneTestPostgres: TestPostgres | null | undefined;
}

/** Jest's globalSetup of `server-postgres`: starts a PostgreSQL, and the shared server on it. */
// eslint-disable-next-line import/no-default-export -- Jest calls the default export.
export default async (): Promise<void> => {
  if (globalThis.ciceroneTestPostgres !== undefined) return;
  const postgres = await startPostgres();
  globalThis.ciceroneTestPostgres = postgres;
  if (!postgres) {
    process.stderr.write(
      'server-postgres: PostgreSQL is not installed (initdb and postgres were not found), so its tests are skipped.\n',
    );
    return;
  }
  process.env['CICERONE_TEST_POSTGRES'] = postgres.url;
  await startShared('CICERONE_TEST_SERVER_PG', async () => {
    const prepared = await postgres.createDatabase(PREPARED);
    const filling = await startServer({ database: { url: prepared } });
    // PostgreSQL copies only databases without connections.
    await filling.stop();
    return { database: { url: await createDatabase(postgres.url, 'shared', PREPARED) } };
  }).catch(async (error: unknown) => {
    await postgres.stop();
    throw error;
  });
};
