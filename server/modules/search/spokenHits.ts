import { CompiledQuery, type Kysely } from 'kysely';
import type { WireSpoken } from '../../../contract/search.ts';
import { parseWebVtt, type Sentence } from '../../../contract/webvtt.ts';
import type { Schema } from '../../db/schema.ts';
import type { Access } from '../access/access.ts';
import { normalizeWords, tsqueryOf } from './normalizeText.ts';

/** Maximum number of recordings. */
const LIMIT = 20;
/** Recordings that are ranked: reading every one with a common word would take too long. */
const RANKED = 200;
/** Letters of the shortest query: shorter beginnings of words are in every recording. */
const SHORTEST = 3;
/** Letters that a word and another form of it share. */
const STEM = 4;

/** $1 is the tsquery of the words, $2 the same with the last word as a prefix (searchHits.ts). */
const SAID = `(to_tsquery('simple', $1) || to_tsquery('italian', $1) || to_tsquery('simple', $2))`;
const COLUMNS = `tracks.id, tracks.title, tracks.guide_id, guides.title AS guide`;

/**
 * $3: whether all guides are owned, $4: the owned ones. Free tracks are found by their words; those of the owned guides,
 * which are few, by their guide, so that many other recordings with the same words do not hide them.
 */
const SPOKEN = `
  SELECT found.*, transcripts.vtt FROM (
    (SELECT ${COLUMNS}, said.recording_id, said.score
      FROM (
        SELECT recording_id, ts_rank(words, ${SAID}, 1) AS score
        FROM (SELECT recording_id, words FROM transcripts WHERE words @@ ${SAID} LIMIT ${RANKED}) AS candidates
      ) AS said
      CROSS JOIN LATERAL (
        SELECT * FROM tracks
        WHERE tracks.recording_id = said.recording_id AND (tracks.free OR $3::boolean)
        ORDER BY tracks.id LIMIT 1
      ) AS tracks
      JOIN guides ON guides.id = tracks.guide_id AND guides.listed
      ORDER BY said.score DESC, tracks.id LIMIT ${LIMIT})
    UNION
    (SELECT ${COLUMNS}, tracks.recording_id, ts_rank(transcripts.words, ${SAID}, 1) AS score
      FROM tracks
      JOIN transcripts ON transcripts.recording_id = tracks.recording_id AND transcripts.words @@ ${SAID}
      JOIN guides ON guides.id = tracks.guide_id
      WHERE tracks.guide_id = ANY ($4::bigint[])
      ORDER BY score DESC, tracks.id LIMIT ${LIMIT})
  ) AS found
  JOIN transcripts USING (recording_id)
  ORDER BY found.score DESC, found.id LIMIT ${LIMIT}
`;

interface Row {
  id: number;
  title: string;
  guide_id: number;
  guide: string;
  vtt: string;
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
  }
  return best;
}

/** Returns what is said in free recordings, and in those that the customer owns, best first. */
export async function spokenHits(
  db: Kysely<Schema>,
  words: readonly string[],
  access: Access,
): Promise<WireSpoken[]> {
  if (words.every((word) => word.length < SHORTEST)) return [];
  const groups = words.map((word) => [word]);
  const { rows } = await db.executeQuery<Row>(
    CompiledQuery.raw(SPOKEN, [
      tsqueryOf(groups, false),
      tsqueryOf(groups, true),
      access.ownedIds === null,
      access.ownedIds ?? [],
    ]),
  );
  return rows.flatMap(({ guide, guide_id, id, title, vtt }) => {
    const sentence = sentenceWith(parseWebVtt(vtt), words);
    if (!sentence) return [];
    const { start, text } = sentence;
    return [{ id, titolo: title, audio_guide_id: guide_id, guide, sentence: text, start }];
  });
}
