/** One option of a select, which sorts or filters; its value is in the address. */
export type ListOption<T> = ListOptionText &
  ({ sort: Arrange<T> } | { fits: (item: T) => boolean });

type Arrange<T> = (items: T[]) => T[];

interface ListOptionText {
  value: string;
  text: string;
  /** The whole text, if `text` is cut. */
  title?: string;
  /** The language of the text, if it is not the page's. */
  lang?: string;
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

// By language. Created for the first comparison, because that takes some milliseconds on a slow phone.
const collators = new Map<string, Intl.Collator>();

/** Returns a function that sorts by a text in the order of its language, into a new list. */
export const byText =
  <T>(lang: string, textOf: (item: T) => string, direction: 1 | -1 = 1) =>
  (items: T[]): T[] => {
    const collator = collators.get(lang) ?? new Intl.Collator(lang, { numeric: true });
    collators.set(lang, collator);
    return [...items].sort(
      (one, other) => direction * collator.compare(textOf(one), textOf(other)),
    );
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

/** Returns the items as an option sorts or filters them. */
export const arranged = <T>(items: T[], option: ListOption<T>): T[] =>
  'sort' in option ? option.sort(items) : items.filter(option.fits);

/**
 * Returns the choices without filters that all items pass, or none: they would change nothing, or leave nothing. Those
 * in `chosen` remain. Without items every filter remains, also one whose options come with them: a select that is added
 * later would move the list.
 */
export const choicesFor = <T>(
  choices: readonly ListChoice<T>[],
  items: readonly T[] | undefined,
  chosen: Readonly<Record<string, string>>,
): ListChoice<T>[] =>
  choices
    .map((choice) => ({
      ...choice,
      options: choice.options.filter(
        (option) =>
          'sort' in option ||
          !items ||
          option.value === chosen[choice.name] ||
          (items.some(option.fits) && !items.every(option.fits)),
      ),
    }))
    .filter(({ options }) => !items || options.length > 0);
