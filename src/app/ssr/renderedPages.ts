import { unknownRoute, type PageRoute } from '../../../contract/routes.ts';
import { textParameter } from '../../features/catalogue/lists/useSearchText.ts';
import { toSearchText } from '../../features/catalogue/search/searchText.ts';
import { noQueries, routeAt } from '../routes/pageQueries.ts';
import type { ServerStore } from './serverStore.ts';

/**
 * Returns the page that the server renders at a path (docs/decisions/013-first-load.md); undefined when the browser
 * renders it.
 * @param search the address from its question mark on: '' or the `?q=` of a list or of the search
 */
export function renderedPageAt(path: string, search = '') {
  const found = routeAt(path);
  const {
    chunk,
    lateChunks = [],
    pressChunks = [],
    rendered,
  }: PageRoute = found?.route ?? unknownRoute;
  const { first, more, isWholeList } = found?.queries ?? noQueries;
  const { id = 0, slug = '' } = found ?? {};
  const text = toSearchText(new URLSearchParams(search).get(textParameter) ?? '');
  if (!rendered || (found && search !== '' && !isWholeList)) return undefined;
  return {
    chunk,
    lateChunks,
    pressChunks,
    /** No route has the path: search engines get the status 404. */
    isUnknown: !found,
    /** Loads what the page shows. Resolves with false when the browser has to load more before it can filter. */
    load: async ({ dispatch, getState }: ServerStore): Promise<boolean> => {
      await Promise.all(first(id, text, slug).map((query) => dispatch(query)));
      const rest = more?.(id, getState(), text) ?? [];
      await Promise.all(rest.map((query) => dispatch(query)));
      return !found || search === '' || isWholeList?.(id, getState()) === true;
    },
  };
}
