import { routes } from '../../../shared/site/paths.ts';

/** The server refuses a longer text (docs/faults.md). Characters, not code units. */
const longest = 200;

/** The overlay shows above this many characters. */
const tooShort = 2;

/** What is requested when this was typed or pasted. */
export const toSearchText = (typed: string): string =>
  Array.from(typed.replaceAll('\0', '').trim()).slice(0, longest).join('');

export const isLongEnough = (text: string): boolean => Array.from(text).length > tooShort;

/** The address of the search's page for a text, and of one kind of what it finds. */
export const searchAddress = (text: string, kind?: string): string =>
  `${routes.search}?${new URLSearchParams(kind ? { q: text, kind } : { q: text }).toString()}`;
