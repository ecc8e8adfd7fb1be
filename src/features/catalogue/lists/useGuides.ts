import type { Guide } from '../../../domain/model.ts';
import type { QueryState } from '../../../shared/api/queryState.ts';
import {
  catalogueApi,
  useFirstGuidesOfCategoryQuery,
  useGuidesOfCategoryQuery,
} from '../catalogueApi.ts';

export interface GuidesQuery extends QueryState<Guide[]> {
  /** Number of all guides, fetched or not. */
  total: number;
  /** Fetching the rest has failed: `retry` tries again. */
  restFailed: { error: QueryState<Guide[]>['error']; retry: () => void } | null;
}

/**
 * Returns the guides of a category: the first ones at once, all if `wantsAll`. A page's HTML and its first screens need
 * only the first: 20,000 guides are 9 MB of JSON.
 */
export function useGuides(categoryId: number, wantsAll: boolean): GuidesQuery {
  // If all of them are cached, they are shown from the start.
  const { currentData: cached } = catalogueApi.endpoints.guidesOfCategory.useQueryState(categoryId);
  const first = useFirstGuidesOfCategoryQuery(categoryId, { skip: cached !== undefined });
  const { guides, total = 0 } = first.currentData ?? {};
  const isWhole = guides !== undefined && guides.length >= total;
  const all = useGuidesOfCategoryQuery(categoryId, {
    skip: cached === undefined && (!wantsAll || guides === undefined || isWhole),
  });
  const whole = all.currentData ?? cached;
  return {
    currentData: whole ?? guides,
    total: whole?.length ?? total,
    isError: first.isError,
    error: first.error,
    refetch: first.refetch,
    restFailed:
      all.isError && !whole ? { error: all.error, retry: () => void all.refetch() } : null,
  };
}
