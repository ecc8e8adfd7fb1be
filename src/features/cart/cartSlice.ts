import { createSlice } from '@reduxjs/toolkit';
import { api } from '../../shared/api/api.ts';

declare module '../../shared/store/rootState.ts' {
  interface LazyLoadedSlices {
    cart: CartState;
  }
}

interface CartState {
  /**
   * The state of a payment whose customer returned with `status=success` (docs/decisions/005-proof-of-a-purchase.md).
   */
  payment: 'none' | 'confirming' | 'confirmed' | 'overdue';
}

const initialState: CartState = { payment: 'none' };

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** The address says that it was paid, which is only a hint: the server is asked until it confirms it. */
    paymentReturned: (state) => {
      state.payment = 'confirming';
    },
    /** The server has the purchase. */
    purchaseFound: (state) => {
      state.payment = 'confirmed';
    },
    /** The server does not have it yet. */
    purchaseOverdue: (state) => {
      state.payment = 'overdue';
    },
  },
  extraReducers: (builder) => {
    // Signed out, or another account signed in, whose payment it was not.
    builder.addMatcher(api.util.resetApiState.match, () => initialState);
  },
  selectors: {
    selectPayment: ({ payment }) => payment,
  },
});

export const cartEvents = cartSlice.actions;
export const { selectPayment } = cartSlice.selectors;
