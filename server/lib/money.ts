/**
 * Amounts are decimal strings with as many digits after the point as their currency has (ISO 4217): '4.99' of USD, '500' of
 * JPY, '1.500' of KWD. Providers use whole units of the smallest coin. The amounts are converted as strings, because
 * 4.35 * 100 is 434.99999999999994.
 */

/** Returns how many digits a currency has after the point, such as 2 for USD. */
export const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

const DECIMAL = /^(\d{1,10})(?:\.(\d{1,3}))?$/;

/** Returns whether an amount is nothing: a total of nothing may have no digits after the point. */
export const isZero = (amount: string): boolean => Number(amount) === 0;

/** Returns whether an amount has the digits of its currency. */
export function hasDigitsOf(currency: string, amount: string): boolean {
  const parts = DECIMAL.exec(amount);
  return parts !== null && (parts[2] ?? '').length === digitsOf(currency);
}

/**
 * Returns an amount as people write it, with the symbol of its currency.
 * @param locale BCP 47
 */
export const writtenAmount = (amount: string, currency: string, locale = 'en'): string =>
  // A decimal string is formatted exactly.
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(amount as Intl.StringNumericLiteral);

/** Returns 499 for '4.99' of USD. */
export function toSmallestUnits(amount: string, currency: string): number {
  if (!hasDigitsOf(currency, amount)) {
    throw new Error(`${amount} has not the digits of ${currency}`);
  }
  return Number(amount.replace('.', ''));
}

/** Returns '4.99' for 499 of USD. */
export function fromSmallestUnits(units: number, currency: string): string {
  if (!Number.isSafeInteger(units) || units < 0) throw new Error('Units are a whole number');
  const digits = digitsOf(currency);
  const text = String(units).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
