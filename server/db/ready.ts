/** A database that has been reached: brings its schema up to date, and puts the query builder over it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { dialectOf } from './dialect.ts';
import { DatabaseUnavailable } from './errors.ts';
import { bundledMigrations, migrate } from './migrate.ts';
import type { Schema } from './schema.ts';
import type { Log, Source } from './source.ts';

export interface ReadyDatabase {
  sql: Kysely<Schema>;
  /** @throws DatabaseUnavailable */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** A PostgreSQL that starts beside this server may need a moment. */
const CONNECT_PATIENCE_MS = 15_000;

const patiently = async (work: () => Promise<void>): Promise<void> => {
  const end = Date.now() + CONNECT_PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || Date.now() > end) throw error;
      await sleep(250);
    }
  }
};

/**
 * `closeLock`: gives the data folder back, after everything else. What fails here closes the database again.
 * @throws MigrationMismatch, DatabaseUnavailable
 */
export const finish = async (
  source: Source,
  { migrationsFolder = bundledMigrations, log }: { migrationsFolder?: string; log: Log },
  closeLock: () => Promise<void>,
): Promise<ReadyDatabase> => {
  const db = new Kysely<Schema>({ dialect: dialectOf(source) });
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> =>
    (closed ??= (async () => {
      await db.destroy();
      // Kysely only closes what it has used.
      await source.close();
      await closeLock();
    })());
  const ping = async (): Promise<void> => void (await sql`select 1`.execute(db));
  try {
    await patiently(() => migrate(source, migrationsFolder, log));
    return { sql: db, ping, close };
  } catch (error) {
    await close();
    throw error;
  }
};
