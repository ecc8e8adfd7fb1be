const APOSTROPHES = /[\u2018\u2019\u201b\u02bc\u02b9\u00b4`\uff07\u2032]/g;

/**
 * Returns a text as searches compare it, in the lists of the app and on the server: without case, accents, and
 * characters that cannot be seen (soft hyphens, zero-width spaces); full-width letters and ligatures as plain letters,
 * and one apostrophe for all of them.
 */
export function foldText(text: string): string {
  // Most texts have only ASCII, and 20,000 titles are folded between two keystrokes.
  if (!/[`\u0080-\uffff]/.test(text)) return text.toLowerCase();
  return text
    .replace(APOSTROPHES, "'")
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .toLowerCase();
}
