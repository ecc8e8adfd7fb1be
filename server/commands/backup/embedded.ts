/** Backup and restore of the embedded database. Earlier versions made a compressed tar archive of its folder. */
import { chmod, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { withDump } from '../../db/embedded/dumps.ts';
import { lockFolder } from '../../db/embedded/lock.ts';
import { PgliteSource } from '../../db/embedded/pglite.ts';
import type { Log } from '../../db/source.ts';
import { linesOf, writeFile } from './backupFile.ts';
import { copyOfTables, restoreTables, type CopyConnection } from './copyTables.ts';
import { Refused } from './refused.ts';

const QUERY_LIMIT_MS = 15_000;

/** Writes a backup: by the server that runs on the folder, or by opening the folder if there is none. */
export async function backUpEmbedded(dataDir: string, file: string, log: Log): Promise<void> {
  const keep = async (dump: string): Promise<void> => {
    const db = await PGlite.create({
      loadDataDir: new Blob([new Uint8Array(await readFile(dump))], { type: 'application/x-tar' }),
      extensions: { pg_trgm },
    });
    await writeFile(file, copyOfTables(connectionOf(db))).finally(() => db.close());
  };
  if ((await entriesOf(join(dataDir, 'db'))).length === 0) {
    throw new Refused(`There is no database in ${dataDir}.`);
  }
  if (await withDump(dataDir, keep)) return;
  const lock = await lockFolder(dataDir);
  const dump = join(dataDir, 'dump.tar');
  try {
    const source = await PgliteSource.open({ dataDir, queryLimitMs: QUERY_LIMIT_MS, log });
    try {
      await rm(dump, { force: true });
      await source.dump(dump);
    } finally {
      await source.close();
    }
    await keep(dump);
  } finally {
    await rm(dump, { force: true });
    await lock.release();
  }
}

/**
 * Restores a backup. The new folder is complete, and was opened once, before it replaces the old one.
 * @throws DataFolderInUse while a server runs on the folder; Refused for a folder with a database, unless `replace`
 */
export async function restoreEmbedded(
  dataDir: string,
  file: string,
  { isArchive, replace }: { isArchive: boolean; replace: boolean },
): Promise<void> {
  const lock = await lockFolder(dataDir);
  const [folder, fresh, old] = ['db', 'db.restoring', 'db.replaced'].map((name) =>
    join(dataDir, name),
  ) as [string, string, string]; // three names give three paths
  try {
    if ((await entriesOf(folder)).length > 0 && !replace) {
      throw new Refused(
        `There is a database in ${dataDir} already. Choose another DATA_DIR, or add --replace to lose it.`,
      );
    }
    await rm(fresh, { recursive: true, force: true });
    await mkdir(fresh, { mode: 0o700 });
    await chmod(fresh, 0o700);
    await (isArchive ? loadArchive(fresh, file) : loadTables(fresh, file));
    await rm(old, { recursive: true, force: true });
    if ((await entriesOf(folder)).length > 0) await rename(folder, old);
    else await rm(folder, { recursive: true, force: true });
    await rename(fresh, folder);
    await rm(old, { recursive: true, force: true });
  } finally {
    await rm(fresh, { recursive: true, force: true });
    await lock.release();
  }
}

async function loadArchive(folder: string, file: string): Promise<void> {
  const archive = await promisify(gunzip)(await readFile(file));
  const db = await PGlite.create({
    dataDir: folder,
    loadDataDir: new Blob([new Uint8Array(archive)], { type: 'application/x-tar' }),
    extensions: { pg_trgm },
  });
  try {
    const { rows } = await db.query('SELECT name FROM schema_migrations');
    if (rows.length === 0) throw new Refused('The backup holds no database of Cicerone.');
  } finally {
    await db.close();
  }
}

async function loadTables(folder: string, file: string): Promise<void> {
  const db = await PGlite.create({ dataDir: folder, extensions: { pg_trgm } });
  await restoreTables(connectionOf(db), linesOf(file), false).finally(() => db.close());
}

/** PGlite copies from and to a file that it calls `/dev/blob`. */
const connectionOf = (db: PGlite): CopyConnection => ({
  query: (sql, parameters) => db.query(sql, [...parameters]),
  script: async (sql) => void (await db.exec(sql)),
  copyOut: async function* (sql) {
    const { blob } = await db.query(sql.replace('STDOUT', "'/dev/blob'"));
    if (blob) yield new Uint8Array(await blob.arrayBuffer());
  },
  copyIn: async (sql, rows) => {
    const parts: BlobPart[] = [];
    for await (const row of rows) parts.push(new Uint8Array(row));
    await db.query(sql.replace('STDIN', "'/dev/blob'"), [], { blob: new Blob(parts) });
  },
});

const entriesOf = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
