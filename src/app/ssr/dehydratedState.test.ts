import { catalogueApi } from '../../features/catalogue/catalogueApi.ts';
import { guidesOf } from '../../testing/server/catalogue.ts';
import { requestsTo } from '../../testing/server/failNext.ts';
import { MemoryStorage } from '../../testing/memoryStorage.ts';
import { api } from '../../shared/api/api.ts';
import { openStore } from '../store/store.ts';
import { dehydrate, readDehydratedState } from './dehydratedState.ts';
import { renderedPageAt } from './renderedPages.ts';
import { makeServerStore } from './serverStore.ts';

const { categories } = catalogueApi.endpoints;

/** Returns the page's HTML with the dehydrated state, as the server writes it. */
function pageWith(dehydratedState: unknown): Document {
  const page = document.implementation.createHTMLDocument();
  const element = page.createElement('script');
  element.id = 'dehydrated-state';
  element.type = 'application/json';
  element.textContent = JSON.stringify(dehydratedState);
  page.body.append(element);
  return page;
}

async function renderedState(path: string) {
  const store = makeServerStore();
  await renderedPageAt(path)?.load(store);
  return store.getState().api;
}

test('the browser shows what the server rendered without asking the API again', async () => {
  const dehydratedState = readDehydratedState(
    pageWith(dehydrate(await renderedState('/audio-guide-by-category/3'))),
  );
  const store = openStore({ storage: new MemoryStorage(), dehydratedState });
  const asked = requestsTo('GET', '/client/category').length;

  const { data } = categories.select()(store.getState());
  expect(data?.length).toBeGreaterThan(1);
  expect(await store.dispatch(categories.initiate()).unwrap()).toEqual(data);
  expect(requestsTo('GET', '/client/category')).toHaveLength(asked);
});

test('the answer of an endpoint whose code loads later is used once it is loaded', async () => {
  const { queries, provided } = dehydrate(await renderedState('/subscribe'));
  const [query] = Object.values(queries);
  const named = { ...query, endpointName: 'loadedLater' };
  const page = pageWith({ queries: { 'loadedLater(undefined)': named }, provided });
  const dehydratedState = readDehydratedState(page);
  const store = openStore({ storage: new MemoryStorage(), dehydratedState });
  const { endpoints } = api.injectEndpoints({
    endpoints: (build) => ({
      loadedLater: build.query<unknown, void>({
        queryFn: () => {
          throw new Error('it was requested again');
        },
      }),
    }),
  });
  expect(await store.dispatch(endpoints.loadedLater.initiate()).unwrap()).toEqual(query?.data);
});

test('a failed query does not travel: the browser asks it itself', async () => {
  const state = await renderedState('/audio-guide/999999');
  expect(Object.values(state.queries).map((query) => query?.status)).toContain('rejected');
  expect(dehydrate(state).queries).toEqual({});
});

test('answers count as new when the page arrives, however long ago it was rendered', async () => {
  const state = await renderedState('/subscribe');
  const yesterday = Date.now() - 24 * 3600 * 1000;
  const kept = dehydrate(state);
  const old = Object.fromEntries(
    Object.entries(kept.queries).map(([key, query]) => [
      key,
      { ...query, fulfilledTimeStamp: yesterday },
    ]),
  );
  const read = readDehydratedState(pageWith({ ...kept, queries: old }));
  const stamps = Object.values(read?.queries ?? {}).map((query) => query?.fulfilledTimeStamp ?? 0);
  expect(stamps.length).toBeGreaterThan(0);
  stamps.forEach((stamp) => expect(stamp).toBeGreaterThan(yesterday + 1000));
});

test('a page that was not rendered on the server brings no answers', () => {
  expect(readDehydratedState(document.implementation.createHTMLDocument())).toBeUndefined();
});

test('a special guide brings the persons of its first tab along', async () => {
  const special = (await guidesOf(1)).find(({ isSpecial }) => isSpecial);
  if (!special) throw new Error('the catalogue has no special guide');
  const { queries } = await renderedState(`/audio-guide/${special.id}`);
  const names = new Set(Object.values(queries).map((query) => query?.endpointName));
  // The words of its free tracks too, where it has some.
  names.delete('transcript');
  expect([...names].sort()).toEqual(['guide', 'persons']);
});
