/** Providers use cents. The amounts are converted as strings, because 4.35 * 100 is 434.99999999999994. */

const DECIMAL = /^(\d{1,10})\.(\d\d)$/;

/** Returns 499 for '4.99'. */
export function toCents(amount: string): number {
  const parts = DECIMAL.exec(amount);
  if (!parts) throw new Error('An amount has two digits after the point');
  return Number(`${parts[1]}${parts[2]}`);
}

/** Returns '4.99' for 499. */
export function fromCents(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new Error('Cents are a whole number');
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
