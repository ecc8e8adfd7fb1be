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
   * Returns active and inactive plans: the app shows the active ones. A plan at the special price is active
   * until `specialEnd`, and inactive without it.
   */
  plans: async (specialEnd: Date | null): Promise<WirePlan[]> => {
    const rows = await db.sql
      .selectFrom('plans')
      .select(['id', 'title', 'description', 'price', 'duration', 'status'])
      .where('status', '<>', 'draft')
      .orderBy('id')
      .execute();
    return rows.map(({ status, ...plan }) => {
      if (status !== 'special') return { ...plan, status };
      if (!specialEnd) return { ...plan, status: 'inactive' };
      return { ...plan, status: 'active', available_until: specialEnd.toISOString() };
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
