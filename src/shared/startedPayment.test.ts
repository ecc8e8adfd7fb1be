import { tabStorage } from './rawStorage.ts';
import { startedPayment } from './startedPayment.ts';

test('remembers that somebody went to pay, and what for', () => {
  expect(startedPayment.isAway()).toBe(false);
  expect(startedPayment.last()).toBeNull();
  startedPayment.begin({ guideIds: [3, 5], isPlan: false });
  expect(startedPayment.isAway()).toBe(true);
  startedPayment.cameBack();
  expect(startedPayment.isAway()).toBe(false);
  // What it was for stays: the page may be loaded again.
  expect(startedPayment.last()).toEqual({ guideIds: [3, 5], isPlan: false });
  startedPayment.begin({ guideIds: [], isPlan: true });
  expect(startedPayment.last()).toEqual({ guideIds: [], isPlan: true });
});

test.each(['', '{', 'null', '7', '[]', '{}', '{"guideIds":3,"isPlan":true}'])(
  'takes a corrupt note as none: %p',
  (text) => {
    tabStorage.write('payment-for', text);
    expect(startedPayment.last()).toBeNull();
  },
);

test('keeps only what can be ids', () => {
  tabStorage.write('payment-for', '{"guideIds":[1,"2",null,3.5,4],"isPlan":"yes"}');
  expect(startedPayment.last()).toEqual({ guideIds: [1, 4], isPlan: false });
});
