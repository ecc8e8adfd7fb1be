import { resolve } from 'node:path';
import { DEMO_CATALOGUE } from '../../../build.settings.ts';
import { folderStore } from '../../../server/catalogue/store/folderStore.ts';
import { openDatabase, type OpenOptions } from '../../../server/db/open.ts';
import { SEED_QUERY_LIMIT_MS, seedCatalogue } from '../../../server/seed/seed.ts';
import { giveOwnWords } from './ownWords.ts';

/**
 * Fills a database with the bundled catalogue, grown to a number of guides, whose tracks have words of their own.
 */
export async function makeCatalogue(options: OpenOptions, guides: number): Promise<void> {
  const db = await openDatabase({ ...options, queryLimitMs: SEED_QUERY_LIMIT_MS });
  try {
    const report = (line: string) => options.log.info(line);
    const store = folderStore(resolve('.cache/media'));
    await seedCatalogue(db, { folder: resolve(DEMO_CATALOGUE), store, report }, guides);
    report(`${await giveOwnWords(db)} tracks have words`);
  } finally {
    await db.close();
  }
}
