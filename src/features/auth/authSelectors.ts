import type { AuthRoot } from './authListeners.ts';

/** The auth flag: the right header, the protected pages. */
export const selectIsCustomer = ({ session }: Pick<AuthRoot, 'session'>): boolean =>
  session.isSignedIn;
