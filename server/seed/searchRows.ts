import { sql } from 'kysely';
import { normalizeText, normalizeWords, textOfHtml } from '../modules/search/normalizeText.ts';
import { stemmerOf } from '../modules/search/stemmers.ts';
import { batchesOf, type Trx } from './bulk.ts';
import type { CatalogueIds } from './ids.ts';
import type { Catalogue } from '../catalogue/toRows.ts';

/** What a thing is found by in one of its languages. */
interface Words {
  /** Undefined: the catalogue's. */
  lang?: string | undefined;
  title: string;
  about: string;
}

/** What a thing is found by, but for its text. */
interface Named {
  slug: string;
  /** In the catalogue's language. */
  near: string;
  /** Its first language first. */
  words: Words[];
}

/** From the title down to the text: PostgreSQL's weights A to D. */
interface Findable extends Pick<Words, 'title' | 'about'> {
  id: number;
  stemmer: string;
  near: string;
  text: string;
}

type SearchTable = 'guide_search' | 'person_search' | 'object_search' | 'location_search';

/**
 * Words are in the vector twice: as they are, so that beginnings and exact words match, and as stems by the rules of
 * their language. The long text has its stems alone, which keeps the vector half as big.
 */
const vectorsOf = (rows: Findable[], stemmerOfNear: string) => {
  const column = (read: (row: Findable) => string) => rows.map((row) => normalizeText(read(row)));
  return sql`
    SELECT id, title, title_words,
      title_words
        || setweight(to_tsvector('simple', near) || to_tsvector(${stemmerOfNear}::regconfig, near), 'B')
        || setweight(to_tsvector('simple', about) || to_tsvector(stemmer, about), 'C')
        || setweight(to_tsvector(stemmer, body), 'D') AS words
    FROM unnest(
      ${rows.map(({ id }) => id)}::bigint[],
      ${rows.map(({ stemmer }) => stemmer)}::regconfig[],
      ${column(({ title }) => title)}::text[],
      ${column(({ near }) => near)}::text[],
      ${column(({ about }) => about)}::text[],
      ${column(({ text }) => text)}::text[]
    ) AS found (id, stemmer, title, near, about, body),
    LATERAL (
      SELECT setweight(to_tsvector('simple', title) || to_tsvector(stemmer, title), 'A') AS title_words
    ) AS titled`;
};

/** Titles that a query begins are those of the first language. */
const writeFirst = async (
  trx: Trx,
  table: SearchTable,
  rows: Findable[],
  stemmerOfNear: string,
) => {
  for (const batch of batchesOf(rows, 500)) {
    await sql`
      INSERT INTO ${sql.table(table)} (id, title, title_words, words)
      ${vectorsOf(batch, stemmerOfNear)}
      ON CONFLICT (id) DO UPDATE SET
        title = excluded.title, title_words = excluded.title_words, words = excluded.words
    `.execute(trx);
  }
};

/** Adds another language to the rows, each of which is given once. */
const writeMore = async (trx: Trx, table: SearchTable, rows: Findable[], stemmerOfNear: string) => {
  for (const batch of batchesOf(rows, 500)) {
    await sql`
      UPDATE ${sql.table(table)} AS stored
      SET title_words = stored.title_words || more.title_words, words = stored.words || more.words
      FROM (${vectorsOf(batch, stemmerOfNear)}) AS more
      WHERE more.id = stored.id
    `.execute(trx);
  }
};

/** Shorter words are too similar to count as misspellings of one another. */
const SHORTEST_WORD = 4;

const namesOf = (rows: Catalogue): Record<'guides' | 'persons' | 'objects' | 'places', Named[]> => {
  const names = new Map(rows.persons.map(({ slug, name }) => [slug, name]));
  const places = new Map(rows.places.map(({ slug, name, city }) => [slug, `${name} ${city}`]));
  return {
    guides: rows.guides.map((guide) => ({
      slug: guide.slug,
      near: guide.categoryName,
      words: [guide, ...guide.translations].map(({ facts, title, short, tracks }) => ({
        lang: facts.language,
        title,
        about: [short, ...tracks.map((track) => track.title)].join(' '),
      })),
    })),
    persons: rows.persons.map(({ slug, name }) => ({
      slug,
      near: '',
      words: [{ title: name, about: '' }],
    })),
    objects: rows.objects.map(({ slug, title, person, category, technique, place }) => ({
      slug,
      near: person === null ? '' : (names.get(person) ?? ''),
      words: [{ title, about: `${category} ${technique} ${places.get(place) ?? ''}` }],
    })),
    places: rows.places.map(({ slug, name, city }) => ({
      slug,
      near: city,
      words: [{ title: name, about: '' }],
    })),
  };
};

interface Searchable {
  /** What `changed` refers to. */
  rows: Catalogue;
  changed: Catalogue;
  ids: CatalogueIds;
  /** The catalogue's. */
  language: string;
}

/** Makes `changed` findable: guides, persons, objects and places. */
export const writeSearchRows = async (
  trx: Trx,
  { rows, changed, ids, language }: Searchable,
): Promise<void> => {
  const names = namesOf(rows);
  const stemmer = stemmerOf(language);
  const write = async (
    table: SearchTable,
    named: Named[],
    id: (slug: string) => number,
    /** In the order of the languages. */
    texts: Map<string, string[]>,
  ) => {
    const found = named.flatMap(({ slug, near, words }) =>
      (texts.get(slug) ?? []).flatMap((text, index) => {
        const { lang = language, title = '', about = '' } = words[index] ?? {};
        const ofFirst = index === 0 ? near : '';
        return { index, id: id(slug), stemmer: stemmerOf(lang), title, near: ofFirst, about, text };
      }),
    );
    const inLanguage = (at: number) => found.filter(({ index }) => index === at);
    await writeFirst(trx, table, inLanguage(0), stemmer);
    for (let at = 1, more = inLanguage(at); more.length > 0; at += 1, more = inLanguage(at)) {
      await writeMore(trx, table, more, stemmer);
    }
  };
  const plain = (list: { slug: string; text: string }[]) =>
    new Map(list.map(({ slug, text }) => [slug, [text]]));
  const descriptions = new Map(
    changed.guides.map((guide) => [
      guide.slug,
      [guide, ...guide.translations].map(({ description }) => textOfHtml(description)),
    ]),
  );
  await write('guide_search', names.guides, ids.guide, descriptions);
  await write('person_search', names.persons, ids.person, plain(changed.persons));
  await write('object_search', names.objects, ids.object, plain(changed.objects));
  await write('location_search', names.places, ids.place, plain(changed.places));
};

/** Returns the languages of the catalogue's texts, its own first. */
export const searchLanguages = ({ guides }: Catalogue, language: string): string[] => [
  ...new Set([
    language,
    ...guides.flatMap(({ facts, translations }) => [
      facts.language ?? language,
      ...translations.map((one) => one.language),
    ]),
  ]),
];

/** Adds words of what is on sale to those that the words of a search are compared with. */
export const addSearchWords = async (trx: Trx, rows: Catalogue): Promise<void> => {
  const found = new Set(
    Object.values(namesOf(rows))
      .flat()
      .flatMap(({ near, words }) => [near, ...words.flatMap(({ title, about }) => [title, about])])
      .flatMap(normalizeWords),
  );
  for (const batch of batchesOf([...found].filter((word) => word.length >= SHORTEST_WORD))) {
    await sql`
      INSERT INTO search_words (word) SELECT unnest(${batch}::text[]) ON CONFLICT DO NOTHING
    `.execute(trx);
  }
};

/** Replaces all words that the words of a search are compared with by those of everything on sale. */
export const writeSearchWords = async (trx: Trx, rows: Catalogue): Promise<void> => {
  await trx.deleteFrom('search_words').execute();
  await addSearchWords(trx, rows);
};
