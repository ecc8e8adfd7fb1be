/** Writes rows of a catalogue by their ids, and deletes what has left it. */
import { sql } from 'kysely';
import type { Kind } from '../catalogue/format/schemas.ts';
import type { Catalogue } from '../catalogue/toRows.ts';
import { recordingIds, writeRows, type Trx } from './bulk.ts';
import type { CatalogueIds } from './ids.ts';
import { writeExhibits } from './writeExhibits.ts';
import { writeGuideParts, writeGuides } from './writeGuides.ts';
import { writeShop } from './writeShop.ts';

/** Writes the given rows; others stay as they are. */
export const writeCatalogue = async (
  trx: Trx,
  rows: Catalogue,
  ids: CatalogueIds,
): Promise<void> => {
  const recording = await recordingIds(trx, rows.recordings);
  await writeRows(
    trx,
    'recordings',
    // A recording is named by its content, so a known one is as it was.
    rows.recordings
      .filter(({ slug }) => recording.isNew(slug))
      .map((row) => ({ ...row, id: recording.id(row.slug) })),
  );
  await writeGuides(trx, rows, ids, recording.id);
  await writeGuideParts(trx, rows, ids, recording.id);
  await writeExhibits(trx, rows, ids, recording.id);
  await writeShop(trx, rows, ids);
};

/** Things shown are deleted; a guide or a plan that may have been bought stays for its customers (showEntries.ts). */
export const deleteGone = async (
  trx: Trx,
  gone: readonly { kind: Kind; slug: string }[],
): Promise<void> => {
  const among = (kind: Kind) => {
    const slugs = gone.filter((one) => one.kind === kind).map(({ slug }) => slug);
    return sql<boolean>`slug = ANY (${slugs}::text[])`;
  };
  await trx.deleteFrom('objects').where(among('object')).execute();
  await trx.deleteFrom('persons').where(among('person')).execute();
  await trx.deleteFrom('locations').where(among('place')).execute();
  await trx.deleteFrom('events').where(among('event')).execute();
  await trx.deleteFrom('updates').where(among('news')).execute();
  // Of a guide that is off sale, the category stays. The first one contains every guide.
  await trx
    .deleteFrom('categories')
    .where(among('category'))
    .where(
      sql<boolean>`id > 1 AND NOT EXISTS (SELECT FROM guides WHERE category_id = categories.id)`,
    )
    .execute();
};

/** Recordings that nothing plays any more. Their files stay: pages that are open may still ask for them. */
export const deleteUnusedRecordings = async (trx: Trx): Promise<void> => {
  // NOT IN would compare each one with all when they are too many for the memory of a query.
  await sql`
    DELETE FROM recordings
    WHERE NOT EXISTS (SELECT FROM tracks WHERE recording_id = recordings.id)
      AND NOT EXISTS (SELECT FROM track_translations WHERE recording_id = recordings.id)
      AND NOT EXISTS (SELECT FROM guides WHERE theme_id = recordings.id)
      AND NOT EXISTS (SELECT FROM persons WHERE recording_id = recordings.id)
      AND NOT EXISTS (SELECT FROM locations WHERE recording_id = recordings.id)
      AND NOT EXISTS (SELECT FROM objects WHERE recording_id = recordings.id)
  `.execute(trx);
};
