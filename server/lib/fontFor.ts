/** Chooses the font that has the letters of a text. pdf.ts has the files. */

/** The name of the headings' font. */
export const SERIF = 'serif';

/** Characters of PDF's built-in fonts and of the headings' font (Windows-1252). */
const BUILT_IN = /^[\n\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/u;
/** Scripts of DejaVu Sans. */
const WIDE =
  /^[\p{sc=Common}\p{sc=Inherited}\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Armenian}\p{sc=Georgian}\p{sc=Hebrew}\p{sc=Arabic}]*$/u;
/** Scripts of Noto Sans Hans. */
const HAN =
  /^[\p{sc=Common}\p{sc=Inherited}\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}]*$/u;
const HAN_LETTER = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}]/u;
/** Text from right to left alone: with other letters pdfkit sets it word by word. */
const RIGHT_TO_LEFT = /^(?=.*[\p{sc=Arabic}\p{sc=Hebrew}])[\p{sc=Arabic}\p{sc=Hebrew}\s]*$/u;

export type Style = 'body' | 'bold' | 'serif';

/** Returns the font for a text, the text without letters that no font has, and options for pdfkit's `text`. */
export function fontFor(
  text: string,
  style: Style,
): { font: string; text: string; options: { features?: [] } } {
  if (BUILT_IN.test(text)) {
    const font = { body: 'Helvetica', bold: 'Helvetica-Bold', serif: SERIF }[style];
    return { font, text, options: {} };
  }
  const [font, known] = HAN_LETTER.test(text)
    ? ['han', HAN]
    : [style === 'body' ? 'wide' : 'wideBold', WIDE];
  // With a list of features, even an empty one, pdfkit sets a text as a whole.
  const options = RIGHT_TO_LEFT.test(text) ? { features: [] as [] } : {};
  const letters = Array.from(text, (letter) => (known.test(letter) ? letter : '?'));
  return { font, text: letters.join(''), options };
}
