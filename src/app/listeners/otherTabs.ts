import { isAnyOf } from '@reduxjs/toolkit';
import { authApi } from '../../features/auth/authApi.ts';
import { sessionSlice } from '../../features/auth/session/sessionSlice.ts';
import { cartApi } from '../../features/cart/cartApi.ts';
import { cartEvents } from '../../features/cart/cartSlice.ts';
import { libraryApi } from '../../features/library/libraryApi.ts';
import { accountApi } from '../../features/profile/accountApi.ts';
import { withdrawalApi } from '../../features/withdrawal/withdrawalApi.ts';
import { api, purchaseTags } from '../../shared/api/api.ts';
import { abilities } from '../../shared/lib/abilities.ts';
import type { StartListening } from '../../shared/store/rootState.ts';

export interface TabChannel {
  send: (message: unknown) => void;
  onMessage: (handler: (message: unknown) => void) => void;
}

/** Returns the channel between this app's tabs. It opens at its first use, if the browser supports it. */
export function tabChannel(): TabChannel {
  let channel: BroadcastChannel | undefined;
  const open = () => (channel ??= abilities.channel('cicerone'));
  return {
    send: (message) => open()?.postMessage(message),
    onMessage: (handler) => open()?.addEventListener('message', ({ data }) => handler(data)),
  };
}

/** A message between tabs: which tags are out of date. It contains no data. */
interface Changed {
  changed: readonly (typeof purchaseTags)[number][];
}

/** The other message: the session has expired. The storage alone cannot tell that from a sign-out. */
interface Expired {
  expired: true;
}

const { appStarted, expiryHeard, sessionExpired } = sessionSlice.actions;
const { checkSession } = authApi.endpoints;
const { addToCart, removeFromCart } = cartApi.endpoints;
const { updateProfile, uploadImage } = accountApi.endpoints;
const { withdraw, withdrawByLink } = withdrawalApi.endpoints;
const { addToLibrary, removeFromLibrary } = libraryApi.endpoints;

/**
 * Notifies other tabs of changes of cart and library, of purchases and withdrawals, and of a session that has expired
 * (docs/decisions/019-session.md).
 */
export function addTabListeners(startListening: StartListening, tabs: TabChannel): void {
  startListening({
    actionCreator: appStarted,
    effect: (_action, { dispatch }) =>
      tabs.onMessage((message) => {
        dispatch(api.util.invalidateTags(tagsOf(message)));
        if (isExpired(message)) dispatch(expiryHeard());
      }),
  });
  startListening({
    predicate: (action, { session }, before) =>
      (sessionExpired.match(action) || checkSession.matchRejected(action)) &&
      before.session.isSignedIn &&
      !session.isSignedIn,
    effect: () => tabs.send({ expired: true } satisfies Expired),
  });
  startListening({
    matcher: isAnyOf(addToCart.matchFulfilled, removeFromCart.matchFulfilled),
    effect: () => tabs.send({ changed: ['Cart'] } satisfies Changed),
  });
  startListening({
    matcher: isAnyOf(updateProfile.matchFulfilled, uploadImage.matchFulfilled),
    effect: () => tabs.send({ changed: ['Profile'] } satisfies Changed),
  });
  startListening({
    matcher: isAnyOf(addToLibrary.matchFulfilled, removeFromLibrary.matchFulfilled),
    effect: () => tabs.send({ changed: ['Library'] } satisfies Changed),
  });
  startListening({
    matcher: isAnyOf(
      cartEvents.purchaseFound,
      withdraw.matchFulfilled,
      withdrawByLink.matchFulfilled,
    ),
    effect: () => tabs.send({ changed: purchaseTags } satisfies Changed),
  });
}

const isExpired = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'expired' in message;

/** Another tab may run another version of the app: unknown messages are ignored. */
function tagsOf(message: unknown): Changed['changed'][number][] {
  if (typeof message !== 'object' || message === null || !('changed' in message)) return [];
  const { changed } = message;
  return Array.isArray(changed) ? purchaseTags.filter((tag) => changed.includes(tag)) : [];
}
