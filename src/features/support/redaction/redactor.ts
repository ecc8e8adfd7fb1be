import { matchPath } from 'react-router-dom';
import { api } from '../../../shared/api/api.ts';
import { routes } from '../../../shared/site/paths.ts';
import { tokenOfCall } from '../../auth/session/tokenOfCall.ts';
import { supportEvents } from '../supportEvents.ts';
import { isLogId, responseOf } from './responseOf.ts';

/**
 * The slices whose enumerations stay, with the payloads of their actions: none of them has a word that a customer typed.
 * `support` is the prefix of the report's own actions.
 */
const enumeratedSlices = ['cart', 'dialog', 'downloads', 'player', 'support'];

const enumeration = /^[a-z][\w-]{0,23}$/;
export const isEnumeration = (text: string): boolean => enumeration.test(text);

/** Fields of these slices whose text may look like an enumeration: names of accounts, and what an error says. */
const personalField = /account|email|^(?:name|message)$/i;

/** What Redux Toolkit writes into the state of calls, and the operations of Immer's patches. */
const libraryWords = new Set(
  `uninitialized pending fulfilled rejected query infinitequery mutation forward backward replace add remove
  FETCH_ERROR PARSING_ERROR TIMEOUT_ERROR CUSTOM_ERROR`.split(/\s+/),
);
export const isLibraryWord = (text: string): boolean => libraryWords.has(text);

/** Fields that refer to each other: the reducers look up calls by them. */
const idFields = ['requestId', 'fixedCacheKey'];

/** Lists are cut, because a catalogue can have 20,000 guides. */
const maxItems = 100;

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};

export const isEndpoint = (name: unknown): name is string =>
  typeof name === 'string' && Object.hasOwn(api.endpoints, name);

/** Redux DevTools redact what they have imported again. */
const isRedacted = (text: string): boolean => /^‹\d+ characters(?: #\d+)?›$/.test(text);

/** An empty text stays empty: it tells a locked recording from a playable one. */
const lengthOf = (text: string): string =>
  text === '' || isRedacted(text) ? text : `‹${text.length} characters›`;

/** Returns the pattern of an address's route, with the lengths of its query and its anchor. */
export function routeOf(address: string): string {
  const [path = '', ...rest] = address.split(/(?=[?#])/);
  const pattern = Object.values(routes).find((route) => matchPath(route, path));
  return [pattern ?? lengthOf(path), ...rest.map((part) => part[0] + lengthOf(part.slice(1)))].join(
    '',
  );
}

export interface Redactor {
  state: (state: object) => Fields;
  action: (action: { type: string }) => { type: string };
}

/**
 * Returns the redactor of support reports and Redux DevTools (docs/decisions/012-support-report.md). Numbers, booleans
 * and null stay, every text becomes its length, except for enumerations, action types and the names of endpoints.
 */
export function makeRedactor(): Redactor {
  const names = new Map<string, string>();
  /** Returns the same name for the same text, so that keys and ids still refer to each other. */
  const nameOf = (text: string): string => {
    if (isRedacted(text)) return text;
    const name = names.get(text) ?? `‹${text.length} characters #${names.size + 1}›`;
    names.set(text, name);
    return name;
  };

  /** Returns the key of a query in the API's cache: `guide(2)`, `search(‹9 characters #1›)`. */
  const cacheKey = (key: string): string => {
    const [, endpoint, argument = ''] = /^(\w+)\((.*)\)$/s.exec(key) ?? [];
    if (!isEndpoint(endpoint)) return nameOf(key);
    return /^(?:undefined|\d{1,12})?$/.test(argument) ? key : `${endpoint}(${nameOf(argument)})`;
  };

  /** Returns the key of an object: names from the code and numbers stay. */
  const keyOf = (key: string): string =>
    /^(?:[a-z_]{1,32}|\d{1,12})$/i.test(key) ? key : nameOf(key);

  const textOf = (text: string, field: string, keepsEnumerations: boolean): string => {
    if (text === '' || isLibraryWord(text)) return text;
    if (field === 'endpointName' && isEndpoint(text)) return text;
    if (field === 'queryCacheKey') return cacheKey(text);
    if (idFields.includes(field)) return isLogId(text) ? text : nameOf(text);
    const isKept = keepsEnumerations && isEnumeration(text) && !personalField.test(field);
    return isKept ? text : lengthOf(text);
  };

  /** Redacts a value; `field` is the key under which it is stored, also for the items of a list. */
  const redact = (value: unknown, field: string, keepsEnumerations: boolean): unknown => {
    if (typeof value === 'string') return textOf(value, field, keepsEnumerations);
    if (field === 'baseQueryMeta') return callMeta(value);
    if (Array.isArray(value)) {
      // The path of an Immer patch.
      if (field === 'path') return value.map((key) => (typeof key === 'string' ? keyOf(key) : key));
      return value.slice(0, maxItems).map((item) => redact(item, field, keepsEnumerations));
    }
    if (typeof value === 'object' && value !== null) {
      return mapFields(value, keyOf, (inner, key) => redact(inner, key, keepsEnumerations));
    }
    return typeof value === 'function' ? undefined : value;
  };

  const entries = (calls: unknown, nameEntry: (key: string) => string) =>
    mapFields(fieldsOf(calls), nameEntry, (call, key) => redact(call, key, false));

  return {
    state: (state) =>
      mapFields(state, keyOf, (value, slice) => {
        if (slice !== api.reducerPath) return redact(value, slice, isEnumerated(slice));
        const { queries, mutations, config } = fieldsOf(value);
        return {
          queries: entries(queries, cacheKey),
          mutations: entries(mutations, nameOf),
          // No screen shows what components are subscribed to, or which tags refer to which calls.
          provided: { tags: {}, keys: {} },
          subscriptions: {},
          config: redact(config, 'config', false),
        };
      }),
    action: (action) => {
      const { type } = action;
      if (supportEvents.pageOpened.match(action)) {
        return Object.assign({ type }, { payload: routeOf(action.payload) });
      }
      return { ...fieldsOf(redact(action, '', isEnumerated(type.split('/', 1)[0]))), type };
    },
  };
}

const isEnumerated = (slice = ''): boolean => enumeratedSlices.includes(slice);

const mapFields = (
  value: object,
  nameKey: (key: string) => string,
  map: (value: unknown, key: string) => unknown,
): Fields =>
  Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => [nameKey(key), map(inner, key)]),
  );

/** Redacts the request and the response of a call. The session depends on the token of a request (tokenOfCall.ts). */
function callMeta(baseQueryMeta: unknown): Fields | undefined {
  if (baseQueryMeta === undefined) return undefined;
  const token = tokenOfCall({ baseQueryMeta });
  return { request: { token: token && lengthOf(token) }, response: responseOf({ baseQueryMeta }) };
}
