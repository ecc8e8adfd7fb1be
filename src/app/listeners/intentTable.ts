import type { IntentTable } from '../../features/auth/intents.ts';
import { cartApi } from '../../features/cart/cartApi.ts';
import { libraryApi } from '../../features/library/libraryApi.ts';
import { plansApi, subscribeKey, type PlanChoice } from '../../features/subscribe/plansApi.ts';
import { routes } from '../../shared/site/paths.ts';

/** Everything that asks for a sign-in. The name of a call is that of its endpoint. */
export const intentTable = {
  addToCart: {
    call: (guideId: number) => cartApi.endpoints.addToCart.initiate(guideId, { track: false }),
    page: routes.cart,
  },
  addToLibrary: {
    call: (guideId: number) =>
      libraryApi.endpoints.addToLibrary.initiate(guideId, { track: false }),
  },
  // Leads to the payment page (subscribe/planListeners.ts). The button shows it as running.
  subscribe: {
    call: (choice: PlanChoice) =>
      plansApi.endpoints.subscribe.initiate(choice, { fixedCacheKey: subscribeKey }),
  },
  // A free guide belongs to every customer.
  getFree: {},
  openPage: { page: (address: string) => address },
} satisfies IntentTable;
