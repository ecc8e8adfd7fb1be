/** Brings a shop back to what it was before the last import, by an import of what it had. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../db/open.ts';
import { Refused } from '../lib/refused.ts';
import type { Trx } from './bulk.ts';
import type { Change } from './changes.ts';
import { writeFolder } from './exportCatalogue.ts';
import { importCatalogue, type ImportRequest } from './importCatalogue.ts';
import { storedEntries, type StoredEntry } from './storedEntries.ts';

type Reader = Pick<Database, 'sql'> | { sql: Trx };

/**
 * Returns what was on sale before the last import.
 * @throws Refused when that is not stored, or was nothing
 */
async function formerEntries(db: Reader): Promise<StoredEntry[]> {
  const changed = await db.sql.selectFrom('catalogue_undo').selectAll().execute();
  if (changed.length === 0) {
    throw new Refused('There is nothing to undo: no import has changed this shop.');
  }
  const former = new Map(changed.map(({ kind, slug, entry }) => [`${kind}/${slug}`, entry]));
  const entries = (await storedEntries(db)).flatMap((one) => {
    const entry = former.get(`${one.kind}/${one.slug}`);
    const then = entry === undefined ? one.entry : entry;
    return then === null ? [] : [{ ...one, entry: then }];
  });
  if (entries.length > 0) return entries;
  throw new Refused('Before the last import nothing was on sale: there is nothing to go back to.');
}

/** The last imports that have changed something, the newest first. */
const lastImports = async ({ sql: db }: Reader, count: number) =>
  db
    .selectFrom('catalogue_imports')
    .select(['id', 'folder', 'ended_at'])
    .where('changes', 'is not', null)
    .orderBy('id', 'desc')
    .limit(count)
    .execute();

/**
 * Undoes the last import, in one transaction. It is an import too: undone again, it is done again.
 * @throws Refused, CatalogueRefused, FfmpegFailed
 */
export async function undoImport(
  db: Database,
  request: Pick<ImportRequest, 'store' | 'report' | 'signal'>,
): Promise<Change[]> {
  const [last] = await lastImports(db, 1);
  const entries = await formerEntries(db);
  const folder = await mkdtemp(join(tmpdir(), 'cicerone-undo-'));
  try {
    await writeFolder(entries, { folder, store: request.store });
    if (last)
      request.report(`Undoing the import of ${last.folder}, ${last.ended_at.toISOString()}`);
    return await importCatalogue(db, {
      ...request,
      folder,
      prepare: true,
      allowRemoving: Infinity,
      also: async (trx) => {
        const [, before] = await lastImports({ sql: trx }, 2);
        if (before?.id === last?.id) return;
        throw new Refused('Another catalogue was imported meanwhile. Nothing was undone.');
      },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
