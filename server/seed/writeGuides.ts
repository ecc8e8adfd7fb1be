import { WireGuideFacts } from '../../contract/guides.ts';
import { idsByPosition, idsOf, writeRows, type Trx } from './bulk.ts';
import type { Catalogue } from '../catalogue/types.ts';

type Id = (slug: string) => number;

// The keys of a schema's properties are the names of its type.
const factNames = Object.keys(WireGuideFacts.properties) as (keyof WireGuideFacts)[];

/** The facts that are known of a guide, as JSON. */
const factsOf = (row: WireGuideFacts): string =>
  JSON.stringify(
    Object.fromEntries(factNames.flatMap((name) => (row[name] ? [[name, row[name]]] : []))),
  );

/** Categories and guides with their texts. */
export const writeGuides = async (
  trx: Trx,
  rows: Catalogue,
  guide: Id,
  recording: Id,
): Promise<void> => {
  const category = await idsOf(trx, 'categories', rows.categories);
  await writeRows(
    trx,
    'categories',
    { id: 'bigint', slug: 'text', name: 'text' },
    rows.categories.map((row) => ({ ...row, id: category(row.slug) })),
  );
  await writeRows(
    trx,
    'guides',
    {
      id: 'bigint',
      slug: 'text',
      category_id: 'bigint',
      title: 'text',
      short_description: 'text',
      cover: 'text',
      theme_id: 'bigint',
      type: 'text',
      price: 'numeric',
      remark: 'text',
      listed: 'boolean',
      facts: 'jsonb',
    },
    rows.guides.map(({ slug, title, short, cover, theme, price, remark, ...row }) => ({
      id: guide(slug),
      slug,
      category_id: category(row.category),
      title,
      short_description: short,
      cover,
      theme_id: recording(theme),
      type: 'single',
      price,
      remark,
      listed: true,
      facts: factsOf(row),
    })),
  );
  await writeRows(
    trx,
    'guide_texts',
    { guide_id: 'bigint', description: 'text' },
    rows.guides.map(({ slug, description }) => ({ guide_id: guide(slug), description })),
  );
};

/** What belongs to guides: tracks and questions. */
export const writeGuideParts = async (
  trx: Trx,
  rows: Catalogue,
  guide: Id,
  recording: Id,
): Promise<void> => {
  const track = await idsByPosition(trx, 'tracks');
  await writeRows(
    trx,
    'tracks',
    {
      id: 'bigint',
      guide_id: 'bigint',
      position: 'integer',
      title: 'text',
      recording_id: 'bigint',
      free: 'boolean',
    },
    rows.guides.flatMap(({ slug, tracks }) =>
      tracks.map(({ title, free, ...row }, index) => ({
        id: track(guide(slug), index + 1),
        guide_id: guide(slug),
        position: index + 1,
        title,
        recording_id: recording(row.recording),
        free,
      })),
    ),
  );
  const faq = await idsByPosition(trx, 'guide_faqs');
  await writeRows(
    trx,
    'guide_faqs',
    { id: 'bigint', guide_id: 'bigint', position: 'integer', question: 'text', answer: 'text' },
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
};
