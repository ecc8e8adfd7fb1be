import type { Kysely } from 'kysely';
import type { DB } from './schema.generated.ts';

/** Returns the titles of guides in a language, to join as `words`: a guide without that language has no row. */
export const guideWords = (db: Kysely<DB>, language: string) =>
  db
    .selectFrom('guide_translations')
    .select(['guide_id', 'language', 'title'])
    .where('language', '=', language)
    .as('words');
