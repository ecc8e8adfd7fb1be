import type { SitemapKind } from '../../../contract/routes.ts';
import type { Database } from '../../db/open.ts';

/** Ids of everything that has a public page, in the order of the catalogue. */
export type PublicIds = Record<SitemapKind, number[]>;

/**
 * Returns the ids for the sitemap (modules/site/sitemap.ts), without what is hidden or no longer for sale.
 */
export async function publicIds(db: Database): Promise<PublicIds> {
  const idsOf = async (table: 'categories' | 'guides' | 'persons' | 'objects' | 'locations') =>
    (
      await db.sql.selectFrom(table).select('id').where('listed', '=', true).orderBy('id').execute()
    ).map(({ id }) => id);
  const [categories, guides, persons, objects, locations] = await Promise.all([
    idsOf('categories'),
    idsOf('guides'),
    idsOf('persons'),
    idsOf('objects'),
    idsOf('locations'),
  ]);
  return { categories, guides, persons, objects, locations };
}
