import { api, purchaseTags } from '../../shared/api/api.ts';
import { cartEvents, cartSlice } from './cartSlice.ts';

const { reducer, getInitialState } = cartSlice;
const { paymentReturned, purchaseFound, purchaseOverdue } = cartEvents;
const { invalidateTags, resetApiState } = api.util;

it('forgets the payment at a sign-out or when another account signs in', () => {
  const returned = reducer(undefined, paymentReturned());
  expect(returned.payment).toBe('confirming');
  expect(reducer(returned, resetApiState())).toEqual({ payment: 'none' });
});

it('has no payment before a customer returns from one', () => {
  expect(getInitialState().payment).toBe('none');
});

it('waits for the purchase when the address says that it was paid', () => {
  expect(reducer(getInitialState(), paymentReturned()).payment).toBe('confirming');
});

it('confirms a payment when the server has what was bought', () => {
  expect(reducer({ payment: 'confirming' }, purchaseFound()).payment).toBe('confirmed');
});

it('is overdue when the purchase takes too long', () => {
  expect(reducer({ payment: 'confirming' }, purchaseOverdue()).payment).toBe('overdue');
});

it('waits again when the customer returns from another payment', () => {
  expect(reducer({ payment: 'overdue' }, paymentReturned()).payment).toBe('confirming');
});

it('keeps a confirmed payment while everything that it changed is read again', () => {
  const read = invalidateTags([...purchaseTags]);
  expect(reducer({ payment: 'confirmed' }, read).payment).toBe('confirmed');
});
