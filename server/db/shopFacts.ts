import type { Kysely } from 'kysely';
import type { ShopFile } from '../../contract/site.ts';
import { entryOf } from '../catalogue/format/entry.ts';
import { shopFactsOf } from '../catalogue/format/shopFacts.ts';
import type { DB } from './schema.generated.ts';

/** Returns the facts of the shop in all languages, which mails and invoices have; neutral ones without a site. */
export async function shopFacts(db: Kysely<DB>): Promise<ShopFile> {
  const row = await db
    .selectFrom('catalogue_entries')
    .select('entry')
    .where('kind', '=', 'shop')
    .where('entry', '<>', '')
    .executeTakeFirst();
  return shopFactsOf(row ? [entryOf(row.entry ?? '')] : []);
}
