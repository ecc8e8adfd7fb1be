/** Restores a backup that an earlier version made by pg_dump, with PostgreSQL's client programs of that version or a later one. */
import { spawn, type ChildProcess } from 'node:child_process';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isThroughPooler } from '../../db/pooler.ts';
import { Refused } from './refused.ts';

/** PostgreSQL lists a connection for a moment after its end, such as those of a server that was just stopped. */
const ENDING_MS = 2000;

/** As `server_version_num`: the first version with `transaction_timeout`. */
const KNOWS_LIMIT = 170_000;
const LIMIT = /^SET transaction_timeout = 0;$/m;

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
 * Restores a backup; a failure leaves the database as it was.
 * @throws Refused through a pooler, while servers are connected, and for a database that is not empty, unless `replace`
 */
export async function restorePostgres(
  databaseUrl: string,
  file: string,
  replace: boolean,
): Promise<void> {
  await expectNoPooler(databaseUrl);
  let prelude = 'BEGIN; SET client_min_messages = warning;\n';
  let version = 0;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const others = await otherConnections(client);
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
    version = await numberOf(client, "SELECT current_setting('server_version_num') AS n");
    if (tables > 0) prelude += 'DROP SCHEMA public CASCADE; CREATE SCHEMA public;\n';
  } finally {
    await client.end();
  }
  await runBackup(databaseUrl, file, prelude, version);
}

/** Runs a backup as one transaction, which is committed only after the whole file has been read. */
async function runBackup(
  databaseUrl: string,
  file: string,
  prelude: string,
  version: number,
): Promise<void> {
  const { dbname, env } = connectionTo(databaseUrl);
  const psql = spawn('psql', [dbname, '--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1'], {
    stdio: ['pipe', 'ignore', 'inherit'],
    env,
  });
  const options = ['--exit-on-error', '--no-owner', '--no-privileges', '--file=-'];
  const reader = spawn('pg_restore', [...options, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const wasRead = success('pg_restore', reader);
  // A program that could not be started does not close its streams: the other one would wait for it.
  psql.once('error', () => psql.stdin.destroy());
  reader.once('error', () => reader.stdout.destroy());
  async function* script() {
    yield prelude;
    yield* version < KNOWS_LIMIT ? withoutLimit(reader.stdout) : reader.stdout;
    await wasRead;
    yield 'COMMIT;\n';
  }
  // When one of them fails, the other ends too: the first failure in this order is the cause.
  const results = await Promise.allSettled([
    success('psql', psql),
    wasRead,
    pipeline(script, psql.stdin).finally(() => reader.stdout.destroy()),
  ]);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/**
 * Yields a script without the line that turns off `transaction_timeout`, which programs of version 17 and later write
 * for every server. It is among the first lines, before this one that every version writes.
 */
async function* withoutLimit(script: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head: Buffer | undefined = Buffer.alloc(0);
  for await (const chunk of script) {
    if (!head) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    const end = head.indexOf('\nSET client_encoding');
    if (end < 0) continue;
    yield Buffer.from(head.toString('latin1', 0, end).replace(LIMIT, ''), 'latin1');
    yield head.subarray(end);
    head = undefined;
  }
  if (head) yield head;
}

/** Returns how many other connections the database has, and keeps. */
async function otherConnections(client: pg.Client): Promise<number> {
  const until = Date.now() + ENDING_MS;
  for (;;) {
    const others = await numberOf(
      client,
      "SELECT count(*) AS n FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'",
    );
    if (others === 0 || Date.now() > until) return others;
    await sleep(100);
  }
}

const numberOf = async (client: pg.Client, sql: string): Promise<number> => {
  const { rows } = await client.query<{ n: string }>(sql);
  return Number(rows[0]?.n);
};

/** The password is passed in the environment, because every user of the machine can read command lines. */
function connectionTo(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const PGPASSWORD = decodeURIComponent(url.password);
  url.password = '';
  return {
    dbname: `--dbname=${url.href}`,
    env: { ...process.env, ...(PGPASSWORD && { PGPASSWORD }) },
  };
}

async function success(program: string, child: ChildProcess): Promise<void> {
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
