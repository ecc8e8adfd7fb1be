import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { MediaStore } from '../catalogue/store/mediaStore.ts';
import { openDatabase, type Database, type OpenOptions } from '../db/open.ts';
import type { Log } from '../db/log.ts';

interface Filled {
  db: Database;
  /** The catalogue was filled for the first time. */
  firstStart: boolean;
}

export interface FirstCatalogue {
  /** What an empty database is filled with. Undefined: with nothing. */
  folder: string | undefined;
  store: MediaStore;
  /** Add the folder's demo customers. A known password never belongs in a real shop. */
  demo: boolean;
}

/**
 * Opens the database, and fills one that never had a catalogue. What a database has belongs to the operator: no start changes it.
 * @throws DatabaseRefused, MigrationMismatch, DatabaseUnavailable, CatalogueRefused, Refused
 */
export async function openFilled(options: OpenOptions, first: FirstCatalogue): Promise<Filled> {
  const { log, databaseUrl, dataDir } = options;
  // A new embedded database takes seconds to make: its catalogue is read and stored meanwhile.
  const isNew = databaseUrl === undefined && !existsSync(join(dataDir, 'postgres'));
  const [db, reading] = await Promise.all([
    openDatabase(options),
    isNew && first.folder !== undefined
      ? prepareMeanwhile(first.folder, first.store, log)
      : undefined,
  ]);
  try {
    const known = await db.sql
      .selectFrom('catalogue_entries')
      .select('id')
      .limit(1)
      .executeTakeFirst();
    if (known) return { db, firstStart: false };
    if (first.folder === undefined) {
      log.warn('Nothing is on sale yet. Import a catalogue: npm run catalogue -- import FOLDER');
      return { db, firstStart: false };
    }
    const { fill } = await import('./fill.ts');
    await fill(db, { ...first, folder: first.folder, reading: reading?.entries, log });
    return { db, firstStart: true };
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** The promise is wrapped: a catalogue with a problem is reported after the database is open, and can be closed. */
async function prepareMeanwhile(folder: string, store: MediaStore, log: Log) {
  const { prepareFilling } = await import('./fill.ts');
  return { entries: prepareFilling(folder, store, log) };
}
