/** How texts are compared in list searches: without case, accents and the apostrophe's two shapes. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // Plain letters are the common case, and 20,000 titles are folded between two keystrokes.
  if (!/[\u0080-\uffff]/.test(lower)) return lower;
  return lower.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’ʼ]/g, "'");
}

/**
 * The items whose text contains what was typed (spec section 5, *List searches*). Nothing typed finds
 * everything: then it is the list itself.
 */
export function containing<T>(items: T[], textOf: (item: T) => string, typed: string): T[] {
  const sought = fold(typed.trim());
  return sought === '' ? items : items.filter((item) => fold(textOf(item)).includes(sought));
}
