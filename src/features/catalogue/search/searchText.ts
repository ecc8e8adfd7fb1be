/** The server refuses a longer text (faults.md, *Input*). Characters, not code units. */
const longest = 200;

/** The overlay comes above this many characters (spec section 9). */
const tooShort = 2;

/** What is asked for when this was typed or pasted. */
export const toSearchText = (typed: string): string =>
  Array.from(typed.replaceAll('\0', '').trim()).slice(0, longest).join('');

export const isLongEnough = (text: string): boolean => Array.from(text).length > tooShort;
