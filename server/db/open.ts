import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { openEmbedded, type OpenedDatabase, type Purpose } from './embedded/embedded.ts';
import type { Role } from './embedded/lock.ts';
import { DatabaseUnavailable } from './errors.ts';
import type { Log } from './log.ts';
import { ROOT } from '../lib/root.ts';
import { migrate } from './migrate.ts';
import { makePool } from './pool.ts';
import { isThroughPooler } from './pooler.ts';
import type { DB } from './schema.generated.ts';

export interface Database {
  sql: Kysely<DB>;
  /**
   * Resolves when the database responds: with false when it refuses writes, as a standby does.
   * @throws DatabaseUnavailable
   */
  isWritable(): Promise<boolean>;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** Address of PostgreSQL; if absent, the one in `<dataDir>/postgres` is started. */
  databaseUrl?: string | undefined;
  dataDir: string;
  log: Log;
  /** Maximum number of connections. */
  poolSize?: number;
  /** Time limit of a query, in milliseconds. */
  queryLimitMs?: number;
}

export const MIGRATIONS = join(ROOT, 'server/db/migrations');

const QUERY_LIMIT_MS = 15_000;
/** A PostgreSQL that is started together with this server may need this long. */
const CONNECT_PATIENCE_MS = 15_000;

const patiently = async <T>(work: () => Promise<T>): Promise<T> => {
  const end = Date.now() + CONNECT_PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || Date.now() > end) throw error;
      await sleep(100);
    }
  }
};

type AddressOptions = Pick<OpenOptions, 'databaseUrl' | 'dataDir' | 'log'>;

/**
 * Returns the connection string of the database, and how to stop the embedded one.
 * @throws DataFolderInUse, DatabaseRefused
 */
export const openAddress = async (
  purpose: Purpose,
  { databaseUrl, dataDir, log }: AddressOptions,
): Promise<OpenedDatabase> => {
  if (!databaseUrl) return openEmbedded(dataDir, purpose, log);
  const leave = async (): Promise<void> => {};
  return { url: databaseUrl, stop: leave, discard: leave };
};

const open = async (role: Role, options: OpenOptions): Promise<Database> => {
  const { log, poolSize = 10, queryLimitMs = QUERY_LIMIT_MS } = options;
  const { url: databaseUrl, stop } = await openAddress(role, options);
  let close = stop;
  try {
    const isPooled = await patiently(() => isThroughPooler(databaseUrl));
    if (isPooled) {
      log.info(
        'DATABASE_URL leads to a pooler: statements are not prepared, and limits are set in each transaction',
      );
    }
    const pool = makePool({ databaseUrl, poolSize, queryLimitMs, isPooled, log });
    const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
    let closed: Promise<void> | undefined;
    close = () =>
      (closed ??= (async () => {
        await db.destroy();
        // Kysely ends the pool only if it has used it.
        await pool.end();
        await stop();
      })());
    await patiently(() => migrate(pool, MIGRATIONS, log));
    const isWritable = async (): Promise<boolean> => {
      const { rows } = await sql<{ readOnly: string }>`
        select current_setting('transaction_read_only') as "readOnly"`.execute(db);
      return rows[0]?.readOnly === 'off';
    };
    return { sql: db, isWritable, close };
  } catch (error) {
    await close();
    throw error;
  }
};

/**
 * Opens the database of a server and applies new migrations.
 * @throws DataFolderInUse, DatabaseRefused, MigrationMismatch, DatabaseUnavailable
 */
export const openDatabase = (options: OpenOptions): Promise<Database> => open('server', options);

/**
 * Opens the database for a command: the embedded one of a server that runs, or it is started until the command has ended.
 * @throws DataFolderInUse, DatabaseRefused, MigrationMismatch, DatabaseUnavailable
 */
export const openForCommand = (options: OpenOptions): Promise<Database> => open('command', options);
