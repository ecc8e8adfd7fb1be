/** `npm run backup -- FILE` and `npm run restore -- FILE [--replace]`, for the database of the settings. */
import { open, rename, rm, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig, type Config } from '../../config.ts';
import { DatabaseUnavailable, DataFolderInUse } from '../../db/errors.ts';
import { Refused } from './refused.ts';

const log = { info: () => undefined, warn: console.warn, error: console.error };

/** The first bytes of each kind of backup: of gzip, and of pg_dump. */
const MARKS = { embedded: Buffer.from([0x1f, 0x8b]), postgres: Buffer.from('PGDMP') };

async function backUp({ databaseUrl, dataDir }: Config, file: string): Promise<void> {
  if (await stat(file).catch(() => undefined)) throw new Refused(`${file} exists already.`);
  // A backup that was interrupted must not look like a complete one.
  const unfinished = `${file}.unfinished`;
  try {
    if (databaseUrl === undefined) {
      const { backUpEmbedded } = await import('./embedded.ts');
      await backUpEmbedded(dataDir, unfinished, log);
    } else {
      const { backUpPostgres } = await import('./postgres.ts');
      await backUpPostgres(databaseUrl, unfinished);
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
  if (kind !== (databaseUrl === undefined ? 'embedded' : 'postgres')) {
    throw new Refused(
      kind === 'embedded'
        ? `${file} is of the embedded database: restore it without DATABASE_URL.`
        : `${file} is of a PostgreSQL: set DATABASE_URL to restore it.`,
    );
  }
  if (databaseUrl === undefined) {
    const { restoreEmbedded } = await import('./embedded.ts');
    await restoreEmbedded(dataDir, file, replace);
  } else {
    const { restorePostgres } = await import('./postgres.ts');
    await restorePostgres(databaseUrl, file, replace);
  }
  console.log('The database is restored. The next start migrates it where needed.');
}

async function kindOf(file: string): Promise<keyof typeof MARKS> {
  const handle = await open(file).catch(() => {
    throw new Refused(`${file} cannot be read.`);
  });
  try {
    const { buffer } = await handle.read(Buffer.alloc(5), 0, 5, 0);
    if (buffer.subarray(0, 2).equals(MARKS.embedded)) return 'embedded';
    if (buffer.equals(MARKS.postgres)) return 'postgres';
  } finally {
    await handle.close();
  }
  throw new Refused(`${file} is no backup of Cicerone.`);
}

const KNOWN = [ConfigError, DatabaseUnavailable, DataFolderInUse, Refused];

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
  const isKnown = KNOWN.some((kind) => error instanceof kind);
  console.error(isKnown && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
