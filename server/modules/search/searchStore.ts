import { sql, type Kysely, type Selectable } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { SearchResponse } from '../../../contract/search.ts';
import type { Database } from '../../db/open.ts';
import type { Schema } from '../../db/schema.ts';
import { visitor, type Access } from '../access/access.ts';
import { searchWords, type SearchWords } from './normalizeText.ts';
import { guideRows, toWireGuide, type GuideRow } from '../catalogue/guideStore.ts';
import {
  guideHits,
  holding,
  kinds,
  LIMIT,
  exhibitHits,
  type Hits,
  type Kind,
  type Query,
} from './searchHits.ts';
import { VersionedCache } from '../../http/versionedCache.ts';
import { makeShopStore } from '../catalogue/shopStore.ts';
import { similarWords } from './similarWords.ts';
import { allHits, bestHits, freeHits, hitsIn, type SpokenHit } from './spokenHits.ts';
import { toWireLocation, toWireObject, toWirePerson } from '../catalogue/exhibitStore.ts';

/** With fewer results than this, the query is run again with the most similar words of the catalogue. */
const ENOUGH = 3;

const none: Hits = { guide: [], person: [], object: [], location: [] };

const countOf = (hits: Hits): number => kinds.reduce((sum, kind) => sum + hits[kind].length, 0);

const everyKind = async (db: Kysely<Schema>, query: Query): Promise<Hits> => {
  const [guide, exhibits] = await Promise.all([guideHits(db, query), exhibitHits(db, query)]);
  return { guide, ...exhibits };
};

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

const findWords = async (db: Kysely<Schema>, { words, phrase }: SearchWords): Promise<Hits> => {
  const typed = await everyKind(db, { groups: words.map((word) => [word]), phrase });
  // Users look for guides, and the overlay shows guides: without any, similar words are tried too.
  if (countOf(typed) >= ENOUGH && typed.guide.length > 0) return typed;
  const groups = await similarWords(db, words);
  // No word is similar: the same query again.
  if (words.length === 1 && groups[0]?.length === 1) return typed;
  const near = joined(typed, await everyKind(db, { groups, phrase: '' }));
  if (near.guide.length > 0 || words.length === 1) return near;
  // No guide contains all the words: guides with some of them are better than an empty page.
  const { guide, ...exhibits } = await everyKind(db, { groups, operator: '|', phrase: '' });
  return countOf(near) > 0 ? { ...near, guide } : { guide, ...exhibits };
};

const find = async (db: Kysely<Schema>, query: SearchWords): Promise<Hits> => {
  const { words, symbols } = query;
  const hits = words.length > 0 ? await findWords(db, query) : undefined;
  if (symbols.length === 0) return hits ?? none;
  const [guide = [], person = [], object = [], location = []] = await Promise.all(
    kinds.map((kind) => holding(db, kind, symbols, hits?.[kind])),
  );
  return { guide, person, object, location };
};

/** Rows of each kind that are cached, because the same ones are found often: as many guides are about 10 MB. */
const ROWS = 20_000;

/** Returns the rows of `ids` in this order, from `known` where it has them. */
const rowsOf = async <T extends { id: number }>(
  ids: number[],
  known: LRUCache<number, T>,
  read: (ids: number[]) => Promise<T[]>,
): Promise<T[]> => {
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length > 0) for (const row of await read(missing)) known.set(row.id, row);
  return ids.flatMap((id) => known.get(id) ?? []);
};

/** Searches whose results are cached: many users type the same beginnings. */
const SEARCHES = 500;

/** Rows of one version of the catalogue. Searches that still read an older one do not share theirs. */
const noRows = (version: string) => ({
  version,
  guides: new LRUCache<number, GuideRow>({ max: ROWS }),
  persons: new LRUCache<number, Selectable<Schema['persons']>>({ max: ROWS }),
  objects: new LRUCache<number, Selectable<Schema['objects']>>({ max: ROWS }),
  locations: new LRUCache<number, Selectable<Schema['locations']>>({ max: ROWS }),
});

/** As one array parameter: a list would make a new statement for each length. */
const among = (column: string, ids: number[]) =>
  sql<boolean>`${sql.ref(column)} = ANY (${ids}::bigint[])`;

/** Returns equal keys for queries that have equal results: 'Roma' and ' roma'. */
export const searchKey = (text: string): string => JSON.stringify(searchWords(text));

export const makeSearchStore = (db: Database) => {
  const readGuides = (ids: number[]) =>
    guideRows(db).where(among('guides.id', ids)).where('guides.listed', '=', true).execute();
  const readPersons = (ids: number[]) =>
    db.sql.selectFrom('persons').selectAll().where(among('id', ids)).execute();
  const readObjects = (ids: number[]) =>
    db.sql.selectFrom('objects').selectAll().where(among('id', ids)).execute();
  const readLocations = (ids: number[]) =>
    db.sql.selectFrom('locations').selectAll().where(among('id', ids)).execute();

  let rows = noRows('');
  const rowsFor = async (key: string, version: string) => {
    // Parses the key again.
    const query: SearchWords = JSON.parse(key);
    if (rows.version !== version) rows = noRows(version);
    const { guides: known, ...exhibits } = rows;
    const [hits, spoken] = await Promise.all([
      find(db.sql, query),
      // A symbol is not said.
      query.symbols.length === 0 ? freeHits(db.sql, query.words) : [],
    ]);
    const [guides, persons, objects, locations] = await Promise.all([
      rowsOf(hits.guide, known, readGuides),
      rowsOf(hits.person, exhibits.persons, readPersons),
      rowsOf(hits.object, exhibits.objects, readObjects),
      rowsOf(hits.location, exhibits.locations, readLocations),
    ]);
    return { guides, persons, objects, locations, spoken };
  };
  const { version } = makeShopStore(db);
  const found = new VersionedCache<Awaited<ReturnType<typeof rowsFor>>>(
    async () => String(await version()),
    SEARCHES,
    () => 1,
  );

  /** Not cached: each customer owns other guides. */
  const spokenFor = async (
    text: string,
    { ownedIds }: Access,
    free: SpokenHit[],
  ): Promise<SpokenHit[]> => {
    const { words, symbols } = searchWords(text);
    if (symbols.length > 0) return free;
    if (ownedIds === null) return allHits(db.sql, words);
    return ownedIds.length === 0 ? free : [...free, ...(await hitsIn(db.sql, words, ownedIds))];
  };

  return {
    /** Returns guides, persons, objects and places that match, best first, at most fifty of each. */
    search: async (text: string, access: Access = visitor): Promise<SearchResponse> => {
      const key = searchKey(text);
      const rows = await found.get(key, (version) => rowsFor(key, version));
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
