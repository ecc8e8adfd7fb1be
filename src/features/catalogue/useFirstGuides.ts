import type { GuidesPage } from '../../domain/decode/catalogue/decodeGuidesPage.ts';
import type { QueryState } from '../../shared/api/queryState.ts';
import { useGuidesOfCategoryInfiniteQuery } from './catalogueApi.ts';

/** Returns the first guides of a category, for a page that shows no more. */
export const useFirstGuides = (categoryId: number): QueryState<GuidesPage> =>
  useGuidesOfCategoryInfiniteQuery(categoryId, {
    selectFromResult: ({ currentData, error, isError }) => ({
      currentData: currentData?.pages[0],
      error,
      isError,
    }),
  });
