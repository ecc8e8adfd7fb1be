/** One way to arrange a list; its value is in the address. */
export interface ListOption<T> {
  value: string;
  text: string;
  /** The language of the text, where it is not the page's. */
  lang?: string;
  arrange: (items: T[]) => T[];
}

/** A select over a list: its first option, without a value, leaves the list as it is. */
export interface ListChoice<T> {
  /** Its parameter in the address. */
  name: string;
  label: string;
  /** What the list is while nothing is chosen. */
  unset: string;
  options: readonly ListOption<T>[];
}

// Made for the first comparison: it takes a slow phone some milliseconds.
let collator: Intl.Collator | undefined;

/** By a text, as Italian readers sort it; a new list. */
export const byText =
  <T>(textOf: (item: T) => string, direction: 1 | -1 = 1) =>
  (items: T[]): T[] => {
    const { compare } = (collator ??= new Intl.Collator('it', { numeric: true }));
    return [...items].sort((one, other) => direction * compare(textOf(one), textOf(other)));
  };

/** By a number; those without one are last. */
export const byNumber =
  <T>(numberOf: (item: T) => number | undefined, direction: 1 | -1 = 1) =>
  (items: T[]): T[] => {
    const rank = (item: T) => {
      const number = numberOf(item);
      return number === undefined ? Infinity : direction * number;
    };
    // Infinity less Infinity is no order.
    return [...items].sort((one, other) => rank(one) - rank(other) || 0);
  };

export const where =
  <T>(fits: (item: T) => boolean) =>
  (items: T[]): T[] =>
    items.filter(fits);
