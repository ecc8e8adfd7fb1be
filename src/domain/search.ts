/** How texts are compared in list searches: without case, accents and the apostrophe's two shapes. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // Plain letters are the common case, and 20,000 titles are folded between two keystrokes.
  if (!/[\u0080-\uffff]/.test(lower)) return lower;
  return lower.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’ʼ]/g, "'");
}

/** The folded texts of lists, as long as the lists exist: each keystroke needs them. */
const folded = new WeakMap<readonly unknown[], string[]>();

function foldedTexts<T>(items: T[], textOf: (item: T) => string): string[] {
  const known = folded.get(items);
  if (known) return known;
  const texts = items.map((item) => fold(textOf(item)));
  folded.set(items, texts);
  return texts;
}

/**
 * Returns the items whose text contains what was typed, in any case. For an empty text it returns
 * the list itself. A list is always searched by the same one of its texts.
 */
export function containing<T>(items: T[], textOf: (item: T) => string, typed: string): T[] {
  const sought = fold(typed.trim());
  if (sought === '') return items;
  const texts = foldedTexts(items, textOf);
  return items.filter((_item, index) => texts[index]?.includes(sought));
}
