import { sql } from 'kysely';

/**
 * The language of the texts and recordings of a row of `guides`, as SQL: its own, otherwise the catalogue's; null if the
 * shop says neither.
 */
export const GUIDE_LANGUAGE = `coalesce(guides.facts->>'language', (
  SELECT entry::json->'front'->>'catalogue_language' FROM catalogue_entries
  WHERE kind = 'shop' AND entry <> ''))`;

export const guideLanguage = sql<string | null>`${sql.raw(GUIDE_LANGUAGE)}`;
