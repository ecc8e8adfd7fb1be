import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { dialectOf } from './dialect.ts';
import { DatabaseUnavailable } from './errors.ts';
import { lockFolder } from './lock.ts';
import { bundledMigrations, migrate } from './migrate.ts';
import { PgliteSource } from './pglite.ts';
import { postgresSource } from './postgres.ts';
import type { Schema } from './schema.ts';
import { seedCatalogue, type SeedRequest } from './seed/seed.ts';
import type { Log, Source } from './source.ts';

export interface Database {
  kind: 'pglite' | 'postgres';
  sql: Kysely<Schema>;
  /** The catalogue was filled for the first time by this start. */
  firstStart: boolean;
  /** @throws DatabaseUnavailable */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** Any PostgreSQL; without one the embedded PGlite in `<dataDir>/db`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  log: Log;
  /** Connections to PostgreSQL at most. */
  poolSize?: number;
  /** How long one query may take before it counts as lost. */
  queryLimitMs?: number;
  /** `none` leaves an empty schema (tests of this layer). Default: the bundled content, renewed when it changed. */
  catalogue?: 'none' | SeedRequest;
  migrationsFolder?: string;
}

const QUERY_LIMIT_MS = 15_000;
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

const finish = async (
  kind: Database['kind'],
  source: Source,
  options: OpenOptions,
  closeLock: () => Promise<void>,
): Promise<Database> => {
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
    await patiently(() =>
      migrate(source, options.migrationsFolder ?? bundledMigrations, options.log),
    );
    const opened: Database = { kind, sql: db, firstStart: false, ping, close };
    if (options.catalogue !== 'none') {
      const { first } = await seedCatalogue(opened, options.log, options.catalogue ?? {});
      opened.firstStart = first;
    }
    return opened;
  } catch (error) {
    await close();
    throw error;
  }
};

/**
 * Opens the database, brings its schema up to date and fills the catalogue.
 * @throws DataFolderInUse, MigrationMismatch, DatabaseUnavailable
 */
export const openDatabase = async (options: OpenOptions): Promise<Database> => {
  const { databaseUrl, log, queryLimitMs = QUERY_LIMIT_MS, poolSize = 10 } = options;
  if (databaseUrl !== undefined && databaseUrl !== '') {
    const source = postgresSource({ databaseUrl, poolSize, queryLimitMs, log });
    return finish('postgres', source, options, async () => {});
  }
  const dataDir = resolve(options.dataDir);
  const lock = await lockFolder(dataDir);
  try {
    await mkdir(join(dataDir, 'db'), { recursive: true });
    const source = await PgliteSource.open({ dataDir, queryLimitMs, log });
    return await finish('pglite', source, options, () => lock.release());
  } catch (error) {
    await lock.release();
    throw error;
  }
};
