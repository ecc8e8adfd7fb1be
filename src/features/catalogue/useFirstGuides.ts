import type { GuidesPage } from '../../domain/decode/catalogue/decodeGuidesPage.ts';
import { isNotFound } from '../../shared/api/apiError.ts';
import type { QueryState } from '../../shared/api/queryState.ts';
import { useGuidesOfCategoryInfiniteQuery } from './catalogueApi.ts';

/**
 * Returns the first guides of a category, for a page that shows no more. A category that has left the catalogue has
 * none: owners of its guides still have their pages.
 */
export const useFirstGuides = (categoryId: number): QueryState<GuidesPage> =>
  useGuidesOfCategoryInfiniteQuery(categoryId, {
    selectFromResult: ({ currentData, error, isError }) => ({
      currentData: currentData?.pages[0],
      error,
      isError: isError && !isNotFound(error),
    }),
  });
