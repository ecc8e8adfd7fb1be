import type { Category, Guide } from '../../../domain/model.ts';
import { isFree } from '../../../domain/text/money.ts';
import { truncate, textLimits } from '../../../domain/text/text.ts';
import type { Owns } from '../../profile/ownership.ts';
import { listCopy } from './copy.ts';
import { byNumber, byText, where, type ListChoice, type ListOption } from './listChoice.ts';

/** Name of this choice: its list waits until it is known what is owned. */
export const ownedChoice = 'owned';

const priceOf = ({ price }: Guide): number => Number(price);
const lengthOf = ({ duration }: Guide): number | undefined => duration;
const titleOf = ({ title }: Guide): string => title;

/** Dollars. */
const prices = [5, 10];
/** Minutes. */
const shortest = 10;
const longest = 20;

const sorts: ListOption<Guide>[] = [
  { value: 'title', text: listCopy.byTitle, arrange: byText(titleOf) },
  // Ids increase as guides are added to the catalogue.
  { value: 'newest', text: listCopy.newest, arrange: byNumber(({ id }) => id, -1) },
  { value: 'price', text: listCopy.cheapest, arrange: byNumber(priceOf) },
  { value: '-price', text: listCopy.dearest, arrange: byNumber(priceOf, -1) },
];
const lengthSorts: ListOption<Guide>[] = [
  { value: 'length', text: listCopy.shortest, arrange: byNumber(lengthOf) },
  { value: '-length', text: listCopy.longest, arrange: byNumber(lengthOf, -1) },
];

const price: ListChoice<Guide> = {
  name: 'price',
  label: listCopy.price,
  unset: listCopy.anyPrice,
  options: [
    { value: 'free', text: listCopy.free, arrange: where<Guide>(isFree) },
    ...prices.map((dollars) => ({
      value: String(dollars),
      text: listCopy.upTo(dollars),
      arrange: where<Guide>((guide) => priceOf(guide) <= dollars),
    })),
  ],
};

const minutesOf = (guide: Guide): number => (guide.duration ?? NaN) / 60;
const length: ListChoice<Guide> = {
  name: 'length',
  label: listCopy.length,
  unset: listCopy.anyLength,
  options: [
    ...[shortest, longest].map((minutes) => ({
      value: String(minutes),
      text: listCopy.lengthUpTo(minutes),
      arrange: where<Guide>((guide) => minutesOf(guide) <= minutes),
    })),
    {
      value: `over-${longest}`,
      text: listCopy.lengthFrom(longest),
      arrange: where((guide) => minutesOf(guide) > longest),
    },
  ],
};

const byOwned = (owns: Owns): ListChoice<Guide> => ({
  name: ownedChoice,
  label: listCopy.owned,
  unset: listCopy.anyOwned,
  options: [
    { value: 'yes', text: listCopy.onlyOwned, arrange: where((guide) => owns(guide) === true) },
    { value: 'no', text: listCopy.notOwned, arrange: where((guide) => owns(guide) === false) },
  ],
});

const ofCategories = (categories: Category[]): ListChoice<Guide> => ({
  name: 'category',
  label: listCopy.category,
  unset: listCopy.everyCategory,
  options: categories.map(({ id, name }) => ({
    value: String(id),
    text: truncate(name, textLimits.listTitle),
    title: name,
    lang: 'it',
    arrange: where(({ category }) => category.id === id),
  })),
});

interface Facts {
  /** The categories to choose from, none while they load; null in the list of one category. */
  categories: Category[] | null;
  /** The provider sends the lengths of guides. */
  hasLengths: boolean;
  /** Null for a visitor: only a customer owns guides. */
  owns: Owns | null;
}

/** Returns how a list of guides can be sorted and filtered; last what becomes known last, which then moves nothing. */
export const guideChoices = ({ categories, hasLengths, owns }: Facts): ListChoice<Guide>[] => [
  {
    name: 'sort',
    label: listCopy.sort,
    unset: listCopy.unsorted,
    options: hasLengths ? [...sorts, ...lengthSorts] : sorts,
  },
  ...(categories ? [ofCategories(categories)] : []),
  price,
  ...(owns ? [byOwned(owns)] : []),
  ...(hasLengths ? [length] : []),
];
