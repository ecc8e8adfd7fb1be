import type { Category, Guide } from '../../../domain/model.ts';
import { isFree, money } from '../../../domain/text/money.ts';
import { truncate, textLimits } from '../../../domain/text/text.ts';
import type { Owns } from '../../profile/ownership.ts';
import { listCopy } from './copy.ts';
import { byNumber, byText, type ListChoice, type ListOption } from './listChoice.ts';

/** Name of this choice: its list waits until it is known what is owned. */
export const ownedChoice = 'owned';

const priceOf = ({ price }: Guide): number => Number(price);
const lengthOf = ({ duration }: Guide): number | undefined => duration;
const titleOf = ({ title }: Guide): string => title;

/**
 * Returns round prices (1, 2 or 5 with zeros) from the cheapest guide that costs something to the dearest, in any currency.
 * More guides only add some, so a chosen one stays.
 */
function roundPrices(guides: readonly Guide[]): number[] {
  const prices = guides.map(priceOf).filter((price) => price > 0);
  if (prices.length === 0) return [];
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const steps: number[] = [];
  for (let power = Math.floor(Math.log10(least)); ; power += 1) {
    for (const digit of [1, 2, 5]) {
      const step = Number(`${digit}e${power}`);
      if (step >= least) steps.push(step);
      if (step >= most) return steps;
    }
  }
}
/** Minutes. */
const lengths = [5, 10, 20];
const longest = 20;

const sortsIn = (lang: string): ListOption<Guide>[] => [
  { value: 'title', text: listCopy.byTitle, sort: byText(lang, titleOf) },
  // Ids increase as guides are added to the catalogue.
  { value: 'newest', text: listCopy.newest, sort: byNumber(({ id }) => id, -1) },
  { value: 'price', text: listCopy.cheapest, sort: byNumber(priceOf) },
  { value: '-price', text: listCopy.dearest, sort: byNumber(priceOf, -1) },
];
const lengthSorts: ListOption<Guide>[] = [
  { value: 'length', text: listCopy.shortest, sort: byNumber(lengthOf) },
  { value: '-length', text: listCopy.longest, sort: byNumber(lengthOf, -1) },
];

const byPrice = (currency: string, guides: readonly Guide[]): ListChoice<Guide> => ({
  name: 'price',
  label: listCopy.price,
  unset: listCopy.anyPrice,
  options: [
    { value: 'free', text: listCopy.free, fits: isFree },
    ...roundPrices(guides).map((most) => ({
      value: String(most),
      text: listCopy.upTo(money(String(most), currency, Number.isInteger(most) ? 0 : undefined)),
      fits: (guide: Guide) => priceOf(guide) <= most,
    })),
  ],
});

const minutesOf = (guide: Guide): number => (guide.duration ?? NaN) / 60;
const length: ListChoice<Guide> = {
  name: 'length',
  label: listCopy.length,
  unset: listCopy.anyLength,
  options: [
    ...lengths.map((minutes) => ({
      value: String(minutes),
      text: listCopy.lengthUpTo(minutes),
      fits: (guide: Guide) => minutesOf(guide) <= minutes,
    })),
    {
      value: `over-${longest}`,
      text: listCopy.lengthFrom(longest),
      fits: (guide) => minutesOf(guide) > longest,
    },
  ],
};

const byOwned = (owns: Owns): ListChoice<Guide> => ({
  name: ownedChoice,
  label: listCopy.owned,
  unset: listCopy.anyOwned,
  options: [
    { value: 'yes', text: listCopy.onlyOwned, fits: (guide) => owns(guide) === true },
    { value: 'no', text: listCopy.notOwned, fits: (guide) => owns(guide) === false },
  ],
});

const ofCategories = (categories: Category[], lang: string): ListChoice<Guide> => ({
  name: 'category',
  label: listCopy.category,
  unset: listCopy.everyCategory,
  options: categories.map(({ id, name }) => ({
    value: String(id),
    text: truncate(name, textLimits.listTitle),
    title: name,
    lang,
    fits: ({ category }) => category.id === id,
  })),
});

/** Name of this choice: its options are the cities of the guides that are fetched. */
export const placeChoice = 'place';

const ofCities = (guides: readonly Guide[], lang: string): ListChoice<Guide> => ({
  name: placeChoice,
  label: listCopy.place,
  unset: listCopy.everyPlace,
  options: byText(
    lang,
    (city: string) => city,
  )([...new Set(guides.flatMap(({ cities = [] }) => cities))]).map((city) => ({
    value: city,
    text: city,
    lang,
    fits: ({ cities }) => cities?.includes(city) ?? false,
  })),
});

interface Facts {
  /** Those fetched. */
  guides: readonly Guide[];
  /** The categories to choose from, none while they load; null in the list of one category. */
  categories: Category[] | null;
  /** Null for a visitor: only a customer owns guides. */
  owns: Owns | null;
  /** ISO 4217. */
  currency: string;
  /** The catalogue's language. */
  lang: string;
}

/** Returns how a list of guides can be sorted and filtered; last what becomes known last, which then moves nothing. */
export const guideChoices = ({
  categories,
  guides,
  owns,
  currency,
  lang,
}: Facts): ListChoice<Guide>[] => [
  {
    name: 'sort',
    label: listCopy.sort,
    unset: listCopy.unsorted,
    options: guides.some((guide) => lengthOf(guide) !== undefined)
      ? [...sortsIn(lang), ...lengthSorts]
      : sortsIn(lang),
  },
  ...(categories ? [ofCategories(categories, lang)] : []),
  byPrice(currency, guides),
  length,
  ofCities(guides, lang),
  ...(owns ? [byOwned(owns)] : []),
];
