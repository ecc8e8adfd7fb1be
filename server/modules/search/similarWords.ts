import { sql, type Kysely } from 'kysely';
import type { DB } from '../../db/schema.generated.ts';

/** Number of similar words for a word. */
const CHOICES = 3;
/** Below this share of common trigrams two words are not similar. */
const LIKENESS = 0.35;
const SHORTEST_WORD = 4;

/**
 * Returns for every word the most similar ones of the catalogue, the word itself first. The last word is also compared
 * with beginnings of words (word_similarity). Two reads of the index instead of one condition with OR, for which
 * PostgreSQL would compare a thousand words one by one.
 */
export const similarWords = async (db: Kysely<DB>, words: string[]): Promise<string[][]> => {
  const long = words.filter((word) => word.length >= SHORTEST_WORD);
  if (long.length === 0) return words.map((word) => [word]);
  const { rows } = await sql<{ typed: string; word: string }>`
    SELECT typed, near.word
    FROM unnest(${long}::text[]) AS asked (typed), LATERAL (
      SELECT word, greatest(similarity(typed, word), 0.9 * word_similarity(typed, word)) AS likeness
      FROM (
        SELECT word FROM search_words WHERE word % typed
        UNION
        SELECT word FROM search_words WHERE typed <% word
      ) AS alike
      ORDER BY likeness DESC, word
      LIMIT ${CHOICES}
    ) AS near
    WHERE near.likeness >= ${LIKENESS}
  `.execute(db);
  return words.map((word) => [
    ...new Set([word, ...rows.filter(({ typed }) => typed === word).map((row) => row.word)]),
  ]);
};
