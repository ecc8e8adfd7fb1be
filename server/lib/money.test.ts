import fc from 'fast-check';
import { fromSmallestUnits, toSmallestUnits, writtenAmount } from './money.ts';

describe('amounts in the smallest unit of a currency', () => {
  test.each([
    ['4.35', 'USD', 435],
    ['0.29', 'EUR', 29],
    ['149.00', 'USD', 14_900],
    ['0.00', 'USD', 0],
    ['500', 'JPY', 500],
    ['1.500', 'KWD', 1_500],
  ])('%s %s is %d, without rounding errors', (amount, currency, units) => {
    expect(toSmallestUnits(amount, currency)).toBe(units);
    expect(fromSmallestUnits(units, currency)).toBe(amount);
  });

  test('are padded with zeros', () => {
    expect([fromSmallestUnits(5, 'USD'), fromSmallestUnits(5, 'JPY')]).toEqual(['0.05', '5']);
    expect(fromSmallestUnits(5, 'KWD')).toBe('0.005');
  });

  test('are the same after they were written and read', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999 }),
        fc.constantFrom('USD', 'JPY', 'KWD', 'ISK', 'UGX'),
        (units, currency) => {
          const amount = fromSmallestUnits(units, currency);
          expect(toSmallestUnits(amount, currency)).toBe(units);
        },
      ),
    );
  });

  test.each([
    ['4', 'USD'],
    ['4.9', 'USD'],
    ['4.999', 'USD'],
    ['-1.00', 'USD'],
    ['1,00', 'USD'],
    [' 1.00', 'USD'],
    ['1e2', 'USD'],
    ['NaN', 'USD'],
    ['500.00', 'JPY'],
    ['1.50', 'KWD'],
  ])('reject %j of %s', (text, currency) => {
    expect(() => toSmallestUnits(text, currency)).toThrow();
  });

  test.each([-1, 1.5, NaN, Infinity])('reject %d units', (units) => {
    expect(() => fromSmallestUnits(units, 'USD')).toThrow();
  });
});

test('amounts are written with the symbol and the digits of their currency', () => {
  expect([
    writtenAmount('4.99', 'USD'),
    writtenAmount('500', 'JPY'),
    writtenAmount('1.500', 'KWD').replace(/\s/g, ' '),
    writtenAmount('4.99', 'EUR', 'it').replace(/\s/g, ' '),
  ]).toEqual(['$4.99', '¥500', 'KWD 1.500', '4,99 €']);
});
