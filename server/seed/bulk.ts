import { sql, type Insertable, type Transaction } from 'kysely';
import type { DB } from '../db/schema.generated.ts';

export type Trx = Transaction<DB>;

const BATCH = 2_000;

export const batchesOf = <T>(rows: readonly T[], size = BATCH): T[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );

/**
 * Writes rows by their key, `id` or `guide_id`, one statement for each two thousand. PostgreSQL knows the types of the
 * columns; all rows have the same ones.
 */
export const writeRows = async <Table extends keyof DB>(
  trx: Trx,
  table: Table,
  rows: readonly Insertable<DB[Table]>[],
): Promise<void> => {
  const names = Object.keys(rows[0] ?? {});
  const key = names.includes('id') ? 'id' : 'guide_id';
  const list = sql.join(names.map((name) => sql.ref(name)));
  const renewed = sql.join(
    names
      .filter((name) => name !== key)
      .map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`),
  );
  for (const batch of batchesOf(rows)) {
    await sql`
      INSERT INTO ${sql.table(table)} (${list})
      SELECT ${list} FROM json_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(batch)}::json)
      ON CONFLICT (${sql.ref(key)}) DO UPDATE SET ${renewed}
    `.execute(trx);
  }
};

/** Ids of recordings, which no address names: known ones keep theirs, new ones follow the highest. */
export const recordingIds = async (
  trx: Trx,
  rows: readonly { slug: string }[],
): Promise<{ id: (slug: string) => number; isNew: (slug: string) => boolean }> => {
  const known = await trx.selectFrom('recordings').select(['id', 'slug']).execute();
  const ids = new Map(known.map(({ id, slug }) => [slug, id]));
  const old = new Set(ids.keys());
  let last = known.reduce((highest, { id }) => Math.max(highest, id), 0);
  for (const { slug } of rows) {
    if (!ids.has(slug)) ids.set(slug, (last += 1));
  }
  return {
    id: (slug) => {
      const id = ids.get(slug);
      if (id === undefined) throw new Error(`There is no recording ${slug}`);
      return id;
    },
    isNew: (slug) => !old.has(slug),
  };
};

/** Ids of the guides' questions, which are known by their position in a guide. */
export const faqIds = async (
  trx: Trx,
  guideIds: readonly number[],
): Promise<(guideId: number, position: number) => number> => {
  const { rows: known } = await sql<{ id: number; guide_id: number; position: number }>`
    SELECT id, guide_id, position FROM guide_faqs WHERE guide_id = ANY (${guideIds}::bigint[])
  `.execute(trx);
  const { highest } = await trx
    .selectFrom('guide_faqs')
    .select(({ fn }) => fn.max('id').as('highest'))
    .executeTakeFirstOrThrow();
  const ids = new Map(known.map(({ id, guide_id, position }) => [`${guide_id}:${position}`, id]));
  let last = Number(highest);
  return (guideId, position) => ids.get(`${guideId}:${position}`) ?? (last += 1);
};
