/** Prepares a database that is connected: applies migrations and creates the query builder. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { dialectOf } from './dialect.ts';
import { DatabaseUnavailable } from './errors.ts';
import { bundledMigrations, migrate } from './migrate.ts';
import type { Schema } from './schema.ts';
import type { Log, Source } from './source.ts';

export interface ReadyDatabase {
  sql: Kysely<Schema>;
  /**
   * Resolves when the database responds.
   * @throws DatabaseUnavailable
   */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** A PostgreSQL that is started together with this server may need this long. */
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
 * `closeLock` unlocks the data folder, after everything else is closed. If this fails, the database is closed again.
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
      // Kysely closes the source only if it has used it.
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
