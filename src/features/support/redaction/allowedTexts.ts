import { matchPath } from 'react-router-dom';
import { isReadablePath } from '../../../../contract/readablePath.ts';
import { routes } from '../../../shared/site/paths.ts';

/** Replaces a removed text, so that its presence stays visible. */
export const removed = '‹removed›';

const email = /[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+/g;
const query = /(https?:\/\/[^\s?#"<>]+)[?#][^\s"<>]*/g;
const long = /[\w-]{32,}/g;
/** Words and small numbers with hyphens: the name of a picture, not a token. */
const slug = /^(?:[a-z]+|\d{1,4})(?:[-_](?:[a-z]+|\d{1,4}))+$/;

/** Returns a public text of the catalogue; removes what looks like an e-mail address or a secret. */
export const safeText = (text: string): string =>
  text
    .replace(email, removed)
    .replace(query, '$1')
    .replace(long, (word) => (slug.test(word) ? word : removed));

/** Returns a media path without its signature. */
export function safeMedia(address: string): string {
  // Not a path: cutting it would leave half of an e-mail address.
  if (address.includes('@')) return removed;
  const [path = ''] = address.split(/[?#]/, 1);
  return /^(?:https?:\/\/[\w.:-]+\/)?[\w./~%-]*$/.test(path) ? safeText(path) : removed;
}

export const isPrice = (text: string): boolean => /^\d{1,10}(?:\.\d{1,2})?$/.test(text);

export const isDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|[+-]\d\d:\d\d)$/.test(text);

/** Returns whether a text is a request's id in the server's log (server/plugins/log/requestLog.ts). */
export const isRequestId = (text: string): boolean => /^[\da-f-]{8,64}$/i.test(text);

/**
 * Returns whether a text is the number of an invoice or a credit note
 * (server/modules/checkout/invoices/documentNumbers.ts).
 */
export const isPaperNumber = (text: string): boolean => /^(?:NC-)?\d{4}-\d{6}$/.test(text);

/** Returns whether a text is the number of an order (server/modules/checkout/orders/checkoutRoutes.ts). */
export const isOrderNumber = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

/** Allowed parameters of addresses: tabs, how a payment ended, how a list is sorted and filtered. */
const parameters: Readonly<Record<string, RegExp>> = {
  Tab: /^(?:profile|Billing|Subscriptions|Collections|WhatsOn|Visit|persons|objects|places|locations|events|description|tracks|faq)$/,
  status: /^(?:success|cancel|canceled|cancelled|failed)$/,
  sort: /^(?:-?(?:name|title|newest|price|length)|unfinished)$/,
  heard: /^(?:notStarted|begun|finished)$/,
  category: /^\d{1,10}$/,
  price: /^(?:free|\d{1,3})$/,
  length: /^(?:over-)?\d{1,3}$/,
  owned: /^(?:yes|no)$/,
  kind: /^(?:guides|persons|objects|places)$/,
};
const anchors = ['#about', '#faq'];

const patterns = Object.values(routes);

/** Base for addresses of the app, which have no origin. */
const base = 'http://app.invalid';

export const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';

/** Returns the query of an address; any text has one. */
export const queryOf = (address: string): URLSearchParams =>
  new URLSearchParams(address.split('#', 1)[0]?.split('?').slice(1).join('?'));

/** `address` must be a result of `safeAddress`. */
export function withParameter(address: string, name: string, value: string): string {
  const query = queryOf(address);
  query.set(name, value);
  return `${pathOf(address)}?${query.toString()}`;
}

/** Returns an address of the app with its ids; other text is removed, also texts of searches. */
export function safeAddress(address: string): string {
  const addressPath = pathOf(address);
  // `new URL` reads a backslash as a slash, and ignores tabs and line ends: after two slashes it reads a host name.
  if (!isReadablePath(addressPath.replace(/[\t\r\n]/g, '').replaceAll('\\', '/')))
    return `/${removed}`;
  const { pathname, searchParams, hash } = new URL(address, base);
  const match = patterns.flatMap((path) => matchPath(path, pathname) ?? [])[0];
  const { id } = match?.params ?? {};
  const isKnown = match && (id === undefined || /^\d{1,10}$/.test(id));
  const shown = [...searchParams].filter(
    ([name, value]) => Object.hasOwn(parameters, name) && parameters[name]?.test(value),
  );
  const search = new URLSearchParams(shown).toString();
  const path = isKnown ? pathname : `/${removed}`;
  return path + (search && `?${search}`) + (anchors.includes(hash) ? hash : '');
}

const errorNames =
  /^(?:Error|TypeError|RangeError|ReferenceError|SyntaxError|ChunkLoadError|AbortError|NotAllowedError|NotSupportedError|QuotaExceededError|SecurityError|WireError|UnhandledRejection)$/;
export const safeErrorName = (name: string): string => (errorNames.test(name) ? name : removed);

/** Messages of JavaScript engines; their variable parts are names of fields or numbers of chunks. */
const errorTexts = [
  /^Cannot (?:read|set) properties of (?:undefined|null)(?= )?/,
  /^(?:undefined|null) is not (?:an object|a function|iterable)/,
  /^Maximum call stack size exceeded/,
  /^Maximum update depth exceeded/,
  /^Failed to fetch/,
  /^Load failed/,
  /^Loading (?:CSS )?chunk [\d]{1,5} failed/,
  /^ResizeObserver loop completed with undelivered notifications/,
  /^The operation was aborted/,
  /^Minified React error #\d{1,4}/,
];

/** Returns the known beginning of a message; the rest may contain anything. */
export function safeErrorText(text: string): string {
  for (const known of errorTexts) {
    const found = known.exec(text)?.[0];
    if (found !== undefined) return found;
  }
  return removed;
}

/** Returns file, line and column of each frame in the app's code. */
export function safeStack(stack: string): string {
  const frames = stack.matchAll(
    /\/((?:[a-z-]+|\d{1,5})(?:\.[0-9a-f]{6,20})?)\.js:(\d{1,7}):(\d{1,7})/g,
  );
  return [...frames]
    .slice(0, 12)
    .map(([, file, line, column]) => `${file}.js:${line}:${column}`)
    .join('\n');
}
