/** `npm run backup -- FILE` and `npm run restore -- FILE [--replace]`, for the database of the settings. */
import { rename, rm, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig, type Config } from '../../config.ts';
import {
  DatabaseUnavailable,
  DataFolderInUse,
  MigrationMismatch,
  sqlStateOf,
} from '../../db/errors.ts';
import { beginningOf, linesOf, writeFile } from './backupFile.ts';
import { copyOfTables, restoreTables } from './copyTables.ts';
import { Refused } from './refused.ts';

const GZIP = Buffer.from([0x1f, 0x8b]);
const PG_DUMP = Buffer.from('PGDMP');

const log = { info: () => undefined, warn: console.warn, error: console.error };

async function backUp({ databaseUrl, dataDir }: Config, file: string): Promise<void> {
  if (await stat(file).catch(() => undefined)) throw new Refused(`${file} exists already.`);
  // A backup that was interrupted must not look like a complete one.
  const unfinished = `${file}.unfinished`;
  try {
    if (databaseUrl === undefined) {
      const { backUpEmbedded } = await import('./embedded.ts');
      await backUpEmbedded(dataDir, unfinished, log);
    } else {
      const { withCopyConnection } = await import('./pgCopy.ts');
      await withCopyConnection(databaseUrl, (connection) =>
        writeFile(unfinished, copyOfTables(connection)),
      );
    }
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  console.log(
    `The database is in ${file}. Keep it as safe as the shop: it holds accounts and keys.`,
  );
}

async function restore(
  { databaseUrl, dataDir }: Config,
  file: string,
  replace: boolean,
): Promise<void> {
  const kind = await kindOf(file);
  const isEmbedded = databaseUrl === undefined;
  if (kind === (isEmbedded ? 'dump' : 'archive')) {
    throw new Refused(
      isEmbedded
        ? `${file} is of a PostgreSQL: set DATABASE_URL to restore it.`
        : `${file} is of the embedded database: restore it without DATABASE_URL.`,
    );
  }
  if (isEmbedded) {
    const { restoreEmbedded } = await import('./embedded.ts');
    await restoreEmbedded(dataDir, file, { isArchive: kind === 'archive', replace });
  } else if (kind === 'dump') {
    const { restorePostgres } = await import('./postgres.ts');
    await restorePostgres(databaseUrl, file, replace);
  } else {
    const { expectNoOthers, withCopyConnection } = await import('./pgCopy.ts');
    await withCopyConnection(databaseUrl, async (connection) => {
      await expectNoOthers(connection);
      await restoreTables(connection, linesOf(file), replace);
    });
  }
  console.log('The database is restored. The next start migrates it where needed.');
}

/** `tables`: a backup of either database. Earlier versions wrote an archive of the embedded one, or a dump by pg_dump. */
async function kindOf(file: string): Promise<'tables' | 'archive' | 'dump'> {
  const beginning = await beginningOf(file, GZIP.length + PG_DUMP.length);
  if (beginning.subarray(0, PG_DUMP.length).equals(PG_DUMP)) return 'dump';
  if (!beginning.subarray(0, GZIP.length).equals(GZIP)) {
    throw new Refused(`${file} is no backup of Cicerone.`);
  }
  const { value } = await linesOf(file).next();
  return String(value).startsWith('{"format":') ? 'tables' : 'archive';
}

const FULL = new Set(['ENOSPC', '53100']);

/** Returns a sentence for an error that the operator can correct, and any other error as it is. */
function explain(error: unknown): unknown {
  const cause = error instanceof DatabaseUnavailable ? error.cause : error;
  if (FULL.has(sqlStateOf(cause))) return 'The disk is full. The database is as it was before.';
  const isKnown = KNOWN.some((kind) => error instanceof kind);
  return isKnown && error instanceof Error ? error.message : error;
}

const KNOWN = [ConfigError, DatabaseUnavailable, DataFolderInUse, MigrationMismatch, Refused];

try {
  process.umask(0o077);
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [task, name, ...more] = positionals;
  if ((task !== 'backup' && task !== 'restore') || name === undefined || more.length > 0) {
    throw new Refused('npm run backup -- FILE, or npm run restore -- FILE [--replace]');
  }
  const config = readConfig();
  if (task === 'backup') await backUp(config, resolve(name));
  else await restore(config, resolve(name), values.replace);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
