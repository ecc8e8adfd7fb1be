let segmenter: Intl.Segmenter | undefined;

/**
 * Latin letters and what is printed between them: each is a character by itself. To make a segmenter costs a slow
 * phone a tenth of a second.
 */
const simple = /^[ -~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e]*$/;

/** How many characters lists and cards show, as users count them. */
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
 * The first `length` characters as people see them (grapheme clusters: never half of one), with an
 * ellipsis when something was left out.
 */
export function truncate(text: string, length: number): string {
  // A text with no more code units than allowed can't have more characters; the segmenter is slow.
  if (text.length <= length) return text;
  if (simple.test(text)) return `${text.slice(0, length).trimEnd()}…`;
  segmenter ??= new Intl.Segmenter('it', { granularity: 'grapheme' });
  let end = 0;
  let seen = 0;
  for (const { index, segment } of segmenter.segment(text)) {
    if (seen === length) return `${text.slice(0, end).trimEnd()}…`;
    end = index + segment.length;
    seen += 1;
  }
  return text;
}
