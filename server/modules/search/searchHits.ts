import { CompiledQuery, sql, type Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { tsqueryOf } from './normalizeText.ts';

export type Kind = 'guide' | 'person' | 'object' | 'location';
export const kinds: readonly Kind[] = ['guide', 'person', 'object', 'location'];

/** Ids best first. */
export type Hits = Record<Kind, number[]>;

/** Answers of one kind at most. */
export const LIMIT = 50;
/** Candidates that are ranked: reading every guide that holds a common word would take too long. */
const RANKED_TITLES = 200;
const RANKED_TEXTS = 100;

export interface Query {
  /** Every group has to match (or, with `|`, some group), by one of its words. */
  groups: string[][];
  operator?: '&' | '|';
  /** Titles that begin like this are first; empty when the words are not the typed ones. */
  phrase: string;
}

/**
 * The texts below are fixed, so they are put together once and not for every keystroke of everybody.
 * $1 are the words as a tsquery text, $2 the same with the last word begun, $3 the phrase, $4 its pattern.
 * A word counts as itself or by its Italian stem (`WHOLE`), the last one by its beginning too (`BEGUN`).
 */
const EXACT = `to_tsquery('simple', $1)`;
const WHOLE = `(to_tsquery('simple', $1) || to_tsquery('italian', $1))`;
const BEGUN = `to_tsquery('simple', $2)`;
const TITLED = `(title = $3 OR title LIKE $4)`;

const parametersOf = ({ groups, operator, phrase }: Query): string[] => [
  tsqueryOf(groups, false, operator),
  tsqueryOf(groups, true, operator),
  phrase,
  beginningOf(phrase),
];

/**
 * One or two letters say how a word begins and no more: titles that begin so are enough. From three letters
 * on a title has to begin with the whole phrase, or 'arte' would find Artemisia before Storia dell'arte.
 */
const beginningOf = (phrase: string): string => {
  if (phrase === '') return '';
  // Folded text holds no character that LIKE would take for a pattern.
  return phrase.length < 3 ? `${phrase}%` : `${phrase} %`;
};

/**
 * Guides may be many thousands, so the sorts of match stand in the order of their worth and the inner limit
 * ends the work as soon as the better ones have filled the answer: titles that are or begin with the phrase;
 * titles with all words, exact before stems; titles with the last word begun; then the same two in the text.
 */
const GUIDES = `
  SELECT id FROM (SELECT id, tier, score FROM (
    (SELECT id, 5 AS tier, (CASE WHEN title = $3 THEN 1 ELSE -length(title) END)::real AS score
      FROM guide_search WHERE ${TITLED} ORDER BY score DESC, id LIMIT ${LIMIT})
    UNION ALL
    (SELECT id, 4, ts_rank(title_words, ${WHOLE}, 1) + (title_words @@ ${EXACT})::integer AS score
      FROM (SELECT id, title_words FROM guide_search
        WHERE title_words @@ ${WHOLE} AND NOT ${TITLED} LIMIT ${RANKED_TITLES}) AS found
      ORDER BY score DESC, id LIMIT ${LIMIT})
    UNION ALL
    (SELECT id, 3, ts_rank(title_words, ${BEGUN}, 1) AS score
      FROM (SELECT id, title_words FROM guide_search
        WHERE title_words @@ ${BEGUN} AND NOT title_words @@ ${WHOLE} AND NOT ${TITLED}
        LIMIT ${RANKED_TITLES}) AS found
      ORDER BY score DESC, id LIMIT ${LIMIT})
    UNION ALL
    (SELECT id, 2, ts_rank(words, ${WHOLE}) AS score
      FROM (SELECT id, words FROM guide_search
        WHERE words @@ ${WHOLE} AND NOT title_words @@ ${WHOLE} AND NOT title_words @@ ${BEGUN}
        LIMIT ${RANKED_TEXTS}) AS found
      ORDER BY score DESC, id LIMIT ${LIMIT})
    UNION ALL
    (SELECT id, 1, ts_rank(words, ${BEGUN}) AS score
      FROM (SELECT id, words FROM guide_search
        WHERE words @@ ${BEGUN} AND NOT words @@ ${WHOLE} AND NOT title_words @@ ${BEGUN}
        LIMIT ${RANKED_TEXTS}) AS found
      ORDER BY score DESC, id LIMIT ${LIMIT})
  ) AS sorts LIMIT ${LIMIT}) AS hits
  ORDER BY tier DESC, score DESC, id
`;

/** Persons, objects and places are hundreds at most: all that match are ranked, in one statement. */
const WORLD = `
  SELECT kind, id FROM (
    SELECT kind, id, row_number() OVER (PARTITION BY kind ORDER BY
      title = $3 DESC, title LIKE $4 DESC,
      title_words @@ ${EXACT} DESC, title_words @@ ${WHOLE} DESC, title_words @@ ${BEGUN} DESC,
      words @@ ${WHOLE} DESC, ts_rank(words, ${WHOLE} || ${BEGUN}) DESC, id) AS place
    FROM (
      ${['person', 'object', 'location']
        .map(
          (kind) =>
            `SELECT '${kind}' AS kind, * FROM ${kind}_search WHERE words @@ ${WHOLE} OR words @@ ${BEGUN}`,
        )
        .join(' UNION ALL ')}
    ) AS found
  ) AS ranked
  WHERE place <= ${LIMIT} ORDER BY kind, place
`;

const run = async <T>(db: Kysely<Schema>, text: string, query: Query): Promise<T[]> => {
  const { rows } = await db.executeQuery<T>(CompiledQuery.raw(text, parametersOf(query)));
  return rows;
};

export const guideHits = async (db: Kysely<Schema>, query: Query): Promise<number[]> =>
  (await run<{ id: number }>(db, GUIDES, query)).map(({ id }) => id);

export const exhibitHits = async (
  db: Kysely<Schema>,
  query: Query,
): Promise<Omit<Hits, 'guide'>> => {
  const rows = await run<{ kind: string; id: number }>(db, WORLD, query);
  const idsOf = (kind: Kind) => rows.filter((row) => row.kind === kind).map(({ id }) => id);
  return { person: idsOf('person'), object: idsOf('object'), location: idsOf('location') };
};

const columns = {
  guide: sql`title || ' ' || short_description`,
  person: sql`name || ' ' || text`,
  object: sql`title || ' ' || text`,
  location: sql`name || ' ' || text`,
};

/** `%`, `_` and `\` mean themselves: what is found has to hold each of them. Without `among` all are looked at. */
export const holding = async (
  db: Kysely<Schema>,
  kind: Kind,
  symbols: string[],
  among: number[] | undefined,
): Promise<number[]> => {
  const conditions = symbols.map((symbol) => sql`strpos(${columns[kind]}, ${symbol}) > 0`);
  if (among) conditions.push(sql`id = ANY (${among}::bigint[])`);
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM ${sql.table(`${kind}s`)} WHERE ${sql.join(conditions, sql` AND `)} ORDER BY id LIMIT ${LIMIT}
  `.execute(db);
  const found = rows.map(({ id }) => id);
  return among ? among.filter((id) => found.includes(id)) : found;
};
