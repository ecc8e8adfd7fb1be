/** The database of a shop without `DATABASE_URL`: a PostgreSQL in `<dataDir>/postgres` that runs with the server. */
import { existsSync } from 'node:fs';
import { mkdir, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseRefused, DataFolderInUse } from '../errors.ts';
import type { Log } from '../log.ts';
import { runningUrl, startCluster, type Cluster } from './cluster.ts';
import { lockFolder, type Role } from './lock.ts';
import { ownerOf } from './owner.ts';
import { ROOT } from '../../lib/root.ts';
import { installedPrograms, runnablePrograms } from './programs.ts';

/** @throws DatabaseRefused when the folder has only a database of PGlite, which versions before 0.2 used */
const expectNoOldDatabase = (dataDir: string, folder: string): void => {
  if (existsSync(folder) || !existsSync(join(dataDir, 'db/PG_VERSION'))) return;
  throw new DatabaseRefused(
    `The database in ${join(dataDir, 'db')} is of an earlier version of Cicerone, which this one cannot read. ` +
      'docs/how-to/release.md shows how to move it; nothing in it was changed.',
  );
};

/** What the database is opened for. */
export type Purpose = Role | 'restore';

export interface OpenedDatabase extends Cluster {
  /** Stops it, and removes it if it was made by this call: after a restore that failed. */
  discard(): Promise<void>;
}

/**
 * Starts the database of a data folder, and makes it first if there is none. A command uses the one of a server that runs.
 * @throws DataFolderInUse, DatabaseRefused
 */
export async function openEmbedded(
  dataDir: string,
  purpose: Purpose,
  log: Log,
): Promise<OpenedDatabase> {
  const role = purpose === 'server' ? 'server' : 'command';
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const root = await realpath(dataDir);
  const folder = join(root, 'postgres');
  let lock;
  try {
    lock = await lockFolder(root, role);
  } catch (error) {
    const runsForOthers = error instanceof DataFolderInUse && !error.holder.startsWith('command');
    if (role !== 'command' || !runsForOthers) throw error;
    const stop = async (): Promise<void> => {};
    return { url: runningUrl(folder, ownerOf(root, folder)), stop, discard: stop };
  }
  try {
    if (purpose !== 'restore') expectNoOldDatabase(root, folder);
    const isNew = !existsSync(folder);
    const owner = ownerOf(root, folder);
    const programs = runnablePrograms(installedPrograms(ROOT), root, owner);
    const cluster = await startCluster({ folder, programs, owner, log });
    const end = async (isFailed: boolean): Promise<void> => {
      await cluster.stop();
      // An empty database would start as a new shop beside an old one that still has to be moved.
      if (isFailed && isNew) await rm(folder, { recursive: true, force: true });
      await lock.release();
    };
    return { url: cluster.url, stop: () => end(false), discard: () => end(true) };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
