import { chmod, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DataFolderInUse } from './errors.ts';
import { serveDumps } from './embedded/dumps.ts';
import { lockFolder } from './embedded/lock.ts';
import { PgliteSource } from './embedded/pglite.ts';
import { lentSource, lendConnections } from './embedded/lending.ts';
import type { ReadyDatabase } from './ready.ts';
import type { Log } from './source.ts';

export interface Database extends ReadyDatabase {
  kind: 'pglite' | 'postgres';
}

export interface OpenOptions {
  /** Address of PostgreSQL; if absent, PGlite in `<dataDir>/db` is used. */
  databaseUrl?: string | undefined;
  dataDir: string;
  log: Log;
  /** Maximum number of connections to PostgreSQL. */
  poolSize?: number;
  /** Time limit of a query, in milliseconds. */
  queryLimitMs?: number;
  migrationsFolder?: string;
  /** Whether commands may work on the embedded database while this process has it open. */
  lends?: boolean;
}

const QUERY_LIMIT_MS = 15_000;
/** The folder has addresses and password hashes of customers, and PGlite makes its files readable by all users. */
const OWNER_ALONE = 0o700;

/**
 * Opens the database and applies new migrations.
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
    // Earlier versions left the folder readable by other users of the machine.
    await chmod(folder, OWNER_ALONE);
    // While the thread opens the folder, this one reads the files of the migrations.
    const [source, { finish }] = await Promise.all([
      PgliteSource.open({ dataDir, queryLimitMs, log }),
      import('./ready.ts'),
    ]);
    const dumps = serveDumps(dataDir, (file) => source.dump(file));
    const lending = options.lends ? lendConnections(dataDir, source) : undefined;
    const ready = await finish(source, options, async () => {
      await Promise.all([dumps.close(), lending?.close()]);
      await lock.release();
    });
    return { kind: 'pglite', ...ready };
  } catch (error) {
    await lock.release();
    throw error;
  }
};

/**
 * Opens the database for a command: the embedded one through the server that has it open, if there is one.
 * @throws DataFolderInUse, MigrationMismatch, DatabaseUnavailable
 */
export const openForCommand = async (options: OpenOptions): Promise<Database> => {
  try {
    return await openDatabase(options);
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    const { dataDir, holder } = error;
    const source = await lentSource(dataDir, options.queryLimitMs ?? QUERY_LIMIT_MS);
    if (!source) {
      const advice =
        'It lets no command in: it is starting, or is a command too. Try again in a moment.';
      throw new DataFolderInUse(dataDir, holder, advice);
    }
    const { finish } = await import('./ready.ts');
    return { kind: 'pglite', ...(await finish(source, options, async () => {})) };
  }
};
