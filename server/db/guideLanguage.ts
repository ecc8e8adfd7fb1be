import { sql } from 'kysely';

/**
 * The language of the texts and recordings of a row of `guides`, as SQL: its own, otherwise the catalogue's; null if the
 * shop says neither.
 */
export const GUIDE_LANGUAGE = `coalesce(guides.facts->>'language', (
  SELECT entry::json->'front'->>'catalogue_language' FROM catalogue_entries
  WHERE kind = 'shop' AND entry <> ''))`;

export const guideLanguage = sql<string | null>`${sql.raw(GUIDE_LANGUAGE)}`;

/**
 * The language of a title of a row of `guides` that was stored with an order, as SQL: that of the translation which has this
 * title, otherwise the guide's.
 */
export const languageOfTitle = (title: 'line.title' | 'order_lines.title') =>
  sql<string | null>`coalesce((
    SELECT words.language FROM guide_translations AS words
    WHERE words.guide_id = guides.id AND words.title = ${sql.ref(title)} LIMIT 1), ${guideLanguage})`;
