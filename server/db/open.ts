import { chmod, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { serveDumps } from './embedded/dumps.ts';
import { lockFolder } from './embedded/lock.ts';
import { PgliteSource } from './embedded/pglite.ts';
import type { ReadyDatabase } from './ready.ts';
import type { Log } from './source.ts';

export interface Database extends ReadyDatabase {
  kind: 'pglite' | 'postgres';
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
  migrationsFolder?: string;
}

const QUERY_LIMIT_MS = 15_000;
/** Customers' addresses and password hashes are in the folder, and PGlite makes its files readable by all. */
const OWNER_ALONE = 0o700;

/**
 * Opens the database and brings its schema up to date.
 * @throws DataFolderInUse, MigrationMismatch, DatabaseUnavailable
 */
export const openDatabase = async (options: OpenOptions): Promise<Database> => {
  const { databaseUrl, log, queryLimitMs = QUERY_LIMIT_MS, poolSize = 10 } = options;
  if (databaseUrl !== undefined && databaseUrl !== '') {
    const [{ postgresSource }, { finish }] = await Promise.all([
      import('./postgres.ts'),
      import('./ready.ts'),
    ]);
    const source = postgresSource({ databaseUrl, poolSize, queryLimitMs, log });
    return { kind: 'postgres', ...(await finish(source, options, async () => {})) };
  }
  const dataDir = resolve(options.dataDir);
  const lock = await lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'db');
    await mkdir(folder, { recursive: true, mode: OWNER_ALONE });
    // A folder of an earlier version may be open to the machine's other users.
    await chmod(folder, OWNER_ALONE);
    // The thread takes some time to open the folder: meanwhile this one reads its files.
    const [source, { finish }] = await Promise.all([
      PgliteSource.open({ dataDir, queryLimitMs, log }),
      import('./ready.ts'),
    ]);
    const dumps = serveDumps(dataDir, (file) => source.dump(file));
    const ready = await finish(source, options, async () => {
      await dumps.close();
      await lock.release();
    });
    return { kind: 'pglite', ...ready };
  } catch (error) {
    await lock.release();
    throw error;
  }
};
