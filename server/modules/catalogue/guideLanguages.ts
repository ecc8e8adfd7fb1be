/** What is sent of a guide in one of its languages. */
import { sql, type Selectable } from 'kysely';
import type { Database } from '../../db/open.ts';
import type { DB } from '../../db/schema.generated.ts';

interface Words extends Pick<
  Selectable<DB['guide_translations']>,
  'language' | 'title' | 'short_description'
> {
  /** Length of its recordings together; null: none. */
  seconds: number | null;
}

/** The row of a guide: its first language, null if that is unknown, and the other ones, null without any. */
interface Translated extends Omit<Words, 'language'> {
  language: string | null;
  translations: Words[] | null;
}

/** What lists show of guides in other languages than their first one. */
export const translationsByGuide = (db: Database) =>
  db.sql
    .selectFrom('guide_translations')
    .select([
      'guide_id',
      sql<Words[]>`
        json_agg(json_build_object(
          'language', language, 'title', title, 'short_description', short_description, 'seconds', (
            SELECT sum(recordings.seconds) FROM stop_recordings AS stop JOIN recordings ON recordings.id = recording_id
            WHERE stop.guide_id = guide_translations.guide_id AND stop.language = guide_translations.language)
        ) ORDER BY language)`.as('translations'),
    ])
    .groupBy('guide_id')
    .as('translated');

/** Returns the words of a guide in a language, or its first one, with that language. */
export function wordsIn(row: Translated, wanted: string) {
  const found = row.translations?.find(({ language }) => language === wanted);
  const { title, short_description, language, seconds } = found ?? row;
  return {
    title,
    short_description,
    ...(language !== null && { language }),
    ...(seconds !== null && { duration: seconds }),
  };
}

/** Returns the languages in which a guide is, its first one first. */
export const languagesOf = ({ language, translations }: Translated): string[] => [
  ...(language === null ? [] : [language]),
  ...(translations ?? []).map((one) => one.language),
];
