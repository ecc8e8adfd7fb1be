/** One option of a select; its value is in the address. */
export interface ListOption<T> {
  value: string;
  text: string;
  /** The whole text, if `text` is cut. */
  title?: string;
  /** The language of the text, if it is not the page's. */
  lang?: string;
  arrange: (items: T[]) => T[];
}

/** A select that sorts or filters a list: its first option, without a value, leaves the list unchanged. */
export interface ListChoice<T> {
  /** Its parameter in the address. */
  name: string;
  label: string;
  /** Text of the option without a value. */
  unset: string;
  options: readonly ListOption<T>[];
}

// Created for the first comparison, because that takes some milliseconds on a slow phone.
let collator: Intl.Collator | undefined;

/** Returns a function that sorts by a text in Italian order, into a new list. */
export const byText =
  <T>(textOf: (item: T) => string, direction: 1 | -1 = 1) =>
  (items: T[]): T[] => {
    const { compare } = (collator ??= new Intl.Collator('it', { numeric: true }));
    return [...items].sort((one, other) => direction * compare(textOf(one), textOf(other)));
  };

/** Returns a function that sorts by a number; items without one are last. */
export const byNumber =
  <T>(numberOf: (item: T) => number | undefined, direction: 1 | -1 = 1) =>
  (items: T[]): T[] => {
    const rank = (item: T) => {
      const number = numberOf(item);
      return number === undefined ? Infinity : direction * number;
    };
    // Infinity minus Infinity is NaN.
    return [...items].sort((one, other) => rank(one) - rank(other) || 0);
  };

export const where =
  <T>(fits: (item: T) => boolean) =>
  (items: T[]): T[] =>
    items.filter(fits);
