import { foldText } from '../../contract/foldText.ts';

/** The normalized texts of lists, cached as long as the lists exist: each keystroke needs them. */
const normalizedByList = new WeakMap<readonly unknown[], string[]>();

function normalizedTexts<T>(items: T[], textOf: (item: T) => string): string[] {
  const known = normalizedByList.get(items);
  if (known) return known;
  const texts = items.map((item) => foldText(textOf(item)));
  normalizedByList.set(items, texts);
  return texts;
}

/**
 * Returns the items whose text contains the typed one, in any case. For an empty text it returns the list
 * itself. A list must always be searched with the same `textOf`.
 */
export function filterByText<T>(items: T[], textOf: (item: T) => string, typed: string): T[] {
  const searched = foldText(typed).trim();
  if (searched === '') return items;
  const texts = normalizedTexts(items, textOf);
  return items.filter((_item, index) => texts[index]?.includes(searched));
}
