import { normalizeForSearch } from '../../../domain/search.ts';
import { rawStorage } from '../../../shared/storage/rawStorage.ts';
import { toSearchText } from './searchText.ts';

const most = 6;

/** Each account of a shared browser has its own list; all visitors share one. */
const keyOf = (account: string | null): string =>
  account === null ? 'recent-searches' : `recent-searches:${account}`;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns the texts, newest first, without duplicates; ignores values of another form. */
function tidied(values: unknown): string[] {
  if (!Array.isArray(values)) return [];
  const byFold = new Map<string, string>();
  for (const text of values.filter(isText).map(toSearchText)) {
    const key = normalizeForSearch(text);
    if (text !== '' && !byFold.has(key)) byFold.set(key, text);
  }
  return [...byFold.values()].slice(0, most);
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    // An invalid value counts as an empty list.
    return [];
  }
}

/** The recent searches of this browser. They are not sent to any server. */
export const recentSearches = {
  read: (account: string | null): string[] => tidied(parsed(rawStorage.read(keyOf(account)))),
  remember: (account: string | null, text: string): void => {
    const texts = tidied([text, ...recentSearches.read(account)]);
    rawStorage.write(keyOf(account), JSON.stringify(texts));
  },
  forget: (account: string | null): void => rawStorage.write(keyOf(account), null),
};
