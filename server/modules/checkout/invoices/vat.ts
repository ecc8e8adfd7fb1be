/** Value-added tax, which prices include. */
import type { ShopFile } from '../../../../contract/site.ts';
import { fromSmallestUnits, toSmallestUnits } from '../../../lib/money.ts';

/** The tax of a country; `rate` in percent, null outside the scope of VAT. */
export interface Vat {
  country: string;
  rate: number | null;
}

/** Returns the tax of a sale to a customer's country ('' if unknown: the shop's); null if the shop states none. */
export function vatOf({ vat }: ShopFile, country: string): Vat | null {
  if (!vat) return null;
  const where = country === '' ? vat.country : country;
  const rate = vat.rates.find((one) => one.country === where)?.percent ?? vat.other ?? null;
  return { country: where, rate };
}

/**
 * Returns the part of an amount that is tax, rounded half up to the digits of the currency: 1.08 of 5.99 at 22 %.
 * @param rate percent, with at most two digits after the point
 */
export function taxIn(amount: string, currency: string, rate: number): string {
  const units = BigInt(toSmallestUnits(amount, currency));
  const hundredths = BigInt(Math.round(rate * 100));
  const whole = 10_000n + hundredths;
  const tax = (2n * units * hundredths + whole) / (2n * whole);
  return fromSmallestUnits(Number(tax), currency);
}

/** Returns an amount less another one of the same currency. */
export const difference = (amount: string, less: string, currency: string): string =>
  fromSmallestUnits(toSmallestUnits(amount, currency) - toSmallestUnits(less, currency), currency);
