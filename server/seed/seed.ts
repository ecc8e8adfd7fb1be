/** Makes a large catalogue for load tests: a folder's guides, and composed ones after them. */
import { readCatalogue } from '../catalogue/check/readCatalogue.ts';
import { catalogueLanguageOf } from '../catalogue/format/shopFacts.ts';
import { toRows, type Catalogue } from '../catalogue/toRows.ts';
import type { Database } from '../db/open.ts';
import { transaction } from '../db/transaction.ts';
import type { Trx } from './bulk.ts';
import { composeGuides } from './expand.ts';
import { giveIds, trackSlug } from './ids.ts';
import { importCatalogue, type ImportRequest } from './importCatalogue.ts';
import { optimizeTables } from './optimizeTables.ts';
import { addSearchWords, writeSearchRows } from './searchRows.ts';
import { markEntries } from './storedEntries.ts';
import { writeCatalogue } from './writeCatalogue.ts';

/** For one statement, in ms: indexes of a million guides take longer than a request may. */
export const SEED_QUERY_LIMIT_MS = 3_600_000;

/** Guides of one transaction: a million at once would not fit into the memory. */
const PORTION = 50_000;

const NONE: Catalogue = {
  categories: [],
  recordings: [],
  guides: [],
  persons: [],
  places: [],
  events: [],
  objects: [],
  plans: [],
  updates: [],
};

/** Imports the folder, then adds composed guides until there are `size`. */
export async function seedCatalogue(db: Database, request: ImportRequest, size = 0): Promise<void> {
  await importCatalogue(db, request);
  const { entries } = await readCatalogue(request.folder);
  const all = entries.map(({ entry }) => entry);
  const { guides: bundled, recordings } = toRows(all);
  const language = catalogueLanguageOf(all);
  const missing = size - bundled.length;
  if (missing <= 0) return;
  for (let from = 1; from <= missing; from += PORTION) {
    const to = Math.min(missing, from + PORTION - 1);
    const guides = composeGuides(bundled, from, to);
    await transaction(db, (trx) => addGuides(trx, { ...NONE, recordings, guides }, language));
    request.report(`Added ${to} of ${missing} guides`);
  }
  await optimizeTables(db.sql, missing);
}

async function addGuides(trx: Trx, rows: Catalogue, language: string): Promise<void> {
  const guides = rows.guides.map(({ slug }) => ({ kind: 'guide' as const, slug }));
  const tracks = rows.guides.flatMap(({ slug, tracks: list }) =>
    list.map(({ key }) => ({ kind: 'track' as const, slug: trackSlug(slug, key) })),
  );
  const ids = await giveIds(trx, [...guides, ...tracks]);
  await writeCatalogue(trx, rows, ids);
  await writeSearchRows(trx, { rows, changed: rows, ids, language });
  await addSearchWords(trx, rows);
  await markEntries(trx, guides, '');
  await trx
    .updateTable('meta')
    .set(({ eb }) => ({ catalogue_version: eb('catalogue_version', '+', 1) }))
    .execute();
}
