/**
 * Shows and hides entries by their `status`, `from` and `until` (server/catalogue/format/shown.ts). What readers ask for
 * is stored, `listed` and `kept`, and changes in one transaction with the catalogue's version: no query compares times.
 */
import { sql } from 'kysely';
import type { Database } from '../db/open.ts';
import { transaction } from '../db/transaction.ts';
import { now } from '../lib/clock.ts';
import { EVERY_CATEGORY } from '../modules/catalogue/shopStore.ts';
import type { Trx } from './bulk.ts';
import { writeFindable } from './writeTranscripts.ts';

/** The category of all guides, which may be in no folder. */
const isEverything = sql`kind = 'category' AND id = ${sql.lit(EVERY_CATEGORY)}`;

/** What belongs to a guide is listed with it. */
const exhibits = { persons: 'person', locations: 'place', objects: 'object', events: 'event' };

const searched = {
  guide_search: 'guides',
  person_search: 'persons',
  object_search: 'objects',
  location_search: 'locations',
};

/** Brings all rows to what is shown now. */
export async function showEntries(trx: Trx): Promise<void> {
  const at = now();
  await sql`
    UPDATE catalogue_entries SET state = given.state
    FROM (
      SELECT kind, id, CASE
        WHEN status = 'off' THEN 'off'
        WHEN status = 'draft' OR shown_from > ${at} THEN 'draft'
        WHEN (entry IS NULL AND NOT (${isEverything})) OR shown_until <= ${at} THEN 'off'
        ELSE 'on' END AS state
      FROM catalogue_entries WHERE kind <> 'track'
    ) AS given
    WHERE given.kind = catalogue_entries.kind AND given.id = catalogue_entries.id
      AND given.state <> catalogue_entries.state
  `.execute(trx);
  await sql`
    UPDATE categories SET listed = (state = 'on')
    FROM catalogue_entries AS entry
    WHERE entry.kind = 'category' AND entry.id = categories.id AND listed <> (state = 'on')
  `.execute(trx);
  await sql`
    UPDATE guides SET listed = given.listed, kept = given.kept
    FROM (
      SELECT guides.id,
        entry.state = 'on' AND categories.listed AS listed,
        entry.state <> 'draft' AND category.state <> 'draft' AS kept
      FROM guides
      JOIN categories ON categories.id = guides.category_id
      JOIN catalogue_entries AS entry ON entry.kind = 'guide' AND entry.id = guides.id
      JOIN catalogue_entries AS category ON category.kind = 'category' AND category.id = guides.category_id
    ) AS given
    WHERE given.id = guides.id AND (given.listed, given.kept) <> (guides.listed, guides.kept)
  `.execute(trx);
  for (const [table, kind] of Object.entries(exhibits)) {
    await sql`
      UPDATE ${sql.table(table)} AS shown SET listed = given.listed, kept = given.kept
      FROM (
        SELECT exhibits.id, state = 'on' AS kept, state = 'on' AND guides.listed AS listed
        FROM ${sql.table(table)} AS exhibits
        JOIN guides ON guides.id = exhibits.guide_id
        JOIN catalogue_entries AS entry ON entry.kind = ${kind} AND entry.id = exhibits.id
      ) AS given
      WHERE given.id = shown.id AND (given.listed, given.kept) <> (shown.listed, shown.kept)
    `.execute(trx);
  }
  await sql`
    UPDATE updates SET listed = given.listed
    FROM (
      SELECT updates.id, state = 'on' AND (updates.type <> 'product' OR coalesce(guides.listed, false)) AS listed
      FROM updates
      JOIN catalogue_entries AS entry ON entry.kind = 'news' AND entry.id = updates.id
      LEFT JOIN guides ON guides.id = reference_id
    ) AS given
    WHERE given.id = updates.id AND given.listed <> updates.listed
  `.execute(trx);
  await sql`
    UPDATE plans SET status = CASE state
      WHEN 'draft' THEN 'draft'
      WHEN 'off' THEN 'inactive'
      ELSE CASE WHEN special_days IS NOT NULL THEN 'special' ELSE 'active' END END
    FROM catalogue_entries AS entry WHERE entry.kind = 'plan' AND entry.id = plans.id
  `.execute(trx);
  for (const [search, table] of Object.entries(searched)) {
    await sql`
      UPDATE ${sql.table(search)} AS search SET listed = shown.listed
      FROM ${sql.table(table)} AS shown
      WHERE shown.id = search.id AND shown.listed <> search.listed
    `.execute(trx);
  }
  await writeFindable(trx);
  await sql`
    UPDATE meta SET next_shown_at = (
      SELECT min(moment) FROM catalogue_entries, LATERAL (VALUES (shown_from), (shown_until)) AS times (moment)
      WHERE kind <> 'track' AND moment > ${at}
    )
  `.execute(trx);
}

/** Shows what has reached its time, for every server on this database. */
export async function showDueEntries(db: Database): Promise<void> {
  const due = await db.sql
    .selectFrom('meta')
    .select('next_shown_at')
    .where('next_shown_at', '<=', now())
    .executeTakeFirst();
  if (!due) return;
  await transaction(db, async (trx) => {
    // Imports and other servers wait for each other here.
    const { rows } = await sql`
      UPDATE meta SET catalogue_version = catalogue_version + 1 WHERE next_shown_at <= ${now()}
      RETURNING catalogue_version
    `.execute(trx);
    if (rows.length > 0) await showEntries(trx);
  });
}
