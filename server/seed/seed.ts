import { sql } from 'kysely';
import { CATALOGUE_DIR } from '../../build.settings.ts';
import { readCatalogue, readCatalogueVersion } from '../catalogue/files.ts';
import type { Database } from '../db/open.ts';
import type { Log } from '../db/source.ts';
import { transaction } from '../db/transaction.ts';
import { addDemoCustomers } from './demoCustomers.ts';
import { expandGuides } from './expand.ts';
import { writeSearchRows } from './searchRows.ts';
import { writeCatalogue } from './write.ts';

export interface SeedRequest {
  /** Where the catalogue is (`catalogue/files.ts`). Default: where the build puts the bundled one. */
  folder?: string;
  /** Size of the catalogue: the folder's guides and then generated ones. Without it the size stays as it is. */
  guides?: number;
  /** Write even if the content has not changed. */
  force?: boolean;
  /** Make the catalogue's demo customers that are missing. A known password never belongs in a real shop. */
  demo?: boolean;
}

export interface SeedResult {
  /** The catalogue was empty before. */
  first: boolean;
  /** How many guides were written; 0 when the database had this catalogue already. */
  guides: number;
}

/** Measured sizes make the planner's choices; PGlite has no autovacuum that would measure later. */
const measure = async (db: Database): Promise<void> => {
  await sql`VACUUM ANALYZE`.execute(db.sql);
};

/**
 * Fills an empty database, or renews one that has another version of the catalogue: in one transaction, by slug, so
 * that ids stay. Servers that start together wait for each other at the `meta` row; the second finds the work done.
 * @throws CatalogueMissing
 */
export const seedCatalogue = async (
  db: Database,
  log: Log,
  request: SeedRequest = {},
): Promise<SeedResult> => {
  const started = Date.now();
  const folder = request.folder ?? CATALOGUE_DIR;
  const version = await readCatalogueVersion(folder);
  const result = await transaction(db, async (trx): Promise<SeedResult> => {
    const before = await trx.selectFrom('meta').selectAll().forUpdate().executeTakeFirstOrThrow();
    const first = before.content_hash === '';
    const isCurrent = before.content_hash === version && !request.force;
    if (isCurrent && request.guides === undefined) return { first, guides: 0 };
    const catalogue = await readCatalogue(folder);
    const wanted = request.guides ?? before.guide_count;
    // 0: the folder's guides, however many its next version has.
    const guide_count = wanted > catalogue.guides.length ? wanted : 0;
    if (isCurrent && before.guide_count === guide_count) return { first, guides: 0 };
    const rows = { ...catalogue, guides: expandGuides(catalogue.guides, guide_count) };
    const ids = await writeCatalogue(trx, rows);
    await writeSearchRows(trx, rows, ids);
    if (request.demo) await addDemoCustomers(trx, ids, folder);
    await trx
      .updateTable('meta')
      .set({
        catalogue_version: before.catalogue_version + 1,
        content_hash: version,
        guide_count,
      })
      .execute();
    return { first, guides: rows.guides.length };
  });
  if (result.guides > 0) {
    await measure(db);
    log.info(`Wrote a catalogue of ${result.guides} guides in ${Date.now() - started} ms`);
  }
  return result;
};
