import { CompiledQuery, sql, type Kysely } from 'kysely';
import type { DB } from '../../db/schema.generated.ts';
import { tsqueryOf } from './normalizeText.ts';
import { stemmedQuery } from './stemmers.ts';

export type Kind = 'guide' | 'person' | 'object' | 'location';
export const kinds: readonly Kind[] = ['guide', 'person', 'object', 'location'];

/** Ids best first. */
export type Hits = Record<Kind, number[]>;

/** Maximum number of results of each kind. */
export const LIMIT = 50;
/** Candidates that are ranked: reading every guide with a common word would take too long. */
const RANKED_TITLES = 200;
const RANKED_TEXTS = 100;
/** Of Unicode: comes after all others. */
const LAST_CHARACTER = '\u{10ffff}';

export interface Query {
  /** Every group (or, with `|`, any group) must match by one of its words. */
  groups: string[][];
  operator?: '&' | '|';
  /** Titles that begin with this are first; empty if the words are not those of the query. */
  phrase: string;
}

/** $1 is the tsquery of the words, $2 the same with the last word as a prefix, $3 the phrase, $4 and $5 the range of texts that begin with it. */
const EXACT = `(SELECT to_tsquery('simple', $1))`;
const BEGUN = `(SELECT to_tsquery('simple', $2))`;
/** As a range and not with LIKE, which finds no index when the pattern is a parameter of a prepared statement. */
const BEGINS = '(title ~>=~ $4 AND title ~<~ $5)';
const TITLED = `(title = $3 OR ${BEGINS})`;

const parametersOf = ({ groups, operator, phrase }: Query): string[] => [
  tsqueryOf(groups, false, operator),
  tsqueryOf(groups, true, operator),
  phrase,
  ...beginningOf(phrase),
];

/**
 * For one or two letters it is enough that a title begins with them. From three letters on, the title must begin with
 * the whole phrase, otherwise 'arte' would find Artemisia before Storia dell'arte.
 */
const beginningOf = (phrase: string): [from: string, before: string] => {
  if (phrase === '') return ['', ''];
  const beginning = phrase.length < 3 ? phrase : `${phrase} `;
  return [beginning, beginning + LAST_CHARACTER];
};

/**
 * There may be many thousands of guides. The kinds of match are in order of relevance, and the inner limit stops
 * reading when the better ones have filled the response: titles that are or begin with the phrase; titles with all
 * words, exact ones before stems; titles with the last word as a prefix; then the last two in the text.
 */
const guidesBy = (whole: string): string => `
  SELECT id FROM (SELECT id, tier, score FROM (
    (SELECT id, 5 AS tier, (CASE WHEN title = $3 THEN 1 ELSE -length(title) END)::real AS score
      FROM guide_search WHERE listed AND ${TITLED} ORDER BY score DESC, id LIMIT ${LIMIT})
    UNION ALL
    (SELECT id, 4, ts_rank(title_words, ${whole}, 1) + (title_words @@ ${EXACT})::integer AS score
      FROM (SELECT id, title_words FROM guide_search
        WHERE listed AND title_words @@ ${whole} AND NOT ${TITLED} LIMIT ${RANKED_TITLES}) AS found
      ORDER BY score DESC, id LIMIT ${LIMIT})
    UNION ALL
    (SELECT id, 3, ts_rank(title_words, ${BEGUN}, 1) AS score
      FROM (SELECT id, title_words FROM guide_search
        WHERE listed AND title_words @@ ${BEGUN} AND NOT title_words @@ ${whole} AND NOT ${TITLED}
        LIMIT ${RANKED_TITLES}) AS found
      ORDER BY score DESC, id LIMIT ${LIMIT})
    UNION ALL
    (SELECT id, 2, ts_rank(words, ${whole}) AS score
      FROM (SELECT id, words FROM guide_search
        WHERE listed AND words @@ ${whole} AND NOT title_words @@ ${whole} AND NOT title_words @@ ${BEGUN}
        LIMIT ${RANKED_TEXTS}) AS found
      ORDER BY score DESC, id LIMIT ${LIMIT})
    UNION ALL
    (SELECT id, 1, ts_rank(words, ${BEGUN}) AS score
      FROM (SELECT id, words FROM guide_search
        WHERE listed AND words @@ ${BEGUN} AND NOT words @@ ${whole} AND NOT title_words @@ ${BEGUN}
        LIMIT ${RANKED_TEXTS}) AS found
      ORDER BY score DESC, id LIMIT ${LIMIT})
  ) AS sorts LIMIT ${LIMIT}) AS hits
  ORDER BY tier DESC, score DESC, id
`;

/** There are at most hundreds of persons, objects and places: all matches are ranked, in one statement. */
const exhibitsBy = (whole: string): string => `
  SELECT kind, id FROM (
    SELECT kind, id, row_number() OVER (PARTITION BY kind ORDER BY
      title = $3 DESC, ${BEGINS} DESC,
      title_words @@ ${EXACT} DESC, title_words @@ ${whole} DESC, title_words @@ ${BEGUN} DESC,
      words @@ ${whole} DESC, ts_rank(words, ${whole} || ${BEGUN}) DESC, id) AS place
    FROM (
      ${['person', 'object', 'location']
        .map(
          (kind) =>
            `SELECT '${kind}' AS kind, * FROM ${kind}_search WHERE listed AND (words @@ ${whole} OR words @@ ${BEGUN})`,
        )
        .join(' UNION ALL ')}
    ) AS found
  ) AS ranked
  WHERE place <= ${LIMIT} ORDER BY kind, place
`;

export interface HitStatements {
  guides: string;
  exhibits: string;
}

/**
 * Returns the statements that search a catalogue in these languages. They are composed once and not for each request. A word
 * matches itself or its stem in one of the languages (`WHOLE`), the last one also a longer word (`BEGUN`). Each is a query of
 * its own, so that the plan does not depend on the words: for a common one PostgreSQL would read the table from its beginning
 * instead of the index, until enough rows match.
 */
export function hitStatements(languages: readonly string[]): HitStatements {
  const whole = `(SELECT ${stemmedQuery(languages)})`;
  return { guides: guidesBy(whole), exhibits: exhibitsBy(whole) };
}

const run = async <T>(db: Kysely<DB>, text: string, query: Query): Promise<T[]> => {
  const { rows } = await db.executeQuery<T>(CompiledQuery.raw(text, parametersOf(query)));
  return rows;
};

export async function everyKind(
  db: Kysely<DB>,
  { guides, exhibits }: HitStatements,
  query: Query,
): Promise<Hits> {
  const [guide, others] = await Promise.all([
    run<{ id: number }>(db, guides, query),
    run<{ kind: string; id: number }>(db, exhibits, query),
  ]);
  const idsOf = (wanted: Kind) => others.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  return {
    guide: guide.map(({ id }) => id),
    person: idsOf('person'),
    object: idsOf('object'),
    location: idsOf('location'),
  };
}

const columns = {
  guide: sql`title || ' ' || short_description`,
  person: sql`name || ' ' || text`,
  object: sql`title || ' ' || text`,
  location: sql`name || ' ' || text`,
};

/** Returns the results that contain each of `%`, `_` and `\` in the query. Without `among` all rows are searched. */
export const holding = async (
  db: Kysely<DB>,
  kind: Kind,
  symbols: string[],
  among: number[] | undefined,
): Promise<number[]> => {
  const conditions = symbols.map((symbol) => sql`strpos(${columns[kind]}, ${symbol}) > 0`);
  conditions.push(sql`listed`);
  if (among) conditions.push(sql`id = ANY (${among}::bigint[])`);
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM ${sql.table(`${kind}s`)} WHERE ${sql.join(conditions, sql` AND `)} ORDER BY id LIMIT ${LIMIT}
  `.execute(db);
  const found = rows.map(({ id }) => id);
  return among ? among.filter((id) => found.includes(id)) : found;
};
