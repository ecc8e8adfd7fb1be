/** Ids belong to slugs for good (`catalogue_entries`): what returns has the id that it had. */
import { sql } from 'kysely';
import { EVERYTHING, type SoldKind } from '../catalogue/format/entry.ts';
import type { Kind } from '../catalogue/format/schemas.ts';
import { batchesOf, type Trx } from './bulk.ts';

type Id = (slug: string) => number;

export interface CatalogueIds extends Record<SoldKind, Id> {
  track(guide: string, key: string): number;
}

export interface WantedId {
  kind: Kind | 'track';
  slug: string;
  /** What a folder asks for. Undefined: the next one. */
  id?: number | undefined;
}

/** The category that contains every guide. */
const EVERYTHING_ID = 1;

const keyOf = ({ kind, slug }: { kind: string; slug: string }): string => `${kind} ${slug}`;

/** The ids that the wanted slugs have. Tracks are many, so only the wanted ones are read. */
async function knownIds(trx: Trx, wanted: readonly WantedId[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  const entries = await trx
    .selectFrom('catalogue_entries')
    .select(['kind', 'slug', 'id'])
    .where('kind', '<>', 'track')
    .execute();
  for (const row of entries) ids.set(keyOf(row), row.id);
  const tracks = wanted.filter(({ kind }) => kind === 'track').map(({ slug }) => slug);
  for (const batch of batchesOf(tracks)) {
    const { rows } = await sql<{ slug: string; id: number }>`
      SELECT slug, id FROM catalogue_entries
      WHERE kind = 'track' AND slug = ANY (${batch}::text[])
    `.execute(trx);
    for (const { slug, id } of rows) ids.set(keyOf({ kind: 'track', slug }), id);
  }
  return ids;
}

async function highestIds(trx: Trx): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('catalogue_entries')
    .select(({ fn }) => ['kind', fn.max('id').as('highest')])
    .groupBy('kind')
    .execute();
  return new Map(rows.map(({ kind, highest }) => [kind, Number(highest)]));
}

/** Gives every wanted slug an id, in the order of the list; those with an id of their own come first. */
export async function giveIds(trx: Trx, wanted: readonly WantedId[]): Promise<CatalogueIds> {
  const ids = await knownIds(trx, wanted);
  const highest = await highestIds(trx);
  const given: { kind: string; slug: string; id: number }[] = [];
  const give = ({ kind, slug }: WantedId, id: number) => {
    ids.set(keyOf({ kind, slug }), id);
    highest.set(kind, Math.max(highest.get(kind) ?? 0, id));
    given.push({ kind, slug, id });
  };
  const isNew = (one: WantedId): boolean => !ids.has(keyOf(one));
  const everything: WantedId = { kind: 'category', slug: EVERYTHING };
  if (isNew(everything)) give(everything, EVERYTHING_ID);
  for (const one of wanted) if (one.id !== undefined && isNew(one)) give(one, one.id);
  for (const one of wanted) if (isNew(one)) give(one, (highest.get(one.kind) ?? 0) + 1);
  for (const batch of batchesOf(given)) {
    await sql`
      INSERT INTO catalogue_entries (kind, slug, id)
      SELECT * FROM unnest(
        ${batch.map(({ kind }) => kind)}::text[],
        ${batch.map(({ slug }) => slug)}::text[],
        ${batch.map(({ id }) => id)}::bigint[]
      )
    `.execute(trx);
  }
  const idOf = (kind: string, slug: string): number => {
    const id = ids.get(keyOf({ kind, slug }));
    if (id === undefined) throw new Error(`There is no ${kind} ${slug}`);
    return id;
  };
  const of =
    (kind: Kind): Id =>
    (slug) =>
      idOf(kind, slug);
  return {
    category: of('category'),
    guide: of('guide'),
    person: of('person'),
    place: of('place'),
    event: of('event'),
    object: of('object'),
    plan: of('plan'),
    news: of('news'),
    track: (guide, key) => idOf('track', trackSlug(guide, key)),
  };
}

/** The slug of a track in `catalogue_entries`. */
export const trackSlug = (guide: string, key: string): string => `${guide}/${key}`;
