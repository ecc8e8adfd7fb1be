/** Makes a large catalogue for load tests: a folder's guides, and generated ones after them. */
import { readCatalogue } from '../catalogue/check/readCatalogue.ts';
import { toRows } from '../catalogue/toRows.ts';
import type { Catalogue } from '../catalogue/types.ts';
import type { Database } from '../db/open.ts';
import { transaction } from '../db/transaction.ts';
import type { Trx } from './bulk.ts';
import { expandGuides } from './expand.ts';
import { giveIds, trackSlug } from './ids.ts';
import { importCatalogue, type ImportRequest } from './importCatalogue.ts';
import { optimizeTables } from './optimizeTables.ts';
import { writeSearchRows } from './searchRows.ts';
import { markEntries } from './storedEntries.ts';
import { writeCatalogue } from './writeCatalogue.ts';
import { writeFindable } from './writeTranscripts.ts';

const NONE: Catalogue = {
  ...{ categories: [], recordings: [], guides: [], persons: [], places: [], events: [] },
  ...{ objects: [], plans: [], updates: [] },
};

/** Imports the folder, then adds generated guides until there are `size`. */
export async function seedCatalogue(db: Database, request: ImportRequest, size = 0): Promise<void> {
  await importCatalogue(db, request);
  const { entries } = await readCatalogue(request.folder);
  const rows = toRows(entries.map(({ entry }) => entry));
  const all = expandGuides(rows.guides, size);
  const guides = all.slice(rows.guides.length);
  if (guides.length === 0) return;
  await transaction(db, (trx) =>
    addGuides(trx, { ...rows, guides: all }, { ...NONE, recordings: rows.recordings, guides }),
  );
  await optimizeTables(db.sql, guides.length);
  request.report(`Generated ${guides.length} guides`);
}

async function addGuides(trx: Trx, rows: Catalogue, changed: Catalogue): Promise<void> {
  const guides = changed.guides.map(({ slug }) => ({ kind: 'guide' as const, slug }));
  const tracks = changed.guides.flatMap(({ slug, tracks: list }) =>
    list.map(({ key }) => ({ kind: 'track' as const, slug: trackSlug(slug, key) })),
  );
  const ids = await giveIds(trx, [...guides, ...tracks]);
  await writeCatalogue(trx, changed, ids);
  await writeSearchRows(trx, { rows, changed, ids });
  await markEntries(trx, guides, '');
  await writeFindable(trx);
  await trx
    .updateTable('meta')
    .set(({ eb }) => ({ catalogue_version: eb('catalogue_version', '+', 1) }))
    .execute();
}
