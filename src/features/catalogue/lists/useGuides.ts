import { useCallback, useMemo, useState } from 'react';
import type { GuidesPage } from '../../../domain/decode/catalogue/decodeGuidesPage.ts';
import type { Guide } from '../../../domain/model.ts';
import type { QueryState } from '../../../shared/api/queryState.ts';
import {
  catalogueApi,
  useEveryGuideOfCategoryQuery,
  useGuidesOfCategoryInfiniteQuery,
} from '../catalogueApi.ts';

export interface GuidesQuery extends QueryState<Guide[]> {
  /** Number of all guides, fetched or not. */
  total: number;
  /** Fetches the next page, if none is being fetched. It is another function after each fetch. */
  wantMore: () => void;
  /** Fetching more has failed: `refetch` tries again. */
  restFailed: Pick<QueryState<Guide[]>, 'error' | 'refetch'> | null;
}

/** Returns the guides of all pages. After a change of the catalogue the first page's total may be that of an older one. */
function guidesIn(pages: GuidesPage[]): { guides: Guide[]; total: number } {
  const guides = pages.flatMap((page) => page.guides);
  const { total = 0 } = pages[0] ?? {};
  if (pages.at(-1)?.next) return { guides, total: Math.max(total, guides.length + 1) };
  return { guides, total: pages.length > 1 ? guides.length : total };
}

/**
 * Returns the guides of a category: the first ones, then a page at a time, or all if `wantsAll` (20,000 guides are 9 MB
 * of JSON). All are also fetched from a provider that has no pages, when more than the first ones are wanted.
 */
export function useGuides(categoryId: number, wantsAll = false): GuidesQuery {
  // If all of them are cached, they are shown from the start.
  const { currentData: cached } =
    catalogueApi.endpoints.everyGuideOfCategory.useQueryState(categoryId);
  const byPages = useGuidesOfCategoryInfiniteQuery(categoryId, { skip: cached !== undefined });
  const { currentData: pages, fetchNextPage, hasNextPage, isFetching } = byPages;
  const fetched = useMemo(() => pages && guidesIn(pages.pages), [pages]);
  const isPart = fetched !== undefined && fetched.guides.length < fetched.total;
  // Null: none.
  const [wholeOf, setWholeOf] = useState<number | null>(null);
  const wantsWhole = (wantsAll || wholeOf === categoryId) && isPart;
  const every = useEveryGuideOfCategoryQuery(categoryId, {
    skip: cached === undefined && !wantsWhole,
  });
  const whole = every.currentData ?? cached;

  const nextFailed = byPages.isFetchNextPageError && hasNextPage;
  const wantMore = useCallback(() => {
    if (isFetching || nextFailed) return;
    if (hasNextPage) void fetchNextPage();
    else setWholeOf(categoryId);
  }, [categoryId, fetchNextPage, hasNextPage, isFetching, nextFailed]);
  const failed = [
    { has: every.isError, error: every.error, refetch: every.refetch },
    { has: nextFailed, error: byPages.error, refetch: fetchNextPage },
  ].find(({ has }) => has);

  return {
    currentData: whole ?? fetched?.guides,
    total: whole?.length ?? fetched?.total ?? 0,
    wantMore,
    // A page or a list that could not be fetched leaves the others as they are.
    isError: byPages.isError && !fetched,
    error: fetched ? undefined : byPages.error,
    refetch: byPages.refetch,
    restFailed: !whole && failed ? failed : null,
  };
}
