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
import { landingToasts } from '../../pages/landing/landingToasts.ts';
import { shellToasts } from '../../pages/shell/shellToasts.ts';
import type { ToastRule } from '../../shared/lib/toastRules.ts';

/** The toast rules of all features. */
export const toastRules: ToastRule[] = [
  ...authToasts,
  ...cartToasts,
  ...libraryToasts,
  ...downloadsToasts,
  ...playerToasts,
  ...bookmarksToasts,
  ...profileToasts,
  ...subscribeToasts,
  ...contactToasts,
  ...supportToasts,
  ...shellToasts,
  ...landingToasts,
];
