import type { GuideList } from '../../../contract/guides.ts';
import type { Database } from '../../db/open.ts';
import { guideRows, toListedGuide } from './guideStore.ts';
import { categoriesOnSale, EVERY_CATEGORY } from './shopStore.ts';

/** A part of a list: at most `limit` guides, those with a higher id than `after`. */
export interface GuidePage {
  limit: number;
  after?: number;
}

export const makeGuideListStore = (db: Database) => {
  const count = async (categoryId: number): Promise<number> => {
    let rows = db.sql.selectFrom('guides').where('listed', '=', true);
    if (categoryId !== EVERY_CATEGORY) rows = rows.where('category_id', '=', categoryId);
    const { count } = await rows
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  };

  /**
   * Pages follow each other by id: when the catalogue is replaced in between, no guide is returned twice, and none of
   * the others is left out.
   */
  const list = async (
    categoryId: number,
    language: string,
    { limit, after }: Partial<GuidePage> = {},
  ): Promise<GuideList> => {
    let rows = guideRows(db).where('guides.listed', '=', true).orderBy('guides.id');
    if (categoryId !== EVERY_CATEGORY) rows = rows.where('guides.category_id', '=', categoryId);
    if (after !== undefined) rows = rows.where('guides.id', '>', after);
    // One more than requested shows whether others follow.
    if (limit !== undefined) rows = rows.limit(limit + 1);
    const found = await rows.execute();
    const data = found.slice(0, limit).map((row) => toListedGuide(row, language));
    const last = data.at(-1);
    return {
      data,
      ...(limit !== undefined && after === undefined && { total: await count(categoryId) }),
      ...(last && data.length < found.length && { next: String(last.id) }),
    };
  };

  return {
    /** Returns every guide that is for sale, in the order of the catalogue, or a page of them. */
    guides: (language: string, page?: GuidePage): Promise<GuideList> =>
      list(EVERY_CATEGORY, language, page),

    /** Returns the guides of a category, or a page of them; category 1 has all; null for one that is not on sale. */
    guidesOfCategory: async (
      id: number,
      language: string,
      page?: GuidePage,
    ): Promise<GuideList | null> => {
      const found = await list(id, language, page);
      if (found.data.length > 0 || id === EVERY_CATEGORY) return found;
      const known = await categoriesOnSale(db)
        .select('categories.id')
        .where('categories.id', '=', id)
        .executeTakeFirst();
      return known ? found : null;
    },
  };
};
