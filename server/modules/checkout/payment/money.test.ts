import fc from 'fast-check';
import { fromCents, toCents } from './money.ts';

describe('cents', () => {
  test('are converted without rounding errors', () => {
    expect([toCents('4.35'), toCents('0.29'), toCents('149.00'), toCents('0.00')]).toEqual([
      435, 29, 14_900, 0,
    ]);
    expect([fromCents(5), fromCents(0), fromCents(14_900)]).toEqual(['0.05', '0.00', '149.00']);
  });

  test('are the same after they were written and read', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
        expect(toCents(fromCents(cents))).toBe(cents);
      }),
    );
  });

  test.each(['4', '4.9', '4.999', '-1.00', '1,00', ' 1.00', '1e2', 'NaN'])('reject %j', (text) => {
    expect(() => toCents(text)).toThrow();
  });

  test.each([-1, 1.5, NaN, Infinity])('reject %d', (cents) => {
    expect(() => fromCents(cents)).toThrow();
  });
});
