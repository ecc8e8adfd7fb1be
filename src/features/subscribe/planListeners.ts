import { startedPayment } from '../../shared/storage/startedPayment.ts';
import { selectAccount } from '../auth/session/sessionSlice.ts';
import { plansApi } from './plansApi.ts';
import type { StartListening } from '../../shared/store/rootState.ts';

/**
 * Adds the plan's listeners. `leave` opens the payment page, which returns to the cart
 * (docs/decisions/005-proof-of-a-purchase.md).
 */
export function addPlanListeners(
  startListening: StartListening,
  { leave }: { leave: (address: string) => void },
): void {
  startListening({
    matcher: plansApi.endpoints.subscribe.matchFulfilled,
    effect: ({ payload, meta }, { getState }) => {
      const paymentsBefore = meta.arg.originalArgs.paymentsBefore ?? 0;
      const what = { guideIds: [], isPlan: true, paymentsBefore };
      startedPayment.begin(what, selectAccount(getState()));
      leave(payload);
    },
  });
}
