import { routes } from '../../../shared/site/paths.ts';

/** The server refuses a longer text (docs/faults.md). Code points, not code units. */
const longest = 200;

/** The overlay shows results above this number of characters. */
const tooShort = 2;

/** Returns the text to request for what was typed or pasted. */
export const toSearchText = (typed: string): string =>
  Array.from(typed.replaceAll('\0', '').trim()).slice(0, longest).join('');

export const isLongEnough = (text: string): boolean => Array.from(text).length > tooShort;

/** Returns the address of the search page for a text, optionally for one kind of results. */
export const searchAddress = (text: string, kind?: string): string =>
  `${routes.search}?${new URLSearchParams(kind ? { q: text, kind } : { q: text }).toString()}`;
