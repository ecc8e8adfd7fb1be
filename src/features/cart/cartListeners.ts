import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { toChangedCart } from '../../domain/decode/customer/decodeCart.ts';
import type { Cart, CartItem } from '../../domain/model.ts';
import { api, purchaseTags } from '../../shared/api/api.ts';
import { statusOf, type ApiError } from '../../shared/api/apiError.ts';
import type { StartListening } from '../../shared/lib/startListening.ts';
import { startedPayment, type PaidFor } from '../../shared/storage/startedPayment.ts';
import type { AuthRoot } from '../auth/authListeners.ts';
import { selectAccount } from '../auth/session/authSelectors.ts';
import { sessionSlice } from '../auth/session/sessionSlice.ts';
import { profileApi } from '../profile/profileApi.ts';
import { cartApi } from './cartApi.ts';
import { cartEvents, type CartRoot } from './cartSlice.ts';

/** The store's state as far as the cart reads it: its own slice, the session, and the API's cache. */
type CartAndApi = CartRoot &
  Pick<AuthRoot, 'session'> & { [api.reducerPath]: ReturnType<typeof api.reducer> };

/**
 * Milliseconds between two reads, and for how long a purchase is awaited
 * (docs/decisions/005-proof-of-a-purchase.md).
 */
const pause = 2000;
const limit = 30_000;

/** `leave` takes the browser to another site's page. */
export function addCartListeners(
  startListening: StartListening<CartAndApi>,
  leave: (address: string) => void,
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
      // What was shown is old: the refusal says what is in the cart now.
      dispatch(
        cart
          ? cartApi.util.upsertQueryEntries([{ endpointName: 'cart', arg: undefined, value: cart }])
          : api.util.invalidateTags(['Cart']),
      );
    },
  });
  waitForPurchase(startListening);
}

/** Null when the refusal holds no cart that can be read. */
function changedCart({ data }: ApiError): Cart | null {
  try {
    return toChangedCart(data);
  } catch {
    return null;
  }
}

/** What a cart is bought with: owning its guides is the proof, however many payments there were. */
const paying = (items: CartItem[]): PaidFor => ({
  guideIds: items.map(({ guide }) => guide.id),
  isPlan: false,
});

/**
 * After `status=success`, cart and profile are read from the server until what was bought is there. It
 * continues when the cart's page is left: wherever the person is, the purchase must appear.
 */
function waitForPurchase(startListening: StartListening<CartAndApi>): void {
  startListening({
    predicate: (action, { cart }) =>
      cartEvents.paymentReturned.match(action) ||
      // The customer came back before this code was loaded.
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
        // Signed out, or another account signed in: its purchases prove nothing.
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

/**
 * Asks the server whether the purchase is there: a payment, and everything that this tab went to pay for.
 * When that is not known, what the cart holds at the first reading may be it, and must be owned.
 */
function makeProof(
  dispatch: ThunkDispatch<CartAndApi, unknown, UnknownAction>,
  started: PaidFor | null,
) {
  const refetch = { forceRefetch: true, subscribe: false } as const;
  let paidFor = started;
  return async (): Promise<boolean> => {
    const [cart, profile] = await Promise.all([
      dispatch(cartApi.endpoints.cart.initiate(undefined, refetch)),
      dispatch(profileApi.endpoints.profile.initiate(undefined, refetch)),
    ]);
    // An answer that failed leaves the one before it, which proves nothing.
    if (!cart.isSuccess || !profile.isSuccess) return false;
    paidFor ??= paying(cart.data.items);
    const { billing, guides, plan } = profile.data;
    const owned = new Set(guides.map(({ id }) => id));
    const owns = paidFor.guideIds.every((id) => owned.has(id));
    const hasPaid = billing.length > (paidFor.paymentsBefore ?? 0);
    return hasPaid && (plan !== null || (owns && !paidFor.isPlan));
  };
}
