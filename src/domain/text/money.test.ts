import { guidePrice, money } from './money.ts';

// Shows.
test('shows a price exactly as the API writes it', () => {
  expect(money('4.99', 'USD')).toBe('$4.99');
  // As floating-point numbers these two would lose their last digit or their zero.
  expect(money('9007199254740993.10', 'USD')).toBe('$9007199254740993.10');
  expect(money('5.00', 'USD')).toBe('$5.00');
});

test('shows a currency without cents, and one with three', () => {
  expect(money('1200', 'JPY')).toBe('¥1200');
  expect(money('1200.00', 'JPY')).toBe('¥1200');
  expect(money('1.250', 'KWD')).toBe('KWD\u00a01.250');
});

test('shows a round amount without its cents', () => {
  expect(money('5', 'USD', 0)).toBe('$5');
});

test('calls a guide without a price free, and says what the others cost', () => {
  expect(guidePrice({ price: '0.00' }, 'USD')).toBe('Free');
  expect(guidePrice({ price: '0.99' }, 'USD')).toBe('$0.99');
});
