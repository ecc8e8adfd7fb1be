import { CompiledQuery, type Kysely } from 'kysely';
import type { WireSpoken } from '../../../contract/search.ts';
import { parseWebVtt, type Sentence } from '../../../contract/webvtt.ts';
import { GUIDE_LANGUAGE } from '../../db/guideLanguage.ts';
import type { DB } from '../../db/schema.generated.ts';
import { normalizeWords, tsqueryOf } from './normalizeText.ts';
import { stemmedQuery } from './stemmers.ts';

/** Maximum number of recordings. */
const LIMIT = 20;
/** Recordings that are ranked: reading every one with a common word would take too long. */
const RANKED = 200;
/** Letters of the shortest query: shorter beginnings of words are in every recording. */
const SHORTEST = 3;
/** Letters that a word and another form of it share. */
const STEM = 4;

const TRACK = `tracks.id, tracks.title, tracks.guide_id,
  coalesce(nullif(tracks.language, ''), ${GUIDE_LANGUAGE}) AS language,
  EXISTS (SELECT FROM guide_translations AS any_one WHERE any_one.guide_id = tracks.guide_id) AS translated,
  coalesce(guide_translations.title, guides.title) AS guide`;
const TRANSLATED = `LEFT JOIN guide_translations
  ON guide_translations.guide_id = tracks.guide_id AND guide_translations.language = tracks.language`;

/** Of many recordings with the words the best of any 200. `condition` is the one of an index (migration 023). */
const onSale = (said: string, condition: string): string => `
  SELECT track.*, vtt, score
  FROM (
    SELECT recording_id, vtt, ts_rank(words, ${said}, 1) AS score
    FROM (SELECT * FROM transcripts WHERE ${condition} AND words @@ ${said} LIMIT ${RANKED}) AS candidates
    ORDER BY score DESC, recording_id LIMIT ${LIMIT}
  ) AS found
  CROSS JOIN LATERAL (
    SELECT ${TRACK}
    FROM stop_recordings AS tracks JOIN guides ON guides.id = tracks.guide_id AND guides.listed
    ${TRANSLATED}
    WHERE tracks.recording_id = found.recording_id
    ORDER BY tracks.free DESC, tracks.id LIMIT 1
  ) AS track
`;

/** $3: the guides. They are few: their recordings are compared one by one. */
const owned = (said: string): string => `
  SELECT ${TRACK}, vtt, ts_rank(words, ${said}, 1) AS score
  FROM stop_recordings AS tracks
  JOIN transcripts ON transcripts.recording_id = tracks.recording_id AND words @@ ${said}
  JOIN guides ON guides.id = tracks.guide_id
  ${TRANSLATED}
  WHERE tracks.guide_id = ANY ($3::bigint[])
  ORDER BY score DESC, tracks.id LIMIT ${LIMIT}
`;

export interface SpokenStatements {
  free: string;
  all: string;
  owned: string;
}

/**
 * Returns the statements that search what is said in these languages. $1 is the tsquery of the words, $2 the same with the last word
 * as a prefix. A query of its own, so that the plan does not depend on the words (searchHits.ts).
 */
export function spokenStatements(languages: readonly string[]): SpokenStatements {
  const said = `(SELECT ${stemmedQuery(languages)} || to_tsquery('simple', $2))`;
  return { free: onSale(said, 'free'), all: onSale(said, 'free IS NOT NULL'), owned: owned(said) };
}

interface Row {
  id: number;
  title: string;
  guide_id: number;
  language: string | null;
  translated: boolean;
  guide: string;
  vtt: string;
  score: number;
}

/** What is said, and how well it fits the words. */
export interface SpokenHit extends WireSpoken {
  score: number;
}

/** Returns whether a word of a text is a searched one, its beginning, or probably another form of it. */
const isForm = (word: string, searched: string): boolean =>
  word.startsWith(searched) ||
  (searched.length > STEM &&
    word.startsWith(searched.slice(0, Math.max(STEM, searched.length - 2))));

/** Returns the sentence with the most of the words; the first one of those. */
function sentenceWith(sentences: readonly Sentence[], words: readonly string[]) {
  let best: Sentence | undefined;
  let most = 0;
  for (const sentence of sentences) {
    const said = normalizeWords(sentence.text);
    const count = words.filter((word) => said.some((one) => isForm(one, word))).length;
    if (count <= most) continue;
    best = sentence;
    most = count;
    if (count === words.length) break;
  }
  return best;
}

/** `text`: one of the statements. `more`: for the one of what is owned, the ids of the guides. */
export async function spokenHits(
  db: Kysely<DB>,
  text: string,
  words: readonly string[],
  more: readonly unknown[] = [],
): Promise<SpokenHit[]> {
  if (words.every((word) => word.length < SHORTEST)) return [];
  const groups = words.map((word) => [word]);
  const { rows } = await db.executeQuery<Row>(
    CompiledQuery.raw(text, [tsqueryOf(groups, false), tsqueryOf(groups, true), ...more]),
  );
  return rows.flatMap(({ guide, guide_id, id, language, title, translated, vtt, score }) => {
    const sentence = sentenceWith(parseWebVtt(vtt), words);
    if (!sentence) return [];
    const { start, text: said } = sentence;
    return [
      {
        id,
        titolo: title,
        audio_guide_id: guide_id,
        guide,
        sentence: said,
        start,
        score,
        ...(language !== null && { language }),
        ...(translated && { translated }),
      },
    ];
  });
}

/** Returns the best of the hits, each track once, as the response has them. */
export const bestHits = (found: readonly SpokenHit[]): WireSpoken[] =>
  [...new Map(found.map((hit) => [hit.id, hit])).values()]
    .sort((a, b) => b.score - a.score || a.id - b.id)
    .slice(0, LIMIT)
    .map(({ score: _, ...spoken }) => spoken);
