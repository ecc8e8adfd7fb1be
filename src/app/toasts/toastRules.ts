import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { authToasts } from '../../features/auth/authToasts.ts';
import { cartToasts } from '../../features/cart/cartToasts.ts';
import { downloadsToasts } from '../../features/library/offline/state/downloadsToasts.ts';
import { libraryToasts } from '../../features/library/libraryToasts.ts';
import { bookmarksToasts } from '../../features/bookmarks/bookmarksToasts.ts';
import { playerToasts } from '../../features/player/playerToasts.ts';
import { profileToasts } from '../../features/profile/profileToasts.ts';
import { contactToasts } from '../../pages/business/contact/contactToasts.ts';
import { supportToasts } from '../../features/support/supportToasts.ts';
import { subscribeToasts } from '../../features/subscribe/subscribeToasts.ts';
import { withdrawalToasts } from '../../features/withdrawal/withdrawalToasts.ts';
import { landingToasts } from '../../pages/landing/landingToasts.ts';
import { shellToasts } from '../../pages/shell/shellToasts.ts';
import type { ToastRule } from '../../shared/lib/toastRules.ts';
import type * as Toasts from './showToast.ts';

/** The toast rules of all features. */
const toastRules: ToastRule[] = [
  ...authToasts,
  ...cartToasts,
  ...libraryToasts,
  ...downloadsToasts,
  ...playerToasts,
  ...bookmarksToasts,
  ...profileToasts,
  ...subscribeToasts,
  ...withdrawalToasts,
  ...contactToasts,
  ...supportToasts,
  ...shellToasts,
  ...landingToasts,
];

let toasts: typeof Toasts | undefined;

/** Returns whether an action shows a toast, or removes one. */
export const concernsToasts = (action: UnknownAction): boolean =>
  toasts?.isCure(action) === true || toastRules.some(({ matches }) => matches(action));

/** Shows the toasts of an action, and removes that of a failure which it makes untrue. */
export async function showToastsOf(action: UnknownAction, dispatch: Dispatch): Promise<void> {
  const notices = toastRules.flatMap((rule) => {
    const notice = rule.matches(action) ? rule.notice(action) : null;
    return notice ? [notice] : [];
  });
  if (notices.length > 0) {
    toasts ??= await import(/* webpackChunkName: "toasts" */ './showToast.ts');
  }
  toasts?.showToasts(action, notices, dispatch);
}
