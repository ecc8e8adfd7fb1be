import type { StoredList } from '../../domain/decode/catalogue/storedList.ts';
import { sessionSlice, selectAccount } from '../../features/auth/session/sessionSlice.ts';
import { canStoreDownloads } from '../../features/library/offline/downloads/canStoreDownloads.ts';
import { libraryApi } from '../../features/library/libraryApi.ts';
import { profileApi } from '../../features/profile/profileApi.ts';
import { loadChunk } from '../../shared/lib/loadChunk.ts';
import type { RootState, StartListening } from '../../shared/store/rootState.ts';

const { wishList } = libraryApi.endpoints;
const { profile } = profileApi.endpoints;

type List = Omit<StoredList, 'readAt'>;

const purchasesIn = (state: RootState): List | undefined => profile.select()(state).data;

const wishesIn = (state: RootState): List | undefined => {
  const { data } = wishList.select()(state);
  return data && { guides: data.guides, plan: null };
};

/** Whether the account's key is loaded: the state has the account when its vault is open. */
const isUnlocked = (state: RootState): boolean =>
  state.downloads.account !== null && state.downloads.account === selectAccount(state);

/**
 * Stores the library's lists in this browser whenever they are read, so that the library shows them without a
 * connection.
 */
export function storeLists(startListening: StartListening): void {
  for (const [name, { matchFulfilled }, listIn] of [
    ['purchases', profile, purchasesIn],
    ['wishes', wishList, wishesIn],
  ] as const) {
    startListening({
      // The list may have been read before this code was loaded.
      predicate: (action, now) =>
        matchFulfilled(action) || (sessionSlice.actions.appStarted.match(action) && !!listIn(now)),
      effect: async (_action, { cancelActiveListeners, condition, getState }) => {
        if (!canStoreDownloads()) return;
        cancelActiveListeners();
        if (!isUnlocked(getState())) await condition((_later, now) => isUnlocked(now));
        // From the cache, not from the response, because the cache always belongs to the current account.
        const list = listIn(getState());
        const account = selectAccount(getState());
        if (!list || account === null) return;
        try {
          const { storeList } = await loadChunk(
            () => import('../../features/library/offline/lists/listStore.ts'),
          );
          await storeList(account, name, { ...list, readAt: Date.now() });
        } catch {
          // On a full disk only the offline list is lost.
        }
      },
    });
  }
}
