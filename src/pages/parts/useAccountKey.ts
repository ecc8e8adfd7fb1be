import { useState } from 'react';
import { selectAccount } from '../../features/auth/session/sessionSlice.ts';
import { useAppSelector } from '../../shared/store/hooks.ts';

/**
 * Returns a React key for a customer's page: it changes when another account signs in, so that no state of the first
 * one stays, but not when the server only confirms the session.
 */
export function useAccountKey(): number {
  const account = useAppSelector(selectAccount);
  const [known, setKnown] = useState({ account, key: 0 });
  if (account !== null && account !== known.account) {
    setKnown({ account, key: known.account === null ? known.key : known.key + 1 });
  }
  return known.key;
}
