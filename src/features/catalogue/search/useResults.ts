import { useDeferredValue, useState } from 'react';
import type { SearchResults } from '../../../domain/decode/catalogue/decodeSearch.ts';
import { useSearchQuery } from './searchApi.ts';

export const countOf = ({ guides, objects, persons, places, spoken }: SearchResults): number =>
  guides.length + persons.length + objects.length + places.length + spoken.length;

/**
 * Sends a request at every keystroke, and returns what to show if the text `isEnough`. Until the response for
 * the newest text arrives, the last results stay, marked as old. A late response for an older text is never shown.
 */
export function useResults(text: string, isEnough: (text: string) => boolean) {
  const { currentData, error, isError, refetch } = useSearchQuery(text, { skip: text === '' });
  const isLong = isEnough(text);
  const newest = isLong && !isError ? currentData : undefined;
  const [last, setLast] = useState<SearchResults>();
  if (newest && newest !== last) setLast(newest);
  // Results from before the text was cleared, or before a failure, are not shown.
  if (last && (!isLong || isError)) setLast(undefined);
  const shown = newest ?? last;
  // Deferred, so that a keystroke does not wait until the cards are rendered.
  const drawn = useDeferredValue(shown);
  const isSome = isLong && shown !== undefined && countOf(shown) > 0;
  const results = isSome && drawn && countOf(drawn) > 0 ? drawn : undefined;
  return {
    results,
    /** The shown results belong to an older text. */
    isOld: results !== undefined && results !== newest,
    isNothing: newest !== undefined && countOf(newest) === 0,
    failure: isLong && isError ? { error, refetch } : undefined,
  };
}
