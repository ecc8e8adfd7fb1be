import type { WireCategory } from '../../../contract/guides.ts';
import type { WirePlan } from '../../../contract/plans.ts';
import type { WireUpdate } from '../../../contract/updates.ts';
import type { Database } from '../../db/open.ts';

/** Category 1 contains all guides. */
export const EVERY_CATEGORY = 1;

/** Selects the categories of the catalogue. One that has left it stays in the table for owners of its guides. */
export const categoriesOnSale = (db: Database) =>
  db.sql.selectFrom('categories').where('categories.listed', '=', true);

/** Reads the short lists of the catalogue: categories, plans and news. */
export const makeShopStore = (db: Database) => ({
  /** Returns the version, which changes with every change of the catalogue, and when something reaches its time. */
  version: async (): Promise<string> => {
    const { catalogue_version } = await db.sql
      .selectFrom('meta')
      .select('catalogue_version')
      .executeTakeFirstOrThrow();
    return String(catalogue_version);
  },

  categories: (): Promise<WireCategory[]> =>
    categoriesOnSale(db)
      .select(['categories.id', 'categories.name'])
      .orderBy('categories.id')
      .execute(),

  /**
   * Returns active and inactive plans: the app shows the active ones. A plan at a special price is active until
   * its end in `specialEnds`, and inactive without one.
   */
  plans: async (specialEnds: ReadonlyMap<number, Date>): Promise<WirePlan[]> => {
    const rows = await db.sql
      .selectFrom('plans')
      .leftJoin('plans as usual', (join) =>
        join.onRef('usual.id', '=', 'plans.special_of').on('usual.status', '=', 'active'),
      )
      .select(['plans.id', 'plans.title', 'plans.description', 'plans.price', 'plans.duration'])
      .select(['plans.status', 'plans.special_percent as percent', 'plans.special_days as days'])
      .select(['plans.special_starts as starts', 'usual.id as plan_id'])
      .select('usual.price as usual_price')
      .where('plans.status', '<>', 'draft')
      .orderBy('plans.id')
      .execute();
    return rows.map(({ status, percent, days, starts, plan_id, usual_price, ...plan }) => {
      const wire = {
        ...plan,
        months: plan.duration === 0 ? null : plan.duration,
        ...(percent !== null &&
          days !== null &&
          starts !== null && {
            special: {
              percent,
              days,
              starts,
              ...(plan_id !== null && usual_price !== null && { plan_id, usual_price }),
            },
          }),
      };
      if (status !== 'special') return { ...wire, status };
      const end = specialEnds.get(plan.id);
      if (!end) return { ...wire, status: 'inactive' };
      return { ...wire, status: 'active', available_until: end.toISOString() };
    });
  },

  /** Returns the news, newest first. */
  updates: async (): Promise<WireUpdate[]> => {
    const rows = await db.sql
      .selectFrom('updates')
      .select(['id', 'type', 'reference_id', 'image', 'title', 'sub_title', 'created_at'])
      .where('listed', '=', true)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
  },
});
