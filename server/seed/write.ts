import { sql } from 'kysely';
import { idsOf, writeRows, type CatalogueIds, type Trx } from './bulk.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { writeGuideParts, writeGuides } from './writeGuides.ts';
import { writeExhibits } from './writeExhibits.ts';

type Id = (slug: string) => number;

const writeShop = async (trx: Trx, rows: Catalogue, guide: Id): Promise<void> => {
  const plan = await idsOf(trx, 'plans', rows.plans);
  const plans = rows.plans.map((row) => ({ ...row, id: plan(row.slug) }));
  await writeRows(
    trx,
    'plans',
    {
      id: 'bigint',
      slug: 'text',
      title: 'text',
      description: 'text',
      price: 'numeric',
      duration: 'integer',
      status: 'text',
    },
    plans,
  );
  const update = await idsOf(trx, 'updates', rows.updates);
  await writeRows(
    trx,
    'updates',
    {
      id: 'bigint',
      slug: 'text',
      type: 'text',
      reference_id: 'bigint',
      image: 'text',
      title: 'text',
      sub_title: 'text',
      created_at: 'timestamptz',
    },
    rows.updates.map(({ slug, image, title, subTitle, date, ...row }) => ({
      id: update(slug),
      slug,
      type: row.guide === null ? 'subscription' : 'product',
      reference_id: row.guide === null ? (plans[0]?.id ?? 0) : guide(row.guide),
      image,
      title,
      sub_title: subTitle,
      // Nine in the morning in Italy: midnight would show as the day before to half of the world.
      created_at: `${date}T08:00:00Z`,
    })),
  );
};

/** What left the content: things shown are deleted, things that may have been bought are only withdrawn. */
const withdraw = async (trx: Trx, rows: Catalogue, guide: Id): Promise<void> => {
  const gone = (list: { slug: string }[]) =>
    sql<boolean>`slug <> ALL (${list.map(({ slug }) => slug)}::text[])`;
  await trx.deleteFrom('objects').where(gone(rows.objects)).execute();
  await trx.deleteFrom('persons').where(gone(rows.persons)).execute();
  await trx.deleteFrom('locations').where(gone(rows.places)).execute();
  await trx.deleteFrom('events').where(gone(rows.events)).execute();
  await trx.deleteFrom('updates').where(gone(rows.updates)).execute();
  await trx.updateTable('plans').set({ status: 'inactive' }).where(gone(rows.plans)).execute();
  await trx.updateTable('guides').set({ listed: false }).where(gone(rows.guides)).execute();
  await sql`DELETE FROM guide_search WHERE id IN (SELECT id FROM guides WHERE NOT listed)`.execute(
    trx,
  );
  const guideIds = rows.guides.map(({ slug }) => guide(slug));
  for (const [table, counts] of [
    ['tracks', rows.guides.map(({ tracks }) => tracks.length)],
    ['guide_faqs', rows.guides.map(({ faqs }) => faqs.length)],
  ] as const) {
    await sql`
      DELETE FROM ${sql.table(table)} part
      USING unnest(${guideIds}::bigint[], ${counts}::integer[]) AS kept (guide_id, parts)
      WHERE part.guide_id = kept.guide_id AND part.position > kept.parts
    `.execute(trx);
  }
};

/** Writes the whole catalogue by slug: rows that exist keep their ids, new ones get the next. */
export const writeCatalogue = async (trx: Trx, rows: Catalogue): Promise<CatalogueIds> => {
  const recording = await idsOf(trx, 'recordings', rows.recordings);
  await writeRows(
    trx,
    'recordings',
    { id: 'bigint', slug: 'text', file: 'text', seconds: 'integer', bytes: 'integer' },
    rows.recordings.map((row) => ({ ...row, id: recording(row.slug) })),
  );
  const ids: CatalogueIds = {
    guide: await idsOf(trx, 'guides', rows.guides),
    person: await idsOf(trx, 'persons', rows.persons),
    object: await idsOf(trx, 'objects', rows.objects),
    location: await idsOf(trx, 'locations', rows.places),
  };
  await writeGuides(trx, rows, ids.guide, recording);
  await writeGuideParts(trx, rows, ids.guide, recording);
  await writeExhibits(trx, rows, ids, recording);
  await writeShop(trx, rows, ids.guide);
  await withdraw(trx, rows, ids.guide);
  return ids;
};
