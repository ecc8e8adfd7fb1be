import { sql } from 'kysely';
import { batchesOf, faqIds, writeRows, type Trx } from './bulk.ts';
import type { CatalogueIds } from './ids.ts';
import type { Catalogue } from '../catalogue/toRows.ts';

type Id = (slug: string) => number;

/** Categories and guides with their texts. */
export const writeGuides = async (
  trx: Trx,
  rows: Catalogue,
  ids: CatalogueIds,
  recording: Id,
): Promise<void> => {
  const { category, guide } = ids;
  await writeRows(
    trx,
    'categories',
    rows.categories.map((row) => ({ ...row, id: category(row.slug) })),
  );
  await writeRows(
    trx,
    'guides',
    rows.guides.map(({ slug, title, short, cover, theme, price, remark, facts, category: of }) => ({
      id: guide(slug),
      slug,
      category_id: category(of),
      title,
      short_description: short,
      cover,
      theme_id: recording(theme),
      type: 'single',
      price,
      remark,
      facts,
    })),
  );
  await writeRows(
    trx,
    'guide_texts',
    rows.guides.map(({ slug, description }) => ({ guide_id: guide(slug), description })),
  );
};

/** Positions of tracks are unique in a guide: those that change places must not meet on the way. */
const clearPositions = async (trx: Trx, guideIds: number[]): Promise<void> => {
  await sql`
    UPDATE tracks SET position = -position WHERE guide_id = ANY (${guideIds}::bigint[])
  `.execute(trx);
};

/** Replaces the guides' texts and recordings in other languages. */
const writeTranslations = async (
  trx: Trx,
  { guides }: Catalogue,
  { guide, track }: Pick<CatalogueIds, 'guide' | 'track'>,
  recording: Id,
): Promise<void> => {
  const guideIds = guides.map(({ slug }) => guide(slug));
  await sql`DELETE FROM guide_translations WHERE guide_id = ANY (${guideIds}::bigint[])`.execute(
    trx,
  );
  await sql`
    DELETE FROM track_translations USING tracks
    WHERE tracks.id = track_id AND guide_id = ANY (${guideIds}::bigint[])
  `.execute(trx);
  const translated = guides.flatMap(({ slug, translations }) =>
    translations.map((one) => ({ ...one, slug })),
  );
  for (const batch of batchesOf(translated)) {
    await trx
      .insertInto('guide_translations')
      .values(
        batch.map(({ slug, language, title, short, facts, description, faqs }) => ({
          guide_id: guide(slug),
          language,
          title,
          short_description: short,
          facts: JSON.stringify(facts),
          description,
          faqs: JSON.stringify(faqs.map((faq, index) => ({ id: index + 1, ...faq }))),
        })),
      )
      .execute();
  }
  const tracks = translated.flatMap(({ slug, language, tracks: list }) =>
    list.map(({ key, title, recording: file }) => ({
      track_id: track(slug, key),
      language,
      title,
      recording_id: recording(file),
    })),
  );
  for (const batch of batchesOf(tracks)) {
    await trx.insertInto('track_translations').values(batch).execute();
  }
};

/** What is left of the guides' former tracks and questions. */
const deleteLeftOvers = async (trx: Trx, guideIds: number[], faqs: number[]): Promise<void> => {
  await sql`
    DELETE FROM tracks WHERE guide_id = ANY (${guideIds}::bigint[]) AND position < 0
  `.execute(trx);
  await sql`
    DELETE FROM guide_faqs
    USING unnest(${guideIds}::bigint[], ${faqs}::integer[]) AS kept (guide_id, faqs)
    WHERE guide_faqs.guide_id = kept.guide_id AND guide_faqs.position > kept.faqs
  `.execute(trx);
};

/** What belongs to guides: tracks and questions, and what differs in other languages. */
export const writeGuideParts = async (
  trx: Trx,
  rows: Catalogue,
  ids: CatalogueIds,
  recording: Id,
): Promise<void> => {
  const { guide, track } = ids;
  const guideIds = rows.guides.map(({ slug }) => guide(slug));
  await clearPositions(trx, guideIds);
  await writeRows(
    trx,
    'tracks',
    rows.guides.flatMap(({ slug, tracks }) =>
      tracks.map(({ key, recording: file, ...columns }, index) => ({
        id: track(slug, key),
        guide_id: guide(slug),
        position: index + 1,
        recording_id: recording(file),
        ...columns,
      })),
    ),
  );
  const faq = await faqIds(trx, guideIds);
  await writeRows(
    trx,
    'guide_faqs',
    rows.guides.flatMap(({ slug, faqs }) =>
      faqs.map(({ question, answer }, index) => ({
        id: faq(guide(slug), index + 1),
        guide_id: guide(slug),
        position: index + 1,
        question,
        answer,
      })),
    ),
  );
  await deleteLeftOvers(
    trx,
    guideIds,
    rows.guides.map(({ faqs }) => faqs.length),
  );
  await writeTranslations(trx, rows, ids, recording);
};
