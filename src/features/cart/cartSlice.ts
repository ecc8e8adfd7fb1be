import { createSlice } from '@reduxjs/toolkit';
import { api } from '../../shared/api/api.ts';

interface CartState {
  /**
   * What is known of a payment whose customer returned with `status=success`
   * (docs/decisions/005-proof-of-a-purchase.md).
   */
  payment: 'none' | 'confirming' | 'confirmed' | 'overdue';
}

const initialState: CartState = { payment: 'none' };

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** The address says that it was paid: a hint, so the server is asked until it says so too. */
    paymentReturned: (state) => {
      state.payment = 'confirming';
    },
    /** The server has what was bought. */
    purchaseFound: (state) => {
      state.payment = 'confirmed';
    },
    /** The server still doesn't have it. */
    purchaseOverdue: (state) => {
      state.payment = 'overdue';
    },
  },
  extraReducers: (builder) => {
    // Signed out, or another account signed in: it was not its payment.
    builder.addMatcher(api.util.resetApiState.match, () => initialState);
  },
});

export const cartEvents = cartSlice.actions;

/** The part of the store's state that the cart reads. */
export interface CartRoot {
  cart: CartState;
}
