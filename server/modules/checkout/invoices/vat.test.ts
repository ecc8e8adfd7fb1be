import fc from 'fast-check';
import { digitsOf, fromSmallestUnits, toSmallestUnits } from '../../../lib/money.ts';
import { neutralShop } from '../../../catalogue/format/shopFacts.ts';
import { difference, taxIn, vatOf } from './vat.ts';

const rates = [
  { country: 'IT', percent: 22 },
  { country: 'DE', percent: 19 },
];
const shop = { ...neutralShop, vat: { country: 'IT', rates } };

test('the tax is that of the customer’s country, of the shop’s if it is unknown, or none', () => {
  expect(vatOf(shop, '')).toEqual({ country: 'IT', rate: 22 });
  expect(vatOf(shop, 'DE')).toEqual({ country: 'DE', rate: 19 });
  expect(vatOf(shop, 'JP')).toEqual({ country: 'JP', rate: null });
  expect(vatOf({ ...shop, vat: { ...shop.vat, other: 20 } }, 'JP')?.rate).toBe(20);
  expect(vatOf(neutralShop, 'IT')).toBeNull();
});

test.each([
  ['5.99', 'USD', 22, '1.08'],
  ['0.01', 'EUR', 22, '0.00'],
  ['500', 'JPY', 10, '45'],
  ['1.500', 'KWD', 5, '0.071'],
  ['4.99', 'EUR', 0, '0.00'],
])('%s %s at %d %% contains %s', (amount, currency, rate, tax) => {
  expect(taxIn(amount, currency, rate)).toBe(tax);
});

test('net and tax are the amount, and no other tax of whole coins is nearer to the rate', () => {
  const currency = fc.constantFrom('USD', 'JPY', 'KWD');
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 9 }),
      currency,
      fc.integer({ min: 0, max: 9900 }),
      (units, code, hundredths) => {
        const amount = fromSmallestUnits(units, code);
        const rate = hundredths / 100;
        const tax = taxIn(amount, code, rate);
        const net = difference(amount, tax, code);
        expect(toSmallestUnits(net, code) + toSmallestUnits(tax, code)).toBe(units);
        expect(Math.abs(toSmallestUnits(tax, code) - (units * rate) / (100 + rate))).toBeLessThan(
          0.500_001,
        );
        expect(digitsOf(code)).toBe((tax.split('.')[1] ?? '').length);
      },
    ),
  );
});
