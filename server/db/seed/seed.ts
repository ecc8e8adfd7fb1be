import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../open.ts';
import type { Log } from '../source.ts';
import { transaction } from '../transaction.ts';
import { catalogue } from './all.ts';
import { readAudio } from './audio.ts';
import { addDemoCustomers } from './demoCustomers.ts';
import { expandGuides } from './expand.ts';
import { plans } from './plans.ts';
import { rowsOf, type CatalogueRows } from './rows.ts';
import { writeSearchRows } from './searchRows.ts';
import { writeCatalogue } from './write.ts';

export interface SeedRequest {
  /** Size of the catalogue: the bundled guides and then generated ones. Without it the size stays as it is. */
  guides?: number;
  /** Write even if the content has not changed. */
  force?: boolean;
  /** Make the demo customers that are missing. A known password never belongs in a real shop. */
  demo?: boolean;
}

export interface SeedResult {
  /** The catalogue was empty before. */
  first: boolean;
  written: boolean;
  guides: number;
}

/** Raise it when the same content is to be written differently (other folding, other columns). */
const FORMAT = 1;

const hashOf = (rows: CatalogueRows): string =>
  createHash('sha256').update(`${FORMAT}\n`).update(JSON.stringify(rows)).digest('hex');

/** Measured sizes make the planner's choices; PGlite has no autovacuum that would measure later. */
const measure = async (db: Database): Promise<void> => {
  await sql`VACUUM ANALYZE`.execute(db.sql);
};

/**
 * Fills an empty catalogue, or renews one whose bundled content has changed: in one transaction, by slug,
 * so that ids stay. Servers that start together wait for each other at the `meta` row; the second finds
 * the work done.
 */
export const seedCatalogue = async (
  db: Database,
  log: Log,
  request: SeedRequest = {},
): Promise<SeedResult> => {
  const started = Date.now();
  const bundled = rowsOf(catalogue, plans, readAudio(catalogue));
  const contentHash = hashOf(bundled);
  const result = await transaction(db, async (trx) => {
    const before = await trx.selectFrom('meta').selectAll().forUpdate().executeTakeFirstOrThrow();
    const first = before.content_hash === '';
    const wanted = request.guides ?? before.guide_count;
    // 0 stands for "the bundled ones", however many the next version bundles.
    const guide_count = wanted > bundled.guides.length ? wanted : 0;
    const current = before.content_hash === contentHash && before.guide_count === guide_count;
    const rows: CatalogueRows = { ...bundled, guides: expandGuides(bundled.guides, guide_count) };
    const guides = rows.guides.length;
    if (current && !request.force) return { first, written: false, guides };
    const ids = await writeCatalogue(trx, rows);
    await writeSearchRows(trx, rows, ids);
    if (request.demo) await addDemoCustomers(trx, ids);
    await trx
      .updateTable('meta')
      .set({
        catalogue_version: before.catalogue_version + 1,
        content_hash: contentHash,
        guide_count,
      })
      .execute();
    return { first, written: true, guides };
  });
  if (result.written) {
    await measure(db);
    log.info(`Wrote a catalogue of ${result.guides} guides in ${Date.now() - started} ms`);
  }
  return result;
};
