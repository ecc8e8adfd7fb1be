import { openDatabase, type Database, type OpenOptions } from '../db/open.ts';
import type { SeedRequest } from './seed.ts';

interface Filled {
  db: Database;
  /** The catalogue was filled for the first time. */
  firstStart: boolean;
}

/**
 * Opens the database and brings its catalogue up to date.
 * @throws DataFolderInUse, MigrationMismatch, DatabaseUnavailable, CatalogueMissing
 */
export async function openFilled(options: OpenOptions, request: SeedRequest): Promise<Filled> {
  // Opening takes its time in a thread: what writes the catalogue is read meanwhile.
  const [db, { seedCatalogue }] = await Promise.all([openDatabase(options), import('./seed.ts')]);
  try {
    const { first } = await seedCatalogue(db, options.log, request);
    return { db, firstStart: first };
  } catch (error) {
    await db.close();
    throw error;
  }
}
