/** Number of items in a row of suggestions. */
const rowLength = 12;

/**
 * Returns items to show after `one`: first related ones (`isRelated`), then those that follow it in the list, which is
 * ordered by subject, wrapping around the end. Never `one` itself; at most twelve.
 */
export function neighbours<T extends { id: number }>(
  all: T[],
  one: { id: number },
  isRelated: (item: T) => boolean,
): T[] {
  const here = all.findIndex(({ id }) => id === one.id);
  const others = [...all.slice(here + 1), ...all.slice(0, Math.max(here, 0))];
  const related = others.filter(isRelated).slice(0, rowLength);
  const rest = others.filter((item) => !isRelated(item)).slice(0, rowLength - related.length);
  return [...related, ...rest];
}
