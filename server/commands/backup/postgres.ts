/** Backup and restore of PostgreSQL by pg_dump and pg_restore, which must be of the server's version or a later one. */
import { spawn } from 'node:child_process';
import pg from 'pg';
import { isThroughPooler } from '../../db/pooler.ts';
import { Refused } from './refused.ts';

/**
 * Refuses a pooler: the settings of pg_dump and pg_restore, such as an empty search path, would stay in the connections
 * that the servers use next.
 * @throws Refused
 */
async function expectNoPooler(databaseUrl: string): Promise<void> {
  if (!(await isThroughPooler(databaseUrl))) return;
  throw new Refused(
    'DATABASE_URL leads to a pooler. Set it to the address of PostgreSQL itself for this command.',
  );
}

/**
 * Writes a consistent snapshot; servers continue to work meanwhile.
 * @throws Refused, DatabaseUnavailable
 */
export async function backUpPostgres(databaseUrl: string, file: string): Promise<void> {
  await expectNoPooler(databaseUrl);
  await run('pg_dump', databaseUrl, [
    ...['--format=custom', '--no-owner', '--no-privileges'],
    `--file=${file}`,
  ]);
}

/**
 * Restores a backup.
 * @throws Refused through a pooler, while servers are connected, and for a database that is not empty, unless `replace`
 */
export async function restorePostgres(
  databaseUrl: string,
  file: string,
  replace: boolean,
): Promise<void> {
  await expectNoPooler(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const others = await numberOf(
      client,
      "SELECT count(*) AS n FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'",
    );
    if (others > 0) {
      throw new Refused(`The database has ${others} other connections. Stop the servers first.`);
    }
    const tables = await numberOf(
      client,
      "SELECT count(*) AS n FROM pg_tables WHERE schemaname = 'public'",
    );
    if (tables > 0 && !replace) {
      throw new Refused(
        'The database is not empty. Restore into an empty one, or add --replace to lose what it holds.',
      );
    }
    if (tables > 0) await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  } finally {
    await client.end();
  }
  await run('pg_restore', databaseUrl, [
    ...['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges'],
    file,
  ]);
}

const numberOf = async (client: pg.Client, sql: string): Promise<number> => {
  const { rows } = await client.query<{ n: string }>(sql);
  return Number(rows[0]?.n);
};

/** The password is passed in the environment, because every user of the machine can read command lines. */
async function run(program: string, databaseUrl: string, parameters: string[]): Promise<void> {
  const url = new URL(databaseUrl);
  const PGPASSWORD = decodeURIComponent(url.password);
  url.password = '';
  const child = spawn(program, [`--dbname=${url.href}`, ...parameters], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...(PGPASSWORD && { PGPASSWORD }) },
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).catch((error: unknown) => {
    throw new Refused(`${program} could not be started: install PostgreSQL's client programs.`, {
      cause: error,
    });
  });
  if (code !== 0) throw new Refused(`${program} ended with ${code}.`);
}
