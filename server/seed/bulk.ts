import { sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';

export type Trx = Transaction<Schema>;

/** Who has which id: found once, used by the search rows too. */
export interface CatalogueIds {
  guide(slug: string): number;
  person(slug: string): number;
  object(slug: string): number;
  location(slug: string): number;
}
type Cell = string | number | boolean | null;
export type Row = Readonly<Record<string, Cell>>;

const BATCH = 2_000;

export const batchesOf = <T>(rows: readonly T[], size = BATCH): T[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );

/**
 * Writes rows by their key, one statement for each two thousand: a column becomes an array parameter, so
 * the text of the statement stays the same for any number of rows.
 */
export const writeRows = async (
  trx: Trx,
  table: keyof Schema,
  columns: Record<
    string,
    'bigint' | 'integer' | 'text' | 'boolean' | 'numeric' | 'timestamptz' | 'jsonb'
  >,
  rows: readonly Row[],
): Promise<void> => {
  const names = Object.keys(columns);
  const [key = 'id', ...others] = names;
  const list = sql.join(names.map((name) => sql.ref(name)));
  const renewed = sql.join(others.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`));
  for (const batch of batchesOf(rows)) {
    const arrays = Object.entries(columns).map(
      ([name, type]) => sql`${batch.map((row) => row[name] ?? null)}::${sql.raw(type)}[]`,
    );
    await sql`
      INSERT INTO ${sql.table(table)} (${list})
      SELECT * FROM unnest(${sql.join(arrays)})
      ON CONFLICT (${sql.ref(key)}) DO UPDATE SET ${renewed}
    `.execute(trx);
  }
};

type Slugged =
  | 'categories'
  | 'recordings'
  | 'guides'
  | 'persons'
  | 'locations'
  | 'events'
  | 'objects'
  | 'plans'
  | 'updates';

/** The ids of slugs: those that the table has stay, new ones follow the highest. */
export const idsOf = async (
  trx: Trx,
  table: Slugged,
  rows: readonly { slug: string }[],
): Promise<(slug: string) => number> => {
  const known = await trx.selectFrom(table).select(['id', 'slug']).execute();
  const ids = new Map(known.map(({ id, slug }) => [slug, id]));
  let last = known.reduce((highest, { id }) => Math.max(highest, id), 0);
  for (const { slug } of rows) {
    if (!ids.has(slug)) ids.set(slug, (last += 1));
  }
  return (slug) => {
    const id = ids.get(slug);
    if (id === undefined) throw new Error(`${table} has no ${slug}`);
    return id;
  };
};

/** The same for what belongs to a guide and is known by its place there. */
export const idsByPosition = async (
  trx: Trx,
  table: 'tracks' | 'guide_faqs',
): Promise<(guideId: number, position: number) => number> => {
  const known = await trx.selectFrom(table).select(['id', 'guide_id', 'position']).execute();
  const ids = new Map(known.map(({ id, guide_id, position }) => [`${guide_id}:${position}`, id]));
  let last = known.reduce((highest, { id }) => Math.max(highest, id), 0);
  return (guideId, position) => ids.get(`${guideId}:${position}`) ?? (last += 1);
};
