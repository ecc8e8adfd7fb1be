/** What the shop has of catalogues that were imported before (`catalogue_entries`). */
import { sql } from 'kysely';
import {
  sourceKey,
  type KnownCatalogue,
  type ReadEntry,
} from '../catalogue/check/readCatalogue.ts';
import { canonicalText, entryOf, kinds, textFileOf } from '../catalogue/format/entry.ts';
import { shownTimes } from '../catalogue/format/shown.ts';
import type { Kind } from '../catalogue/format/schemas.ts';
import type { Database } from '../db/open.ts';
import { batchesOf, type Trx } from './bulk.ts';

export interface StoredEntry {
  kind: Kind;
  slug: string;
  id: number;
  /** Null: not on sale. Empty: on sale without a folder. */
  entry: string | null;
  source: string;
}

/** Returns every id that was ever given, but for those of tracks. */
export async function storedEntries(
  db: Pick<Database, 'sql'> | { sql: Trx },
): Promise<StoredEntry[]> {
  const rows = await db.sql
    .selectFrom('catalogue_entries')
    .select(['kind', 'slug', 'id', 'entry', 'source'])
    .where('kind', '<>', 'track')
    .orderBy('kind')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as Kind })); // written by `giveIds`
}

/** What need not be read again: entries by their text, and recordings and covers by their content. */
export function knownOf(stored: readonly StoredEntry[]): KnownCatalogue {
  const known: KnownCatalogue = { entries: new Map(), seconds: new Map(), covers: new Map() };
  for (const one of stored) {
    if (!one.entry) continue;
    const entry = entryOf(one.entry);
    known.entries.set(sourceKey(textFileOf(entry), one.source), { entry, id: undefined });
    for (const { role, sha256, seconds, colour } of entry.files) {
      if (role === 'recording' && seconds !== undefined) known.seconds.set(sha256, seconds);
      // A picture of an earlier version has no colour: it is read again.
      if (colour !== undefined) {
        const kind = role === 'picture' ? 'stop' : kinds[entry.kind].picture;
        known.covers.set(`${kind} ${sha256}`, colour);
      }
    }
  }
  return known;
}

/** Writes what the folder says of entries that have an id. `zone`: the shop's time zone. */
export async function storeEntries(
  trx: Trx,
  entries: readonly ReadEntry[],
  zone: string,
): Promise<void> {
  for (const batch of batchesOf(entries, 500)) {
    const times = batch.map(({ entry }) => shownTimes(entry, zone));
    await sql`
      UPDATE catalogue_entries AS stored SET entry = given.entry, source = given.source,
        status = given.status, shown_from = given.shown_from, shown_until = given.shown_until
      FROM unnest(
        ${batch.map(({ entry }) => entry.kind)}::text[],
        ${batch.map(({ entry }) => entry.slug)}::text[],
        ${batch.map(({ entry }) => canonicalText(entry))}::text[],
        ${batch.map(({ source }) => source)}::text[],
        ${times.map(({ status }) => status)}::text[],
        ${times.map(({ from }) => from)}::timestamptz[],
        ${times.map(({ until }) => until)}::timestamptz[]
      ) AS given (kind, slug, entry, source, status, shown_from, shown_until)
      WHERE stored.kind = given.kind AND stored.slug = given.slug
    `.execute(trx);
  }
}

/** Sets the same for several: null for what is off sale, an empty text for what no folder describes. */
export async function markEntries(
  trx: Trx,
  entries: readonly { kind: Kind; slug: string }[],
  entry: '' | null,
): Promise<void> {
  await sql`
    UPDATE catalogue_entries AS stored
    SET entry = ${entry}::text, source = '', status = 'on', shown_from = NULL, shown_until = NULL
    FROM unnest(
      ${entries.map(({ kind }) => kind)}::text[],
      ${entries.map(({ slug }) => slug)}::text[]
    ) AS given (kind, slug)
    WHERE stored.kind = given.kind AND stored.slug = given.slug
  `.execute(trx);
}

/** Stores what an import changes, as it is before. What the import before it had stored is gone. */
export async function storeFormer(
  trx: Trx,
  changed: readonly { kind: Kind; slug: string }[],
): Promise<void> {
  await trx.deleteFrom('catalogue_undo').execute();
  await sql`
    INSERT INTO catalogue_undo (kind, slug, entry)
    SELECT kind, slug, entry
    FROM unnest(${changed.map(({ kind }) => kind)}::text[], ${changed.map(({ slug }) => slug)}::text[])
      AS changed (kind, slug)
    LEFT JOIN catalogue_entries USING (kind, slug)
  `.execute(trx);
}
