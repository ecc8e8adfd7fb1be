import type { Catalogue } from '../catalogue/toRows.ts';
import { writeRows, type Trx } from './bulk.ts';
import type { CatalogueIds } from './ids.ts';

/** Plans and news. */
export const writeShop = async (trx: Trx, rows: Catalogue, ids: CatalogueIds): Promise<void> => {
  await writeRows(
    trx,
    'plans',
    rows.plans.map((row) => ({ ...row, id: ids.plan(row.slug) })),
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
      // Nine in the morning in Italy: midnight would show as the day before to half of the world.
      created_at: new Date(`${date}T08:00:00Z`),
    })),
  );
};
