import { tabStorage } from './rawStorage.ts';
import { startedPayment } from './startedPayment.ts';

test('stores that the customer went to pay, and what for', () => {
  expect(startedPayment.isAway(null)).toBe(false);
  expect(startedPayment.last(null)).toBeNull();
  startedPayment.begin({ guideIds: [3, 5], isPlan: false }, null);
  expect(startedPayment.isAway(null)).toBe(true);
  startedPayment.cameBack();
  expect(startedPayment.isAway(null)).toBe(false);
  // The record stays, because the page may be loaded again.
  expect(startedPayment.last(null)).toEqual({ guideIds: [3, 5], isPlan: false });
  startedPayment.begin({ guideIds: [], isPlan: true }, null);
  expect(startedPayment.last(null)).toEqual({ guideIds: [], isPlan: true });
});

test.each(['', '{', 'null', '7', '[]', '{}', '{"guideIds":3,"isPlan":true}'])(
  'reads a corrupt value as none: %p',
  (text) => {
    tabStorage.write('payment-for', text);
    expect(startedPayment.last(null)).toBeNull();
  },
);

test('reads only valid ids', () => {
  tabStorage.write('payment-for', '{"guideIds":[1,"2",null,3.5,4],"isPlan":"yes"}');
  expect(startedPayment.last(null)).toEqual({ guideIds: [1, 4], isPlan: false });
});

test('returns nothing to another account', () => {
  startedPayment.begin({ guideIds: [3], isPlan: false }, 'one');
  expect(startedPayment.isAway('other')).toBe(false);
  expect(startedPayment.last('other')).toBeNull();
  expect(startedPayment.isAway('one')).toBe(true);
  // Before the server has responded with the account.
  expect(startedPayment.last(null)).toEqual({ guideIds: [3], isPlan: false });
});

test('stores how many payments there were before', () => {
  startedPayment.begin({ guideIds: [], isPlan: true, paymentsBefore: 2 }, 'one');
  expect(startedPayment.last('one')).toEqual({ guideIds: [], isPlan: true, paymentsBefore: 2 });
});
