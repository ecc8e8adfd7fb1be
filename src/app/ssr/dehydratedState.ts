import { toWords } from '../../domain/decode/site.ts';
import type { SiteState } from '../../shared/site/siteSlice.ts';
import type { ServerStore } from './serverStore.ts';

type ApiState = ReturnType<ServerStore['getState']>['api'];

/** The dehydrated state in the page's HTML: only fulfilled queries. */
export type DehydratedState = Pick<ApiState, 'queries' | 'provided'>;

/** Returns the fulfilled queries of a store, without failed ones, which the browser requests again. */
export function dehydrate({ queries, provided }: ApiState): DehydratedState {
  const fulfilled = Object.entries(queries).filter(([, query]) => query?.status === 'fulfilled');
  return { queries: Object.fromEntries(fulfilled), provided };
}

/** The id of the element with the dehydrated state (server/ssr/document.ts writes it). */
const elementId = 'dehydrated-state';

/** Returns the shop's words, which our server writes into every page. */
export function readSite(page: Document): SiteState | undefined {
  const text = page.getElementById('site')?.textContent;
  // Written by this site's server into its own page: a rendered one has the state, others what the call answers.
  return text ? toWords<SiteState>(JSON.parse(text)) : undefined;
}

/**
 * Returns the queries that the page's HTML was rendered from; undefined when the browser renders the page. The server
 * caches a page until its data changes, so the queries count as fetched now, not when they were rendered.
 */
export function readDehydratedState(page: Document): DehydratedState | undefined {
  const text = page.getElementById(elementId)?.textContent;
  if (!text) return undefined;
  // Written by this site's server into its own page.
  const dehydratedState = JSON.parse(text) as DehydratedState;
  const fulfilledTimeStamp = Date.now();
  for (const query of Object.values(dehydratedState.queries)) {
    if (query) Object.assign(query, { fulfilledTimeStamp });
  }
  return dehydratedState;
}
