import { sql, type Kysely } from 'kysely';
import { defaultCatalogueLanguage } from '../../../contract/languages.ts';
import type { SearchResponse } from '../../../contract/search.ts';
import type { Database } from '../../db/open.ts';
import type { DB } from '../../db/schema.generated.ts';
import { visitor, type Access } from '../access/access.ts';
import { searchWords, type SearchWords } from './normalizeText.ts';
import { toWireGuide, type GuidesById } from '../catalogue/guideStore.ts';
import {
  everyKind,
  hitStatements,
  holding,
  kinds,
  LIMIT,
  type Hits,
  type HitStatements,
  type Kind,
  type Query,
} from './searchHits.ts';
import { VersionedCache } from '../../http/versionedCache.ts';
import { VersionedRows } from '../../http/versionedRows.ts';
import { similarWords } from './similarWords.ts';
import {
  bestHits,
  spokenHits,
  spokenStatements,
  type SpokenHit,
  type SpokenStatements,
} from './spokenHits.ts';
import { toWireLocation, toWireObject, toWirePerson } from '../catalogue/exhibitStore.ts';

/** With fewer results than this, the query is run again with the most similar words of the catalogue. */
const ENOUGH = 3;

const none: Hits = { guide: [], person: [], object: [], location: [] };

const countOf = (hits: Hits): number => kinds.reduce((sum, kind) => sum + hits[kind].length, 0);

/** Results of `more` follow those of `best`. */
const joined = (best: Hits, more: Hits): Hits => {
  const join = (kind: Kind): number[] =>
    [...new Set([...best[kind], ...more[kind]])].slice(0, LIMIT);
  return {
    guide: join('guide'),
    person: join('person'),
    object: join('object'),
    location: join('location'),
  };
};

const findWords = async (
  db: Kysely<DB>,
  statements: HitStatements,
  { words, phrase }: SearchWords,
): Promise<Hits> => {
  const search = (query: Query) => everyKind(db, statements, query);
  const typed = await search({ groups: words.map((word) => [word]), phrase });
  // Users look for guides, and the overlay shows guides: without any, similar words are tried too.
  if (countOf(typed) >= ENOUGH && typed.guide.length > 0) return typed;
  const groups = await similarWords(db, words);
  // No word is similar: the same query again.
  if (words.length === 1 && groups[0]?.length === 1) return typed;
  const near = joined(typed, await search({ groups, phrase: '' }));
  if (near.guide.length > 0 || words.length === 1) return near;
  // No guide contains all the words: guides with some of them are better than an empty page.
  const { guide, ...exhibits } = await search({ groups, operator: '|', phrase: '' });
  return countOf(near) > 0 ? { ...near, guide } : { guide, ...exhibits };
};

const find = async (
  db: Kysely<DB>,
  statements: HitStatements,
  query: SearchWords,
): Promise<Hits> => {
  const { words, symbols } = query;
  const hits = words.length > 0 ? await findWords(db, statements, query) : undefined;
  if (symbols.length === 0) return hits ?? none;
  const [guide = [], person = [], object = [], location = []] = await Promise.all(
    kinds.map((kind) => holding(db, kind, symbols, hits?.[kind])),
  );
  return { guide, person, object, location };
};

/** Searches whose results are cached: many users type the same beginnings. */
const SEARCHES = 500;

/** Returns equal keys for queries that have equal results: 'Roma' and ' roma'. */
export const searchKey = (text: string): string => JSON.stringify(searchWords(text));

type Statements = HitStatements & SpokenStatements;

/** Returns the statements that search the texts in all languages of the catalogue. */
async function readStatements(db: Database): Promise<Statements> {
  const { search_languages: known } = await db.sql
    .selectFrom('meta')
    .select('search_languages')
    .executeTakeFirstOrThrow();
  const languages = known.length > 0 ? known : [defaultCatalogueLanguage];
  return { ...hitStatements(languages), ...spokenStatements(languages) };
}

/** As one parameter: a list would make a new statement for each length. */
const idAmong = (ids: number[]) => sql<boolean>`id = ANY (${ids}::bigint[])`;

/** `version` returns the version of the catalogue. */
export const makeSearchStore = (
  db: Database,
  version: () => Promise<string>,
  guides: GuidesById,
) => {
  const persons = new VersionedRows(version, (ids) =>
    db.sql.selectFrom('persons').selectAll().where(idAmong(ids)).execute(),
  );
  const objects = new VersionedRows(version, (ids) =>
    db.sql.selectFrom('objects').selectAll().where(idAmong(ids)).execute(),
  );
  const locations = new VersionedRows(version, (ids) =>
    db.sql.selectFrom('locations').selectAll().where(idAmong(ids)).execute(),
  );

  const statements = new VersionedCache<Statements>(version, 1, () => 1);
  // Null is for values that are not cached.
  const statementsNow = async () =>
    (await statements.get('', () => readStatements(db))) ?? readStatements(db);

  const rowsFor = async (key: string) => {
    // Parses the key again.
    const query: SearchWords = JSON.parse(key);
    const composed = await statementsNow();
    const [hits, spoken] = await Promise.all([
      find(db.sql, composed, query),
      // A symbol is not said.
      query.symbols.length === 0 ? spokenHits(db.sql, composed.free, query.words) : [],
    ]);
    const [guideRows, personRows, objectRows, locationRows] = await Promise.all([
      guides.get(hits.guide),
      persons.get(hits.person),
      objects.get(hits.object),
      locations.get(hits.location),
    ]);
    return {
      guides: guideRows,
      persons: personRows,
      objects: objectRows,
      locations: locationRows,
      spoken,
    };
  };
  const found = new VersionedCache<Awaited<ReturnType<typeof rowsFor>>>(version, SEARCHES, () => 1);

  /** Not cached: each customer owns other guides. */
  const spokenFor = async (
    text: string,
    { ownedIds }: Access,
    free: SpokenHit[],
  ): Promise<SpokenHit[]> => {
    const { words, symbols } = searchWords(text);
    if (symbols.length > 0) return free;
    if (ownedIds?.length === 0) return free;
    const { all, owned } = await statementsNow();
    if (ownedIds === null) return spokenHits(db.sql, all, words);
    // Also in guides that are no longer on sale.
    return [...free, ...(await spokenHits(db.sql, owned, words, [ownedIds]))];
  };

  return {
    /** Returns guides, persons, objects and places that match, best first, at most fifty of each. */
    search: async (text: string, access: Access = visitor): Promise<SearchResponse> => {
      const key = searchKey(text);
      const rows = await found.get(key, () => rowsFor(key));
      const spoken = rows ? bestHits(await spokenFor(text, access, rows.spoken)) : [];
      return {
        data: rows?.guides.map(toWireGuide(access)) ?? [],
        persons: rows?.persons.map(toWirePerson(access)) ?? [],
        objects: rows?.objects.map(toWireObject(access)) ?? [],
        locations: rows?.locations.map(toWireLocation(access)) ?? [],
        ...(spoken.length > 0 && { spoken }),
      };
    },
  };
};

export type SearchStore = ReturnType<typeof makeSearchStore>;
