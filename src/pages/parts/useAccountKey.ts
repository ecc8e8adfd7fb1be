import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectAccount } from '../../features/auth/session/authSelectors.ts';

/**
 * A key for what a page shows of its customer: it changes when another account signs in, so that nothing of the
 * first one stays, and not when the server has only confirmed the session.
 */
export function useAccountKey(): number {
  const account = useSelector(selectAccount);
  const [known, setKnown] = useState({ account, key: 0 });
  if (account !== null && account !== known.account) {
    setKnown({ account, key: known.account === null ? known.key : known.key + 1 });
  }
  return known.key;
}
