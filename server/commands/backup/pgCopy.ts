/** COPY on a connection to PostgreSQL. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { toDatabaseError } from '../../db/errors.ts';
import { openAddress } from '../../db/open.ts';
import { isThroughPooler } from '../../db/pooler.ts';
import type { CopyConnection } from './copyTables.ts';
import { Refused } from '../../lib/refused.ts';

/** PostgreSQL lists a connection for a moment after its end, such as those of a server that was just stopped. */
const ENDING_MS = 2000;

/** Calls `work` with a connection of its own, which has no limits of time: copying a large table takes long. */
export async function withCopyConnection(
  purpose: 'command' | 'restore',
  database: Parameters<typeof openAddress>[1],
  work: (connection: CopyConnection) => Promise<void>,
): Promise<void> {
  const { url, stop, discard } = await openAddress(purpose, database);
  let isDone = false;
  const client = new pg.Client({ connectionString: url, application_name: 'cicerone' });
  // The query that runs is rejected with the same error; without a listener it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await work({
      query: (sql, parameters) => client.query(sql, [...parameters]),
      copyOut: (sql) => client.query(to(sql)),
      copyIn: (sql, rows) => pipeline(Readable.from(rows), client.query(from(sql))),
    });
    isDone = true;
  } catch (error) {
    throw toDatabaseError(error);
  } finally {
    await client.end().catch(() => undefined);
    await (isDone ? stop() : discard());
  }
}

/**
 * Refuses a pooler, which ends the connections of PostgreSQL that no program uses: it would hide servers that run.
 * @throws Refused
 */
export async function expectNoPooler(databaseUrl: string | undefined): Promise<void> {
  if (databaseUrl === undefined || !(await isThroughPooler(databaseUrl))) return;
  throw new Refused(
    'DATABASE_URL leads to a pooler. Set it to the address of PostgreSQL itself for this command.',
  );
}

/** @throws Refused while another program is connected to the database */
export async function expectNoOthers(connection: CopyConnection): Promise<void> {
  const until = Date.now() + ENDING_MS;
  for (;;) {
    const { rows } = await connection.query<{ others: number }>(
      "SELECT count(*)::int AS others FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'",
      [],
    );
    const others = rows[0]?.others ?? 0;
    if (others === 0) return;
    if (Date.now() > until) {
      throw new Refused(`The database has ${others} other connections. Stop the servers first.`);
    }
    await sleep(100);
  }
}
