import type { AuthRoot } from '../authListeners.ts';

/** Selects the auth flag, for the header and the protected pages. */
export const selectIsCustomer = ({ session }: Pick<AuthRoot, 'session'>): boolean =>
  session.isSignedIn;

/** Selects whether there is a token. Customers' features need it: without it their buttons open the dialog (R-5.15). */
export const selectHasToken = ({ session }: Pick<AuthRoot, 'session'>): boolean =>
  session.token !== null;

/**
 * Selects whether the header loads cart, wish list and profile: for a customer with a token
 * (pages/shell/header/CustomerControls.tsx).
 */
export const selectHasOwnLists = (state: Pick<AuthRoot, 'session'>): boolean =>
  selectIsCustomer(state) && selectHasToken(state);

/**
 * Selects the id of the signed-in account, the same at every sign-in, which reveals nothing of it; null for a visitor.
 * Data of a customer in this browser (progress, downloads) is stored under it.
 */
export const selectAccount = ({ session }: Pick<AuthRoot, 'session'>): string | null =>
  session.account;

/** Selects whether a session ended here and the dialog asks to sign in again: then no page redirects. */
export const selectStaysOnPage = ({ dialog }: Pick<AuthRoot, 'dialog'>): boolean =>
  dialog.staysOnPage;

/** Selects whether the server has confirmed the session: until then a missing flag says nothing. */
export const selectWasChecked = ({ session }: Pick<AuthRoot, 'session'>): boolean =>
  session.wasChecked;
