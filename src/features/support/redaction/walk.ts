import type { Rule } from '../../../domain/reportRules.ts';
import {
  isDate,
  isPaperNumber,
  isPrice,
  isRequestId,
  pathOf,
  queryOf,
  removed,
  safeAddress,
  safeErrorName,
  safeErrorText,
  safeMedia,
  safeStack,
  safeText,
  withParameter,
} from './allowedTexts.ts';
import type { AllRules } from './supportReportRules.ts';
import { maxItems, withShownItems, type FoundItems } from '../recording/filteredLists.ts';
import { routes } from '../../../shared/site/paths.ts';

/** Keeps what the allow-list has, with the same numbers for everything in one report or one developer tool. */
export interface Walk {
  (value: unknown, rule: Rule | undefined): unknown;
  /** Returns an address without typed texts, but with the ids of what they left on the screen. */
  address: (address: string) => string;
  /** Returns a number for a call's id: `call-1`, `call-2`. */
  callId: (id: string) => string;
  /** Returns the key of a query in the API's cache; undefined for an unknown endpoint. */
  cacheKey: (key: string) => string | undefined;
  /** The lengths of the lists that were cut. */
  cutLengths: Set<number>;
  /** Whether a page's filter showed an item: then it stays in lists that are cut. */
  isFound: (item: unknown) => boolean;
  rules: AllRules;
}

/** `found`: items that a page's filter showed; they stay in lists that are cut. */
export function makeWalk(rules: AllRules, found: FoundItems): Walk {
  const ids = new Map<string, string>();
  const hiddenArguments = new Map<string, string>();
  const cutLengths = new Set<number>();
  const numbered = (names: Map<string, string>, name: string, prefix: string): string => {
    const known = names.get(name) ?? `${prefix}${names.size + 1}`;
    names.set(name, known);
    return known;
  };
  const hiddenArgument = (argument: string) => numbered(hiddenArguments, argument, `${removed} `);
  const callId = (id: string) => numbered(ids, id, 'call-');

  const cacheKey = (key: string): string | undefined => {
    const [, call = '', argument = ''] = /^(\w+)\(([\s\S]*)\)$/.exec(key) ?? [];
    const rule = rules.calls.get(call)?.argument;
    if (rule === undefined) return undefined;
    if (/^(?:undefined|\d{0,12})$/.test(argument)) return key;
    const isShown = typeof rule === 'object' && canParse(argument);
    // Another argument keeps a different key in the cache, without being shown.
    const shown = isShown
      ? JSON.stringify(walk(JSON.parse(argument), rule))
      : JSON.stringify(hiddenArgument(argument));
    return `${call}(${shown})`;
  };

  const address = (text: string): string => {
    const safe = safeAddress(text);
    const typed = queryOf(text).get('q')?.trim();
    if (typed && pathOf(safe) === routes.search) {
      // By the key of its data in the cache, so that a replay finds it.
      return withParameter(safe, 'q', hiddenArgument(JSON.stringify(typed)));
    }
    const ids = found.idsAt(text);
    return ids ? withShownItems(safe, ids) : safe;
  };

  const textOf = (text: string, rule: Rule): string => {
    if (text === '') return text;
    if (typeof rule === 'object') return rule[''] ? textOf(text, rule['']) : removed;
    if (rule === 'plain') return rules.words.has(text) ? text : removed;
    if (rule === 'text') return safeText(text);
    if (rule === 'media') return safeMedia(text);
    if (rule === 'price') return isPrice(text) ? text : '0';
    if (rule === 'date') return isDate(text) ? text : new Date(0).toISOString();
    if (rule === 'paper') return isPaperNumber(text) ? text : removed;
    if (rule === 'requestId') return isRequestId(text) ? text : removed;
    if (rule === 'call') return rules.calls.has(text) ? text : removed;
    if (rule === 'callId') return callId(text);
    if (rule === 'cacheKey') return cacheKey(text) ?? removed;
    if (rule === 'address') return address(text);
    if (rule === 'errorName') return safeErrorName(text);
    if (rule === 'errorText') return safeErrorText(text);
    return rule === 'stack' ? safeStack(text) : removed;
  };
  const numberOf = (value: number, rule: Rule): number => {
    const leaf = typeof rule === 'object' ? rule[''] : rule;
    return leaf === 'plain' ? value : 0;
  };

  const walk = (value: unknown, rule: Rule | undefined): unknown => {
    if (value === undefined || rule === undefined) return undefined;
    if (value === null || rule === 'gone') return null;
    if (typeof value === 'boolean') return value;
    if (typeof value === 'string') return textOf(value, rule);
    if (typeof value === 'number') return numberOf(value, rule);
    if (Array.isArray(value)) {
      if (value.length > maxItems) cutLengths.add(value.length);
      return value
        .filter((item, index) => index < maxItems || found.has(item))
        .map((item) => walk(item, rule) ?? null);
    }
    if (typeof value !== 'object' || typeof rule !== 'object') {
      return rule === 'hidden' ? removed : undefined;
    }
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
        const own = Object.hasOwn(rule, key) ? rule[key] : undefined;
        const shown = walk(inner, own ?? (/^\d{1,12}$/.test(key) ? rule['#'] : undefined));
        return shown === undefined ? [] : [[key, shown]];
      }),
    );
  };
  return Object.assign(walk, { address, callId, cacheKey, cutLengths, isFound: found.has, rules });
}

function canParse(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
