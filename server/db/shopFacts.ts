import { sql, type Kysely } from 'kysely';
import type { ShopFile } from '../../contract/site.ts';
import { neutralShop } from '../catalogue/format/shopFacts.ts';
import type { DB } from './schema.generated.ts';

/** Returns the facts of the shop in all languages, which mails and invoices have; neutral ones without a site. */
export async function shopFacts(db: Kysely<DB>): Promise<ShopFile> {
  const row = await db
    .selectFrom('catalogue_entries')
    .select(sql<ShopFile>`entry::json->'front'`.as('front'))
    .where('kind', '=', 'shop')
    .where('entry', '<>', '')
    .executeTakeFirst();
  return row?.front ?? neutralShop;
}
