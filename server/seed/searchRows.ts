import { sql } from 'kysely';
import { normalizeText, normalizeWords, textOfHtml } from '../modules/search/normalizeText.ts';
import { batchesOf, type CatalogueIds, type Trx } from './bulk.ts';
import type { Catalogue } from '../catalogue/types.ts';

/** What a thing is found by, from its title down to its text: PostgreSQL's weights A to D. */
interface Findable {
  id: number;
  title: string;
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
        ${column(({ near }) => near)}::text[],
        ${column(({ about }) => about)}::text[],
        ${column(({ text }) => text)}::text[]
      ) AS found (id, title, near, about, body),
      LATERAL (
        SELECT setweight(to_tsvector('simple', title) || to_tsvector('italian', title), 'A') AS title_words
      ) AS titled
      ON CONFLICT (id) DO UPDATE SET
        title = excluded.title, title_words = excluded.title_words, words = excluded.words
    `.execute(trx);
  }
};

/** Shorter words are too like each other to be taken for a slip of one another. */
const SHORTEST_WORD = 4;

const writeWords = async (trx: Trx, findables: Findable[]): Promise<void> => {
  const words = new Set(
    findables.flatMap(({ title, near, about }) => normalizeWords(`${title} ${near} ${about}`)),
  );
  await trx.deleteFrom('search_words').execute();
  for (const batch of batchesOf([...words].filter((word) => word.length >= SHORTEST_WORD))) {
    await sql`INSERT INTO search_words (word) SELECT unnest(${batch}::text[])`.execute(trx);
  }
};

/** Makes everything findable: guides, persons, objects and places. */
export const writeSearchRows = async (
  trx: Trx,
  rows: Catalogue,
  ids: CatalogueIds,
): Promise<void> => {
  const names = new Map(rows.persons.map(({ slug, name }) => [slug, name]));
  const places = new Map(rows.places.map(({ slug, name, city }) => [slug, `${name} ${city}`]));
  const guides = rows.guides.map((guide) => ({
    id: ids.guide(guide.slug),
    title: guide.title,
    near: guide.categoryName,
    about: `${guide.short} ${guide.tracks.map(({ title }) => title).join(' ')}`,
    text: textOfHtml(guide.description),
  }));
  const persons = rows.persons.map(({ slug, name, text }) => ({
    ...{ id: ids.person(slug), title: name, near: '', about: '', text },
  }));
  const objects = rows.objects.map((object) => ({
    id: ids.object(object.slug),
    title: object.title,
    near: object.person === null ? '' : (names.get(object.person) ?? ''),
    about: `${object.category} ${object.technique} ${places.get(object.place) ?? ''}`,
    text: object.text,
  }));
  const locations = rows.places.map(({ slug, name, city, text }) => ({
    ...{ id: ids.location(slug), title: name, near: city, about: '', text },
  }));
  await writeSearch(trx, 'guide_search', guides);
  await writeSearch(trx, 'person_search', persons);
  await writeSearch(trx, 'object_search', objects);
  await writeSearch(trx, 'location_search', locations);
  await writeWords(trx, [...guides, ...persons, ...objects, ...locations]);
};
