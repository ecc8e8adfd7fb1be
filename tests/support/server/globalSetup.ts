/**
 * Jest's globalSetup for everything that uses the server: one PostgreSQL for the run, and on it the shared server and a
 * filled database that tests copy. `CICERONE_DATABASE` chooses another PostgreSQL than the embedded one.
 */
import { ensureServer } from '../../../tools/lib/prepare.ts';
import { startPgbouncer, type TestPgbouncer } from './pgbouncer.ts';
import { createDatabase, debianPrograms, PREPARED, startPostgres } from './postgres.ts';
import { startServer, type TestServer } from './server.ts';

declare global {
  /** Ends what `globalSetup` has started. */
  var ciceroneTestTeardown: (() => Promise<void>) | undefined;
}

/** The oldest version that the server supports, of Debian's packages. */
const oldestPrograms = (): string => {
  const programs = debianPrograms('oldest');
  if (programs === undefined)
    throw new Error('Install PostgreSQL: sudo apt-get install postgresql');
  return programs;
};

// eslint-disable-next-line import/no-default-export -- Jest calls the default export.
export default async (): Promise<void> => {
  const kind = process.env['CICERONE_DATABASE'];
  await ensureServer();
  const postgres = await startPostgres({
    programs: kind === 'oldest' ? oldestPrograms() : undefined,
  });
  let pgbouncer: TestPgbouncer | undefined;
  let server: TestServer | undefined;
  const stop = async (): Promise<void> => {
    await server?.stop();
    if (server) tellErrors(server.logs());
    await pgbouncer?.stop();
    await postgres.stop();
  };
  try {
    const filling = await startServer({ databaseUrl: await postgres.createDatabase(PREPARED) });
    // PostgreSQL copies only databases without connections.
    await filling.stop();
    if (kind === 'pgbouncer') pgbouncer = await startPgbouncer(postgres.url);
    process.env['CICERONE_TEST_POSTGRES'] = postgres.url;
    const shared = await createDatabase(postgres.url, 'shared', PREPARED);
    server = await startServer({ databaseUrl: pgbouncer?.through(shared) ?? shared });
    process.env['CICERONE_TEST_SERVER'] = server.url;
    if (pgbouncer) process.env['CICERONE_TEST_PGBOUNCER'] = pgbouncer.through(postgres.url);
  } catch (error) {
    // Jest runs no teardown after a failed setup, and does not end while a process runs.
    await stop();
    throw error;
  }
  globalThis.ciceroneTestTeardown = stop;
};

/** Only the server's log explains a 500 in a test. */
function tellErrors(logs: string): void {
  const errors = logs.split('\n').filter((line) => line.startsWith('{"level":50'));
  for (const line of errors.slice(0, 20)) process.stderr.write(`${line.slice(0, 2_000)}\n`);
}
