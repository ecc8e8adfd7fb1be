import { isAnyOf } from '@reduxjs/toolkit';
import {
  toChangedCart,
  type Cart,
  type CartItem,
} from '../../domain/decode/customer/decodeCart.ts';
import { api, purchaseTags } from '../../shared/api/api.ts';
import { statusOf, type ApiError } from '../../shared/api/apiError.ts';
import { startedPayment, type PaidFor } from '../../shared/storage/startedPayment.ts';
import { sessionSlice, selectAccount } from '../auth/session/sessionSlice.ts';
import { profileApi } from '../profile/profileApi.ts';
import { cartApi } from './cartApi.ts';
import { cartEvents } from './cartSlice.ts';
import type { AppDispatch, StartListening } from '../../shared/store/rootState.ts';

/** Milliseconds between two reads, and how long to wait for a purchase (docs/decisions/005-proof-of-a-purchase.md). */
const pause = 2000;
const limit = 30_000;

/** Milliseconds between two reads while the server waits for the confirmation of a payment. */
const confirmationPause = 1500;

/** `leave` opens the page of another site. */
export function addCartListeners(
  startListening: StartListening,
  { leave }: { leave: (address: string) => void },
): void {
  startListening({
    matcher: cartApi.endpoints.checkout.matchFulfilled,
    effect: ({ payload }, { getState }) => {
      const items = cartApi.endpoints.cart.select()(getState()).data?.items ?? [];
      startedPayment.begin(paying(items), selectAccount(getState()));
      leave(payload);
    },
  });
  startListening({
    matcher: cartApi.endpoints.checkout.matchRejected,
    effect: ({ payload }, { dispatch }) => {
      if (!payload || statusOf(payload) !== 409) return;
      const cart = changedCart(payload);
      // The shown cart was out of date: the error has the current one.
      dispatch(
        cart
          ? cartApi.util.upsertQueryEntries([{ endpointName: 'cart', arg: undefined, value: cart }])
          : api.util.invalidateTags(['Cart']),
      );
    },
  });
  waitForPurchase(startListening);
  followConfirmation(startListening);
}

/** Returns null if the error contains no valid cart. */
function changedCart({ data }: ApiError): Cart | null {
  try {
    return toChangedCart(data);
  } catch {
    return null;
  }
}

/** Returns what a cart pays for: owning its guides is the proof, whatever the number of payments. */
const paying = (items: CartItem[]): PaidFor => ({
  guideIds: items.map(({ guide }) => guide.id),
  isPlan: false,
});

/**
 * After `status=success`, reads cart and profile from the server until the purchase is there. It continues when the
 * user leaves the cart's page.
 */
function waitForPurchase(startListening: StartListening): void {
  startListening({
    predicate: (action, { cart }) =>
      cartEvents.paymentReturned.match(action) ||
      // The customer returned before this code was loaded.
      (sessionSlice.actions.appStarted.match(action) && cart.payment === 'confirming'),
    effect: async (_action, listener) => {
      const { cancelActiveListeners, condition, delay, dispatch, fork, getState } = listener;
      cancelActiveListeners();
      const isThere = makeProof(dispatch, startedPayment.last(selectAccount(getState())));
      const reading = fork(async (task) => {
        while (!(await task.pause(isThere()))) await task.delay(pause);
      });
      const outcome = await Promise.race([
        reading.result.then(() => 'found'),
        delay(limit).then(() => 'overdue'),
        // Signed out, or another account signed in, whose purchases prove nothing.
        condition(api.util.resetApiState.match).then(() => 'dropped'),
      ]);
      reading.cancel();
      if (outcome === 'overdue') dispatch(cartEvents.purchaseOverdue());
      if (outcome !== 'found') return;
      dispatch(cartEvents.purchaseFound());
      dispatch(api.util.invalidateTags([...purchaseTags]));
    },
  });
}

/** Reads the cart while the server waits for a confirmation and the tab is visible, then everything that it opens. */
function followConfirmation(startListening: StartListening): void {
  const selectCart = cartApi.endpoints.cart.select();
  startListening({
    matcher: isAnyOf(
      cartApi.endpoints.cart.matchFulfilled,
      cartApi.endpoints.cart.matchRejected,
      // The cart was read before this code was loaded.
      sessionSlice.actions.appStarted,
    ),
    effect: async (_action, listener) => {
      const { cancelActiveListeners, delay, dispatch, getOriginalState, getState } = listener;
      const wasConfirming = selectCart(getOriginalState()).data?.confirming !== undefined;
      cancelActiveListeners();
      const isConfirming = (): boolean => selectCart(getState()).data?.confirming !== undefined;
      if (!isConfirming()) {
        if (!wasConfirming) return;
        // The notice of an overdue payment checks again.
        if (getState().cart.payment === 'overdue') dispatch(cartEvents.paymentReturned());
        dispatch(api.util.invalidateTags([...purchaseTags]));
        return;
      }
      do await delay(confirmationPause);
      while (document.hidden);
      if (!isConfirming()) return;
      void dispatch(
        cartApi.endpoints.cart.initiate(undefined, { forceRefetch: true, subscribe: false }),
      );
    },
  });
}

/**
 * Returns a function that checks whether the server has the purchase: a payment, and everything that this tab went to
 * pay for. If that is unknown, the items of the cart at the first read must be owned.
 */
function makeProof(dispatch: AppDispatch, started: PaidFor | null) {
  const refetch = { forceRefetch: true, subscribe: false } as const;
  let paidFor = started;
  return async (): Promise<boolean> => {
    const [cart, profile] = await Promise.all([
      dispatch(cartApi.endpoints.cart.initiate(undefined, refetch)),
      dispatch(profileApi.endpoints.profile.initiate(undefined, refetch)),
    ]);
    // After a failed read the cache has the previous data, which proves nothing.
    if (!cart.isSuccess || !profile.isSuccess) return false;
    paidFor ??= paying(cart.data.items);
    const { billing, guideIds, plan } = profile.data;
    const owned = new Set(guideIds);
    const owns = paidFor.guideIds.every((id) => owned.has(id));
    const hasPaid = billing.length > (paidFor.paymentsBefore ?? 0);
    return hasPaid && (plan !== null || (owns && !paidFor.isPlan));
  };
}
