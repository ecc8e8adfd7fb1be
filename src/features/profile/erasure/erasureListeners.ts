import { removeAccountData } from '../../../shared/storage/accountData.ts';
import type { RawStorage } from '../../../shared/storage/rawStorage.ts';
import type { StartListening } from '../../../shared/store/rootState.ts';
import { selectAccount, sessionSlice } from '../../auth/session/sessionSlice.ts';
import { accountApi } from '../accountApi.ts';

/**
 * After the deletion of the account, signs this browser out and deletes what its storage has of the account. The
 * downloads have their own listener (downloadsListeners.ts).
 */
export function addErasureListeners(
  startListening: StartListening,
  { storage }: { storage: RawStorage },
): void {
  startListening({
    matcher: accountApi.endpoints.deleteAccount.matchFulfilled,
    effect: (_action, { dispatch, getState }) => {
      const account = selectAccount(getState());
      // First: at a sign-out the listeners store a last time.
      dispatch(sessionSlice.actions.signedOut());
      if (account !== null) removeAccountData(storage, account);
    },
  });
}
