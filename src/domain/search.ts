/** How texts are compared in list searches: without case, accents and the apostrophe's two shapes. */
export function normalizeForSearch(text: string): string {
  const lower = text.toLowerCase();
  // Plain letters are the common case, and 20,000 titles are folded between two keystrokes.
  if (!/[\u0080-\uffff]/.test(lower)) return lower;
  return lower.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’ʼ]/g, "'");
}

/** The folded texts of lists, as long as the lists exist: each keystroke needs them. */
const normalizedByList = new WeakMap<readonly unknown[], string[]>();

function normalizedTexts<T>(items: T[], textOf: (item: T) => string): string[] {
  const known = normalizedByList.get(items);
  if (known) return known;
  const texts = items.map((item) => normalizeForSearch(textOf(item)));
  normalizedByList.set(items, texts);
  return texts;
}

/**
 * Returns the items whose text contains what was typed, in any case. For an empty text it returns
 * the list itself. A list is always searched by the same one of its texts.
 */
export function filterByText<T>(items: T[], textOf: (item: T) => string, typed: string): T[] {
  const sought = normalizeForSearch(typed.trim());
  if (sought === '') return items;
  const texts = normalizedTexts(items, textOf);
  return items.filter((_item, index) => texts[index]?.includes(sought));
}
