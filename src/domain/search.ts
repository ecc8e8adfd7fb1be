/** Returns a text as list searches compare it: without case, accents, and the difference between ' and ’. */
export function normalizeForSearch(text: string): string {
  const lower = text.toLowerCase();
  // Most texts have only ASCII, and 20,000 titles are normalized between two keystrokes.
  if (!/[\u0080-\uffff]/.test(lower)) return lower;
  return lower.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’ʼ]/g, "'");
}

/** The normalized texts of lists, cached as long as the lists exist: each keystroke needs them. */
const normalizedByList = new WeakMap<readonly unknown[], string[]>();

function normalizedTexts<T>(items: T[], textOf: (item: T) => string): string[] {
  const known = normalizedByList.get(items);
  if (known) return known;
  const texts = items.map((item) => normalizeForSearch(textOf(item)));
  normalizedByList.set(items, texts);
  return texts;
}

/**
 * Returns the items whose text contains the typed one, in any case. For an empty text it returns the list
 * itself. A list must always be searched with the same `textOf`.
 */
export function filterByText<T>(items: T[], textOf: (item: T) => string, typed: string): T[] {
  const searched = normalizeForSearch(typed.trim());
  if (searched === '') return items;
  const texts = normalizedTexts(items, textOf);
  return items.filter((_item, index) => texts[index]?.includes(searched));
}
