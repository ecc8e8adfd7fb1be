import { sql } from 'kysely';
import { batchesOf, type Trx } from './bulk.ts';
import type { Change } from './changes.ts';
import type { StoredEntry } from './storedEntries.ts';

/** Stores what an import changes, as it is before. What the import before it had stored is gone. */
export async function storeFormer(
  trx: Trx,
  before: readonly StoredEntry[],
  changes: readonly Change[],
): Promise<void> {
  const entries = new Map(before.map(({ kind, slug, entry }) => [`${kind}/${slug}`, entry]));
  await trx.deleteFrom('catalogue_undo').execute();
  for (const batch of batchesOf(changes, 500)) {
    await sql`
      INSERT INTO catalogue_undo (kind, slug, entry)
      SELECT * FROM unnest(
        ${batch.map(({ kind }) => kind)}::text[],
        ${batch.map(({ slug }) => slug)}::text[],
        ${batch.map(({ kind, slug }) => entries.get(`${kind}/${slug}`) ?? null)}::text[]
      )
    `.execute(trx);
  }
}
