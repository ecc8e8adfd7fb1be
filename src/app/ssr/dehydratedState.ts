import type { ServerStore } from './serverStore.ts';

type ApiState = ReturnType<ServerStore['getState']>['api'];

/** What the page's HTML was made from, as the browser's store takes it up: answers, and nothing in flight. */
export type DehydratedState = Pick<ApiState, 'queries' | 'provided'>;

/** The answers of a store, without failures: those the browser asks for again. */
export function dehydrate({ queries, provided }: ApiState): DehydratedState {
  const fulfilled = Object.entries(queries).filter(([, query]) => query?.status === 'fulfilled');
  return { queries: Object.fromEntries(fulfilled), provided };
}

/** The id of the element in which the answers travel (server/ssr/document.ts writes it). */
const elementId = 'dehydrated-state';

/**
 * The answers that the page's HTML was made from; undefined when the browser draws it from the start. The server
 * keeps a page as long as it is true: its answers are as new as it is here, not as old as their rendering.
 */
export function readDehydratedState(page: Document): DehydratedState | undefined {
  const text = page.getElementById(elementId)?.textContent;
  if (!text) return undefined;
  // Written by our own server into our own page.
  const dehydratedState = JSON.parse(text) as DehydratedState;
  const fulfilledTimeStamp = Date.now();
  for (const query of Object.values(dehydratedState.queries)) {
    if (query) Object.assign(query, { fulfilledTimeStamp });
  }
  return dehydratedState;
}
