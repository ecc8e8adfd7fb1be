import { matchPath } from 'react-router-dom';
import { filterByText } from '../../../domain/search.ts';
import { routes } from '../../../shared/site/paths.ts';
import { pathOf, queryOf, removed, safeAddress, withParameter } from '../redaction/allowedTexts.ts';

/** Maximum number of items of a list, in states and in actions. */
export const maxItems = 100;

/** The pages whose `?q=` filters a list, and the list's keys in the API's cache. */
const filteredLists = [
  { path: routes.persons, keysOf: () => ['persons(undefined)'] },
  { path: routes.objects, keysOf: () => ['objects(undefined)'] },
  { path: routes.places, keysOf: () => ['places(undefined)'] },
  // The whole list, or its pages if all of them are fetched (catalogue/lists/useGuides.ts).
  {
    path: routes.category,
    keysOf: (id = '') => [`everyGuideOfCategory(${id})`, `guidesOfCategory(${id})`],
  },
];

/** Parameter of addresses in a report: the ids of the items that a list's filter leaves, instead of the typed text. */
const shownParameter = 'shown';

/** The fields that the lists are searched by. */
interface Item {
  id: number;
  name?: string;
  title?: string;
}

const textOf = ({ name, title }: Item): string => name ?? title ?? '';

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number';

function keysAt(address: string): string[] {
  const path = pathOf(address);
  return filteredLists.flatMap(({ path: pattern, keysOf }) => {
    const match = matchPath(pattern, path);
    return match ? keysOf(match.params.id) : [];
  });
}

interface WithApi {
  api?: { queries?: Record<string, { data?: unknown } | undefined> };
}

/** The data of a list that is fetched by pages. */
interface Pages {
  pages: { guides?: unknown }[];
  pageParams: unknown[];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns the data of a list by pages; undefined if it is no such list. */
export function pagesOf(data: unknown): Pages | undefined {
  if (!isObject(data) || !('pages' in data && 'pageParams' in data)) return undefined;
  const { pages, pageParams } = data;
  if (!Array.isArray(pages) || !Array.isArray(pageParams)) return undefined;
  return { pages: pages.filter(isObject), pageParams };
}

/** Returns a list, also one that is fetched by pages. */
function itemsIn(data: unknown): Item[] | undefined {
  const items: unknown = pagesOf(data)?.pages.flatMap(({ guides }) => guides) ?? data;
  // The store's lists contain only items, and a list that is searched again must be the same object.
  if (!Array.isArray(items)) return undefined;
  return items.every(isItem) ? items : items.filter(isItem);
}

function listAt(address: string, state: object): Item[] | undefined {
  const { api } = state as WithApi; // the store's state
  return keysAt(address)
    .map((key) => itemsIn(api?.queries?.[key]?.data))
    .find((items) => items !== undefined);
}

export interface FoundItems {
  /** Returns the ids of the items that `?q=` of an address leaves; undefined if it filters no list that was loaded. */
  idsAt: (address: string) => number[] | undefined;
  has: (item: unknown) => boolean;
}

/** Finds the items that the filters of addresses left. `states`: newest first; the lists are searched in each. */
export function findItems(states: object[], addresses: Iterable<string>): FoundItems {
  const idsOf = new Map<string, number[]>();
  const items = new WeakSet<object>();
  for (const address of new Set(addresses)) {
    const typed = queryOf(address).get('q') ?? '';
    if (typed.trim() === '' || keysAt(address).length === 0) continue;
    const list = states.reduce<Item[] | undefined>(
      (known, state) => known ?? listAt(address, state),
      undefined,
    );
    if (!list) continue;
    const found = filterByText(list, textOf, typed).slice(0, maxItems);
    idsOf.set(
      address,
      found.map(({ id }) => id),
    );
    for (const item of found) items.add(item);
  }
  return {
    idsAt: (address) => idsOf.get(address),
    has: (item) => typeof item === 'object' && item !== null && items.has(item),
  };
}

/** Returns an address with the ids of the list's remaining items instead of the typed text. */
export const withShownItems = (address: string, ids: number[]): string =>
  withParameter(address, shownParameter, ids.join('-'));

export interface Replayed {
  address: string;
  state: object;
  /** The list is filtered by a text that the report does not contain. */
  isFiltered: boolean;
}

/**
 * Returns what a replay shows at an address of a report: an address of the app, and the state with the filtered list.
 */
export function replayedAt(address: string, state: object): Replayed {
  const safe = safeAddress(address);
  const query = queryOf(address);
  const text = query.get('q');
  // The report has a number for each search, in addresses and in the keys of the API's cache.
  if (text !== null && pathOf(safe) === routes.search) {
    return { address: withParameter(safe, 'q', text), state, isFiltered: false };
  }
  const shown = query.get(shownParameter);
  const keys = keysAt(safe);
  if (shown === null || keys.length === 0) return { address: safe, state, isFiltered: false };
  // A text without results, as the typed one: the page then shows the same.
  if (shown === '') return { address: withParameter(safe, 'q', removed), state, isFiltered: true };
  const ids = new Set(shown.split('-').map(Number));
  const { api } = state as WithApi; // replaySteps.ts gives it the slices' shape
  const queries = { ...api?.queries };
  for (const key of keys) {
    const entry = queries[key];
    const items = itemsIn(entry?.data)?.filter(({ id }) => ids.has(id));
    if (!entry || !items) continue;
    const page = { guides: items, total: items.length, next: null };
    const data = Array.isArray(entry.data) ? items : { pages: [page], pageParams: [null] };
    queries[key] = { ...entry, data };
  }
  return { address: safe, state: { ...state, api: { ...api, queries } }, isFiltered: true };
}
