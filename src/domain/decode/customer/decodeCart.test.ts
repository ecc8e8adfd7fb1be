import { toCart, toChangedCart, toPaymentUrl } from './decodeCart.ts';
import { WireError } from '../wire.ts';

const guide = { id: 7, title: 'La cupola', cover: 'pictures/guide/x.160-320.webp', price: '4.99' };
const body = { data: [{ id: 3, audio_guide: guide }], price: '4.99', sub_total: '4.49' };

// Shows.
test('a cart holds its items and what checkout asks for', () => {
  expect(toCart(body)).toEqual({
    items: [
      {
        id: 3,
        guide: {
          id: 7,
          title: 'La cupola',
          cover: { path: guide.cover, stem: 'pictures/guide/x', widths: [160, 320] },
          price: '4.99',
          lang: 'it',
        },
      },
    ],
    total: '4.49',
  });
});

test('a refused checkout holds the cart as it is now', () => {
  const cart = { data: [], sub_total: '0.00', version: 'v2' };
  expect(toChangedCart({ message: 'x', cart })).toEqual({
    items: [],
    total: '0.00',
    version: 'v2',
  });
  expect(() => toChangedCart({ message: 'x' })).toThrow(WireError);
});

test('a sum that comes as a number stays text', () => {
  expect(toCart({ data: [], price: 0, sub_total: 0 })).toEqual({ items: [], total: '0' });
});

test.each([
  ['null', null],
  ['a list', []],
  ['without items', { sub_total: '1.00' }],
  ['without a sum', { data: [] }],
  ['an item without a guide', { data: [{ id: 1 }], sub_total: '1.00' }],
  ['a sum that is no price', { data: [], sub_total: '1e3' }],
])('%s is no cart', (_what, value) => {
  expect(() => toCart(value)).toThrow(WireError);
});

test('a payment names where to pay', () => {
  expect(toPaymentUrl({ payment_url: 'https://pay.example/1' })).toBe('https://pay.example/1');
  expect(() => toPaymentUrl({ payment_url: null })).toThrow(WireError);
});
