import { fromStripe, toStripe } from './stripeMoney.ts';

test.each([
  ['4.35', 'USD', 435],
  ['500', 'JPY', 500],
  ['1.500', 'KWD', 1_500],
  // Currencies without cents that Stripe writes with two digits.
  ['500', 'ISK', 50_000],
  ['500', 'UGX', 50_000],
])('%s %s is %d at Stripe', (amount, currency, units) => {
  expect(toStripe(amount, currency)).toBe(units);
  expect(fromStripe(units, currency.toLowerCase())).toBe(amount);
});
