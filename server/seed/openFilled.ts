import { openDatabase, type Database, type OpenOptions } from '../db/open.ts';

interface Filled {
  db: Database;
  /** The catalogue was filled for the first time. */
  firstStart: boolean;
}

export interface FirstCatalogue {
  /** What an empty database is filled with. Undefined: with nothing. */
  folder: string | undefined;
  mediaDir: string;
  /** Add the folder's demo customers. A known password never belongs in a real shop. */
  demo: boolean;
}

/**
 * Opens the database, and fills one that never had a catalogue. What a database has belongs to the operator: no start changes it.
 * @throws DataFolderInUse, MigrationMismatch, DatabaseUnavailable, CatalogueMissing, CatalogueRefused
 */
export async function openFilled(options: OpenOptions, first: FirstCatalogue): Promise<Filled> {
  const { log } = options;
  const db = await openDatabase(options);
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
    await fill(db, { ...first, folder: first.folder, log });
    return { db, firstStart: true };
  } catch (error) {
    await db.close();
    throw error;
  }
}
