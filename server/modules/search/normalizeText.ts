import { decodeHTML } from 'entities';
import { foldText } from '../../../contract/foldText.ts';

/**
 * Normalizes text for the search: folded as in lists, without apostrophes and elided articles (docs/faults.md). The seed
 * normalizes the catalogue's texts and the store normalizes the query.
 */

/** Articles, prepositions and pronouns before an apostrophe, which have no meaning for a search. */
const ELIDED =
  /(?<![\p{L}\p{N}'])(?:l|d|c|m|t|s|v|n|un|gl|dell|all|nell|sull|dall|coll|quest|quell|quant|com|dov|cos|anch|senz|tutt|nessun|qualcun|ciascun|dev|bell)'(?=[\p{L}\p{N}])/gu;

/** Words that nearly every text has, which are ignored in a query. */
const STOP_WORDS = new Set(
  (
    'a ad al allo ai agli alla alle da dal dallo dai dagli dalla dalle di del dello dei degli della delle ' +
    'e ed o od in nel nello nei negli nella nelle su sul sullo sui sugli sulla sulle con col coi per tra fra ' +
    'il lo la i gli le un uno una che chi cui non si ci ne se come dove quando ma anche l d c m t s v n'
  ).split(' '),
);

/** Returns the normalized words of a text in order. */
export const normalizeWords = (text: string): string[] =>
  foldText(text)
    .replace(ELIDED, ' ')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the normalized words in one line. */
export const normalizeText = (text: string): string => normalizeWords(text).join(' ');

/** Returns the text of the catalogue's own simple HTML. It does not make other HTML safe. */
export const textOfHtml = (html: string): string =>
  decodeHTML(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

const MAX_WORDS = 12;
/** Wildcards of SQL: in a search they match themselves. */
const SYMBOLS = /[%_\\]/g;

export interface SearchWords {
  /** Normalized, without stop words, at most twelve. The last may be incomplete. */
  words: string[];
  /** The whole query normalized, with stop words: titles are compared with it. */
  phrase: string;
  /** `%`, `_` and `\` of the query: they must be in a result. */
  symbols: string[];
}

/** Parses a query. Without words and symbols there is nothing to search for. */
export const searchWords = (text: string): SearchWords => {
  const all = normalizeWords(text);
  const telling = all.filter((word) => !STOP_WORDS.has(word));
  // A query that has only stop words is the beginning of a longer word.
  const words = telling.length > 0 ? telling : all.slice(-1);
  return {
    words: [...new Set(words)].slice(0, MAX_WORDS),
    phrase: all.join(' '),
    symbols: [...new Set(text.match(SYMBOLS) ?? [])],
  };
};

const quoted = (word: string): string => `'${word}'`;

/**
 * Returns a tsquery in which every group must match by one of its words. With `prefix` the last group matches
 * beginnings of words. It is safe in SQL, because normalized words have only letters and digits.
 */
export const tsqueryOf = (groups: string[][], prefix: boolean, operator: '&' | '|' = '&'): string =>
  groups
    .map((group, index) => {
      const mark = prefix && index === groups.length - 1 ? ':*' : '';
      return `(${group.map((word) => quoted(word) + mark).join(' | ')})`;
    })
    .join(` ${operator} `);
