import type { Rule } from '../../../domain/reportRules.ts';
import { pagesOf } from '../recording/filteredLists.ts';
import type { Walk } from './walk.ts';

/**
 * Redacts the data of a call. Of a list by pages it keeps the first page, and of the others what a filter showed: the
 * data after each 'Load More' has all pages before it.
 */
export function walkPages(data: unknown, rule: Rule, walk: Walk): unknown {
  const { pages = [], pageParams } = pagesOf(data) ?? {};
  if (pages.length < 2) return walk(data, rule);
  walk.cutLengths.add(pages.flatMap(({ guides }) => guides).length);
  const shown = pages.map((page, index) => {
    if (index === 0 || !Array.isArray(page.guides)) return page;
    return { ...page, guides: page.guides.filter(walk.isFound) };
  });
  return walk({ pages: shown, pageParams }, rule);
}
