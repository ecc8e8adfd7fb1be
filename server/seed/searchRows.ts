import { sql } from 'kysely';
import { normalizeText, normalizeWords, textOfHtml } from '../modules/search/normalizeText.ts';
import { batchesOf, type Trx } from './bulk.ts';
import type { CatalogueIds } from './ids.ts';
import type { Catalogue } from '../catalogue/toRows.ts';

/** What a thing is found by, from its title down to its text: PostgreSQL's weights A to D. */
interface Findable {
  id: number;
  title: string;
  /** Its titles in other languages. */
  others: string;
  near: string;
  about: string;
  text: string;
}

type SearchTable = 'guide_search' | 'person_search' | 'object_search' | 'location_search';

/**
 * Words stand in the vector twice: as they are, so that beginnings and exact words match, and as Italian
 * stems. The long text has its stems alone, which keeps the vector half as big.
 */
const writeSearch = async (trx: Trx, table: SearchTable, rows: Findable[]): Promise<void> => {
  for (const batch of batchesOf(rows, 500)) {
    const column = (read: (row: Findable) => string) =>
      batch.map((row) => normalizeText(read(row)));
    await sql`
      INSERT INTO ${sql.table(table)} (id, title, title_words, words)
      SELECT id, title, title_words,
        title_words
          || setweight(to_tsvector('simple', near) || to_tsvector('italian', near), 'B')
          || setweight(to_tsvector('simple', about) || to_tsvector('italian', about), 'C')
          || setweight(to_tsvector('italian', body), 'D')
      FROM unnest(
        ${batch.map(({ id }) => id)}::bigint[],
        ${column(({ title }) => title)}::text[],
        ${column(({ others }) => others)}::text[],
        ${column(({ near }) => near)}::text[],
        ${column(({ about }) => about)}::text[],
        ${column(({ text }) => text)}::text[]
      ) AS found (id, title, others, near, about, body),
      LATERAL (
        SELECT setweight(to_tsvector('simple', title || ' ' || others) || to_tsvector('italian', title || ' ' || others), 'A') AS title_words
      ) AS titled
      ON CONFLICT (id) DO UPDATE SET
        title = excluded.title, title_words = excluded.title_words, words = excluded.words
    `.execute(trx);
  }
};

/** Shorter words are too similar to count as misspellings of one another. */
const SHORTEST_WORD = 4;

const titlesOf = (rows: Catalogue) => {
  const names = new Map(rows.persons.map(({ slug, name }) => [slug, name]));
  const places = new Map(rows.places.map(({ slug, name, city }) => [slug, `${name} ${city}`]));
  return {
    guides: rows.guides.map((guide) => ({
      slug: guide.slug,
      title: guide.title,
      others: guide.translations.map(({ title }) => title).join(' '),
      near: guide.categoryName,
      about: [guide, ...guide.translations]
        .flatMap(({ short, tracks }) => [short, ...tracks.map(({ title }) => title)])
        .join(' '),
    })),
    persons: rows.persons.map(({ slug, name }) => ({
      slug,
      title: name,
      others: '',
      near: '',
      about: '',
    })),
    objects: rows.objects.map((object) => ({
      slug: object.slug,
      title: object.title,
      others: '',
      near: object.person === null ? '' : (names.get(object.person) ?? ''),
      about: `${object.category} ${object.technique} ${places.get(object.place) ?? ''}`,
    })),
    locations: rows.places.map(({ slug, name, city }) => ({
      slug,
      title: name,
      others: '',
      near: city,
      about: '',
    })),
  };
};

/** Makes `changed` findable: guides, persons, objects and places. `rows` has what they refer to. */
export const writeSearchRows = async (
  trx: Trx,
  { rows, changed, ids }: { rows: Catalogue; changed: Catalogue; ids: CatalogueIds },
): Promise<void> => {
  const titles = titlesOf(rows);
  const write = async (
    table: SearchTable,
    list: (Omit<Findable, 'id' | 'text'> & { slug: string })[],
    { id, texts }: { id: (slug: string) => number; texts: Map<string, string> },
  ) => {
    const found = list.flatMap(({ slug, ...words }) => {
      const text = texts.get(slug);
      return text === undefined ? [] : [{ ...words, id: id(slug), text }];
    });
    await writeSearch(trx, table, found);
  };
  const plain = (list: { slug: string; text: string }[]) =>
    new Map(list.map(({ slug, text }) => [slug, text]));
  const descriptions = new Map(
    changed.guides.map(({ slug, description, translations }) => [
      slug,
      [description, ...translations.map((one) => one.description)].map(textOfHtml).join(' '),
    ]),
  );
  await write('guide_search', titles.guides, { id: ids.guide, texts: descriptions });
  await write('person_search', titles.persons, { id: ids.person, texts: plain(changed.persons) });
  await write('object_search', titles.objects, { id: ids.object, texts: plain(changed.objects) });
  await write('location_search', titles.locations, { id: ids.place, texts: plain(changed.places) });
};

/** Adds words of what is on sale to those that the words of a search are compared with. */
export const addSearchWords = async (trx: Trx, rows: Catalogue): Promise<void> => {
  const words = new Set(
    Object.values(titlesOf(rows))
      .flat()
      .flatMap(({ title, others, near, about }) =>
        normalizeWords(`${title} ${others} ${near} ${about}`),
      ),
  );
  for (const batch of batchesOf([...words].filter((word) => word.length >= SHORTEST_WORD))) {
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
