let segmenter: Intl.Segmenter | undefined;

/**
 * Latin letters and punctuation: each is one character. Creating a segmenter takes a tenth of a second on a slow phone.
 */
const simple = /^[ -~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e]*$/;

/** Maximum number of characters in lists and on cards, as users count them. */
export const textLimits = {
  cardTitle: 15,
  listTitle: 20,
  searchDescription: 40,
  gridDescription: 60,
  carouselDescription: 70,
  summary: 200,
  personText: 300,
  objectText: 800,
} as const;

/**
 * Returns the first `length` characters (grapheme clusters: never half of one), with an ellipsis if something was left
 * out.
 */
export function truncate(text: string, length: number): string {
  // A text with no more code units cannot have more characters; the segmenter is slow.
  if (text.length <= length) return text;
  if (simple.test(text)) return `${text.slice(0, length).trimEnd()}…`;
  let end = 0;
  let seen = 0;
  for (const character of charactersOf(text)) {
    if (seen === length) return `${text.slice(0, end).trimEnd()}…`;
    end += character.length;
    seen += 1;
  }
  return text;
}

function* charactersOf(text: string): Generator<string> {
  // Firefox before 125 has no segmenter: there an accent may be cut from its letter.
  if (!('Segmenter' in Intl)) return yield* text;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(text)) yield segment;
}
