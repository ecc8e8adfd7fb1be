import type { SitemapKind } from '../../../contract/routes.ts';
import type { Database } from '../../db/open.ts';

/** Ids of everything that has a public page, in the order of the catalogue. */
export type PublicIds = Record<SitemapKind, number[]>;

/**
 * Returns the ids for the sitemap (modules/site/sitemap.ts), without withdrawn guides, which are no longer for sale.
 */
export async function publicIds(db: Database): Promise<PublicIds> {
  const idsOf = async (table: 'categories' | 'persons' | 'objects' | 'locations') =>
    (await db.sql.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);
  const listed = db.sql.selectFrom('guides').select('id').where('listed', '=', true).orderBy('id');
  const [categories, guides, persons, objects, locations] = await Promise.all([
    idsOf('categories'),
    listed.execute(),
    idsOf('persons'),
    idsOf('objects'),
    idsOf('locations'),
  ]);
  return { categories, guides: guides.map(({ id }) => id), persons, objects, locations };
}
