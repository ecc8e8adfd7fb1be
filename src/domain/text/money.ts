import { wordsCopy } from './copy.ts';
import { locale } from './locale.ts';

const code = /^[a-z]{3}$/i;
const formats = new Map<string, Intl.NumberFormat>();

/**
 * Returns a price with its currency, such as '$4.99' or '¥500'. `price` is the API's exact decimal text, which is never
 * computed with; `currency` its ISO 4217 code; another text, such as one of a
 * redacted report, is written behind the price;
 * `digits` the fewest after the point, by default the currency's own.
 */
export function money(price: string, currency: string, digits?: number): string {
  if (!code.test(currency)) return `${price} ${currency}`.trim();
  const key = `${currency} ${digits}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currencyDisplay: 'narrowSymbol',
      currency,
      useGrouping: false,
      minimumFractionDigits: digits,
    });
    formats.set(key, format);
  }
  // The type knows decimal texts as numbers in quotes alone.
  return format.format(price as `${number}`);
}

/** Returns whether a guide costs nothing. */
export const isFree = ({ price }: { price: string }): boolean => Number(price) === 0;

/** Returns what a guide costs, or the word for free. */
export const guidePrice = (guide: { price: string }, currency: string): string =>
  isFree(guide) ? wordsCopy.free : money(guide.price, currency);
