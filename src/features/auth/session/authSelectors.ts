import type { AuthRoot } from '../authListeners.ts';

/** The auth flag: the right header, the protected pages. */
export const selectIsCustomer = ({ session }: Pick<AuthRoot, 'session'>): boolean =>
  session.isSignedIn;

/** Customer features need the token: without it their buttons open the dialog. */
export const selectHasToken = ({ session }: Pick<AuthRoot, 'session'>): boolean =>
  session.token !== null;

/** A customer with a token: the header loads their cart, wish list and profile (pages/shell/header/CustomerControls.tsx). */
export const selectHasOwnLists = (state: Pick<AuthRoot, 'session'>): boolean =>
  selectIsCustomer(state) && selectHasToken(state);

/**
 * Identifies the signed-in account, the same at every sign-in, without naming it; null for a visitor.
 * What this browser stores for a customer (progress, downloads) is stored under it.
 */
export const selectAccount = ({ session }: Pick<AuthRoot, 'session'>): string | null =>
  session.account;

/** A session ended here, and the dialog asks to sign in again: no redirect happens meanwhile. */
export const selectStaysOnPage = ({ dialog }: Pick<AuthRoot, 'dialog'>): boolean =>
  dialog.staysOnPage;

/** Whether the server has said who this is: until then a missing flag proves nothing. */
export const selectWasChecked = ({ session }: Pick<AuthRoot, 'session'>): boolean =>
  session.wasChecked;
