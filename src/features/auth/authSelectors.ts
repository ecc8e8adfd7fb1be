import type { AuthRoot } from './authListeners.ts';

/** The auth flag: the right header, the protected pages. */
export const selectIsCustomer = ({ session }: Pick<AuthRoot, 'session'>): boolean =>
  session.isSignedIn;

/** Whether the server has said who this is: until then a missing flag proves nothing. */
export const selectWasChecked = ({ session }: Pick<AuthRoot, 'session'>): boolean =>
  session.wasChecked;
