import { unknownRoute } from '../../../contract/routes.ts';
import { routeAt } from '../routes/pageQueries.ts';
import type { ServerStore } from './serverStore.ts';

/** The page at a path that no route has: search engines get the status 404. */
const unknownPage = {
  chunk: unknownRoute.chunk,
  lateChunks: [] as readonly string[],
  isUnknown: true,
  load: () => Promise.resolve(true),
};

/**
 * Returns the page that the server renders at a path (docs/decisions/013-first-load.md); undefined when the browser
 * renders it.
 * @param search the address from its question mark on: '' or the `?q=` of a list
 */
export function renderedPageAt(path: string, search = '') {
  const found = routeAt(path);
  if (!found) return unknownPage;
  const { id, queries, route } = found;
  const { chunk, lateChunks = [], rendered } = route;
  if (!rendered) return undefined;
  const { first, more, isWholeList } = queries;
  if (search !== '' && !isWholeList) return undefined;
  return {
    chunk,
    lateChunks,
    isUnknown: false,
    /** Loads what the page shows. Resolves with false when the browser has to load more before it can filter. */
    load: async ({ dispatch, getState }: ServerStore): Promise<boolean> => {
      await Promise.all(first(id).map((query) => dispatch(query)));
      const rest = more?.(id, getState()) ?? [];
      await Promise.all(rest.map((query) => dispatch(query)));
      return search === '' || isWholeList?.(id, getState()) === true;
    },
  };
}
