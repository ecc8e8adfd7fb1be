import { dollars, guidePrice } from './money.ts';

// Shows.
test('shows a price exactly as the API writes it', () => {
  expect(dollars('4.99')).toBe('$4.99');
  // As floating-point numbers these two would lose their last digit or their zero.
  expect(dollars('9007199254740993.10')).toBe('$9007199254740993.10');
  expect(dollars('5.00')).toBe('$5.00');
});

test('calls a guide without a price free, and says what the others cost', () => {
  expect(guidePrice({ price: '0.00' })).toBe('Free');
  expect(guidePrice({ price: '0.99' })).toBe('$0.99');
});
