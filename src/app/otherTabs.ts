import { isAnyOf } from '@reduxjs/toolkit';
import { sessionSlice } from '../features/auth/sessionSlice.ts';
import { cartApi, changedByBuying } from '../features/cart/cartApi.ts';
import { cartEvents } from '../features/cart/cartSlice.ts';
import { api } from '../shared/api.ts';
import type { StartListening } from '../shared/listening.ts';

export interface TabChannel {
  tell: (message: unknown) => void;
  hear: (heard: (message: unknown) => void) => void;
}

/** The channel between this app's open tabs. It opens at its first use, where the browser has such a thing. */
export function tabChannel(): TabChannel {
  let channel: BroadcastChannel | undefined;
  const open = () =>
    typeof BroadcastChannel === 'undefined'
      ? undefined
      : (channel ??= new BroadcastChannel('cicerone'));
  return {
    tell: (message) => open()?.postMessage(message),
    hear: (heard) => open()?.addEventListener('message', ({ data }) => heard(data)),
  };
}

/** What a tab tells the others: these answers of the server are old now. No data goes this way. */
interface Changed {
  changed: readonly (typeof changedByBuying)[number][];
}

const { addToCart, removeFromCart } = cartApi.endpoints;

/** Cart changes and purchases reach the other open tabs (decisions.md, *Session*). */
export function addTabListeners(startListening: StartListening<unknown>, tabs: TabChannel): void {
  startListening({
    actionCreator: sessionSlice.actions.appStarted,
    effect: (_action, { dispatch }) =>
      tabs.hear((message) => void dispatch(api.util.invalidateTags(tagsOf(message)))),
  });
  startListening({
    matcher: isAnyOf(addToCart.matchFulfilled, removeFromCart.matchFulfilled),
    effect: () => tabs.tell({ changed: ['Cart'] } satisfies Changed),
  });
  startListening({
    actionCreator: cartEvents.purchaseFound,
    effect: () => tabs.tell({ changed: changedByBuying } satisfies Changed),
  });
}

/** Another tab may run an older or a newer app: only what this one knows counts. */
function tagsOf(message: unknown): Changed['changed'][number][] {
  if (typeof message !== 'object' || message === null || !('changed' in message)) return [];
  const { changed } = message;
  return Array.isArray(changed) ? changedByBuying.filter((tag) => changed.includes(tag)) : [];
}
