import { matchPath } from 'react-router-dom';
import { filterByText } from '../../../domain/search.ts';
import { routes } from '../../../shared/site/paths.ts';
import { pathOf, queryOf, removed, safeAddress, withParameter } from '../redaction/allowedTexts.ts';

/** How much of a list is shown: the first items, alike in states and in actions. */
export const maxItems = 100;

/** The pages whose `?q=` filters a list, and the keys under which the API's cache may hold it. */
const filteredLists = [
  { path: routes.persons, keysOf: () => ['persons(undefined)'] },
  { path: routes.objects, keysOf: () => ['objects(undefined)'] },
  { path: routes.places, keysOf: () => ['places(undefined)'] },
  // The whole list, or the first of its guides where there are no more (catalogue/lists/useGuides.ts).
  {
    path: routes.category,
    keysOf: (id = '') => [`guidesOfCategory(${id})`, `firstGuidesOfCategory(${id})`],
  },
];

/** In an address of a report: the ids of the items that a list's filter leaves, in place of what was typed. */
const shownParameter = 'shown';

/** What each of the lists is searched by. */
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

/** A list, or the first of it with the length of the whole. */
function itemsIn(data: unknown): Item[] | undefined {
  const isFirst = typeof data === 'object' && data !== null && 'guides' in data;
  const items: unknown = isFirst ? data.guides : data;
  // The store's own lists hold items alone, and a list that is searched again must be the same one.
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
  /** The ids of the items that `?q=` of an address leaves; undefined where it filters no list that was loaded. */
  idsAt: (address: string) => number[] | undefined;
  has: (item: unknown) => boolean;
}

/** Finds again what the filters of addresses left of lists. `states`: newest first, the lists are looked for in each. */
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

/** Returns an address that says, in place of what was typed, which items of the list it left. */
export const withShownItems = (address: string, ids: number[]): string =>
  withParameter(address, shownParameter, ids.join('-'));

export interface Replayed {
  address: string;
  state: object;
  /** The list is filtered by a text that the report does not hold. */
  isFiltered: boolean;
}

/** Returns what a replay shows at an address of a report: an address of the app, and the state with the list filtered. */
export function replayedAt(address: string, state: object): Replayed {
  const safe = safeAddress(address);
  const query = queryOf(address);
  const text = query.get('q');
  // The report names each search by a number, in addresses as in the keys of the API's cache.
  if (text !== null && pathOf(safe) === routes.search) {
    return { address: withParameter(safe, 'q', text), state, isFiltered: false };
  }
  const shown = query.get(shownParameter);
  const keys = keysAt(safe);
  if (shown === null || keys.length === 0) return { address: safe, state, isFiltered: false };
  // A text that finds nothing, as the one that was typed: the page says so, and offers what it offered.
  if (shown === '') return { address: withParameter(safe, 'q', removed), state, isFiltered: true };
  const ids = new Set(shown.split('-').map(Number));
  const { api } = state as WithApi; // replaySteps.ts gives it the slices' shape
  const queries = { ...api?.queries };
  for (const key of keys) {
    const entry = queries[key];
    const items = itemsIn(entry?.data)?.filter(({ id }) => ids.has(id));
    if (!entry || !items) continue;
    const data = Array.isArray(entry.data) ? items : { guides: items, total: items.length };
    queries[key] = { ...entry, data };
  }
  return { address: safe, state: { ...state, api: { ...api, queries } }, isFiltered: true };
}
