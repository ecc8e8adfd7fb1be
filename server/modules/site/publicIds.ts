import type { SitemapKind } from '../../../contract/routes.ts';
import type { Database } from '../../db/open.ts';

/** Ids of everything that has a public page, in the order of the catalogue. */
export type PublicIds = Record<SitemapKind, number[]>;

/**
 * Returns the ids for the sitemap (modules/site/sitemap.ts), without guides and categories that are no longer for sale.
 */
export async function publicIds(db: Database): Promise<PublicIds> {
  const idsOf = async (table: 'persons' | 'objects' | 'locations') =>
    (await db.sql.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);
  const listed = db.sql.selectFrom('guides').select('id').where('listed', '=', true).orderBy('id');
  const onSale = db.sql
    .selectFrom('catalogue_entries')
    .select('id')
    .where('kind', '=', 'category')
    // The category of all guides, 1, may be in no folder.
    .where(({ eb, or }) => or([eb('entry', 'is not', null), eb('id', '=', 1)]))
    .orderBy('id');
  const [categories, guides, persons, objects, locations] = await Promise.all([
    onSale.execute(),
    listed.execute(),
    idsOf('persons'),
    idsOf('objects'),
    idsOf('locations'),
  ]);
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
  return { categories: ids(categories), guides: ids(guides), persons, objects, locations };
}
