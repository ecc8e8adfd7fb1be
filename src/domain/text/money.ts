import { wordsCopy } from './copy.ts';

/** Returns a price in dollars. The text is the API’s exact decimal, so nothing is computed. */
export const dollars = (price: string): string => `$${price}`;

/** Returns whether a guide costs nothing. */
export const isFree = ({ price }: { price: string }): boolean => Number(price) === 0;

/** Returns what a guide costs, in dollars or 'Free'. */
export const guidePrice = (guide: { price: string }): string =>
  isFree(guide) ? wordsCopy.free : dollars(guide.price);
