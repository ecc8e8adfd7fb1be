import { newsTime } from '../catalogue/format/shown.ts';
import type { Catalogue } from '../catalogue/toRows.ts';
import { writeRows, type Trx } from './bulk.ts';
import type { CatalogueIds } from './ids.ts';

/** Plans and news. */
export const writeShop = async (trx: Trx, rows: Catalogue, ids: CatalogueIds): Promise<void> => {
  await writeRows(
    trx,
    'plans',
    rows.plans.map(({ special, ...row }) => ({
      ...row,
      // Its state decides whether it is on sale (showEntries.ts).
      status: 'draft',
      id: ids.plan(row.slug),
      special_of: special && ids.plan(special.instead_of),
      special_percent: special && special.percent,
      special_days: special && special.days,
      special_starts: special && special.starts,
    })),
  );
  if (rows.updates.length === 0) return;
  const firstPlan = await trx
    .selectFrom('plans')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  await writeRows(
    trx,
    'updates',
    rows.updates.map(({ slug, image, title, subTitle, date, ...row }) => ({
      id: ids.news(slug),
      slug,
      type: row.guide === null ? 'subscription' : 'product',
      reference_id: row.guide === null ? (firstPlan?.id ?? 0) : ids.guide(row.guide),
      image,
      title,
      sub_title: subTitle,
      created_at: newsTime(date),
    })),
  );
};
