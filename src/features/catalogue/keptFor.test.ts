import { openTab } from '../../testing/screens/openTab.ts';
import { catalogueApi } from './catalogueApi.ts';
import { exhibitsApi } from './exhibits/exhibitsApi.ts';
import { searchApi } from './search/searchApi.ts';

type Store = ReturnType<typeof openTab>['store'];
const { categories } = catalogueApi.endpoints;
const { objects, persons, places } = exhibitsApi.endpoints;
const { search } = searchApi.endpoints;

const lists = {
  categories: {
    ask: ({ dispatch }: Store) => dispatch(categories.initiate()),
    cached: ({ getState }: Store) => categories.select()(getState()).data,
  },
  persons: {
    ask: ({ dispatch }: Store) => dispatch(persons.initiate()),
    cached: ({ getState }: Store) => persons.select()(getState()).data,
  },
  objects: {
    ask: ({ dispatch }: Store) => dispatch(objects.initiate()),
    cached: ({ getState }: Store) => objects.select()(getState()).data,
  },
  places: {
    ask: ({ dispatch }: Store) => dispatch(places.initiate()),
    cached: ({ getState }: Store) => places.select()(getState()).data,
  },
  'search results': {
    ask: ({ dispatch }: Store) => dispatch(search.initiate('a')),
    cached: ({ getState }: Store) => search.select('a')(getState()).data,
  },
};

afterEach(() => void jest.useRealTimers());

/** Going back finds the list as it was left, and the browser restores the scroll position. */
test.each(Object.entries(lists))('%s stay cached for ten minutes', async (_what, list) => {
  const { store } = openTab();
  const query = list.ask(store);
  await query;
  expect(list.cached(store)).toBeDefined();
  jest.useFakeTimers();
  query.unsubscribe();
  await jest.advanceTimersByTimeAsync(599_000);
  expect(list.cached(store)).toBeDefined();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(list.cached(store)).toBeUndefined();
});
