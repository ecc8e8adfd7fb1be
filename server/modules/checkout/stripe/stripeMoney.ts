/** Amounts as Stripe writes them: whole numbers, with a number of digits that is Stripe's own for some currencies. */
import { digitsOf, fromSmallestUnits, toSmallestUnits } from '../../../lib/money.ts';

/** https://docs.stripe.com/currencies: all others have two digits. */
const ZERO = /^(BIF|CLP|DJF|GNF|JPY|KMF|KRW|MGA|PYG|RWF|VND|VUV|XAF|XOF|XPF)$/;
const THREE = /^(BHD|JOD|KWD|OMR|TND)$/;

const stripeDigitsOf = (currency: string): number =>
  ZERO.test(currency) ? 0 : THREE.test(currency) ? 3 : 2;

const factorOf = (currency: string): number =>
  10 ** (stripeDigitsOf(currency) - digitsOf(currency));

/** Returns 499 for '4.99' of USD, 50000 for '500' of ISK. */
export const toStripe = (amount: string, currency: string): number =>
  Math.round(toSmallestUnits(amount, currency) * factorOf(currency));

/** Returns '4.99' for 499 of 'usd': Stripe's names of currencies are in small letters. */
export function fromStripe(units: number, stripeCurrency: string): string {
  const currency = stripeCurrency.toUpperCase();
  return fromSmallestUnits(Math.round(units / factorOf(currency)), currency);
}
