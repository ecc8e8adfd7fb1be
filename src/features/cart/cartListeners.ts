import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Cart } from '../../domain/model.ts';
import { api } from '../../shared/api.ts';
import type { StartListening } from '../../shared/listening.ts';
import { paymentBegan } from '../../shared/paymentBegan.ts';
import { cartApi, changedByBuying } from './cartApi.ts';
import { cartEvents, type CartRoot } from './cartSlice.ts';

/** Milliseconds between two readings, and how long a purchase is waited for (decisions.md, *Payment*). */
const pause = 2000;
const limit = 30_000;

/** `leave` takes the browser to another site's page. */
export function addCartListeners(
  startListening: StartListening<CartRoot>,
  leave: (address: string) => void,
): void {
  startListening({
    matcher: cartApi.endpoints.checkout.matchFulfilled,
    effect: ({ payload }) => {
      paymentBegan.mark();
      leave(payload);
    },
  });
  waitForPurchase(startListening);
}

/**
 * After `status=success`, cart and profile are read from the server until what was bought is there. It
 * goes on when the cart's page is left: wherever the person is, the purchase must appear.
 */
function waitForPurchase(startListening: StartListening<CartRoot>): void {
  startListening({
    actionCreator: cartEvents.paymentReturned,
    effect: async (_action, { cancelActiveListeners, condition, delay, dispatch, fork }) => {
      cancelActiveListeners();
      const isThere = makeProof(dispatch);
      const reading = fork(async (task) => {
        while (!(await task.pause(isThere()))) await task.delay(pause);
      });
      const outcome = await Promise.race([
        reading.result.then(() => 'found'),
        delay(limit).then(() => 'overdue'),
        // Signed out, or somebody else signed in: their purchases prove nothing.
        condition(api.util.resetApiState.match).then(() => 'dropped'),
      ]);
      reading.cancel();
      if (outcome === 'overdue') dispatch(cartEvents.purchaseOverdue());
      if (outcome !== 'found') return;
      dispatch(cartEvents.purchaseFound());
      dispatch(api.util.invalidateTags([...changedByBuying]));
    },
  });
}

/**
 * Asks the server whether the purchase is there. What the cart held at the first reading is what may have
 * been paid for: each guide of it must be owned, and there must be a payment at all.
 */
function makeProof(dispatch: ThunkDispatch<CartRoot, unknown, UnknownAction>) {
  const anew = { forceRefetch: true, subscribe: false } as const;
  let first: Cart | undefined;
  return async (): Promise<boolean> => {
    const [cart, purchases] = await Promise.all([
      dispatch(cartApi.endpoints.cart.initiate(undefined, anew)),
      dispatch(cartApi.endpoints.purchases.initiate(undefined, anew)),
    ]);
    // An answer that failed leaves the one before it, which proves nothing.
    if (!cart.isSuccess || !purchases.isSuccess) return false;
    first ??= cart.data;
    const { count, guideIds, hasPlan } = purchases.data;
    const isOwned = (id: number) => hasPlan || guideIds.includes(id);
    return count > 0 && first.items.every(({ guide }) => isOwned(guide.id));
  };
}
