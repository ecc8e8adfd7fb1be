import type { Action } from '@reduxjs/toolkit';
import type { StoredList } from '../../domain/decode/catalogue/storedList.ts';
import { sessionSlice, selectAccount } from '../../features/auth/session/sessionSlice.ts';
import { canStoreDownloads } from '../../features/library/offline/downloads/canStoreDownloads.ts';
import type { Profile } from '../../domain/decode/customer/decodeProfile.ts';
import type { ListName } from '../../features/library/offline/lists/listStore.ts';
import { libraryApi } from '../../features/library/libraryApi.ts';
import { wishListApi } from '../../features/library/lists/wishListApi.ts';
import { profileApi } from '../../features/profile/profileApi.ts';
import { purchasesApi } from '../../features/profile/purchasesApi.ts';
import { loadChunk } from '../../shared/lib/loadChunk.ts';
import type { ListenerApi, RootState, StartListening } from '../../shared/store/rootState.ts';

const { wishedIds } = libraryApi.endpoints;
const { wishList } = wishListApi.endpoints;
const { profile } = profileApi.endpoints;
const { purchases } = purchasesApi.endpoints;

type List = Omit<StoredList, 'readAt'>;

const purchasesIn = (state: RootState): List | undefined => {
  const { data } = purchases.select()(state);
  return data && { guides: data.guides, plan: data.plan };
};

const wishesIn = (state: RootState): List | undefined => {
  const { data: guides } = wishList.select()(state);
  return guides && { guides, plan: null };
};

const idsIn = (state: RootState): number[] | undefined => wishedIds.select()(state).data;

const profileIn = (state: RootState): Profile | undefined => profile.select()(state).data;

/** Whether a list has these guides, in this order. */
const holds = (list: List | null, ids: number[]): list is List =>
  list !== null && String(list.guides.map(({ id }) => id)) === String(ids);

/** A list is read although no screen shows it. */
const unshown = { subscribe: false, forceRefetch: true } as const;

/** Whether the account's key is loaded: the state has the account when its vault is open. */
const isUnlocked = (state: RootState): boolean =>
  state.downloads.account !== null && state.downloads.account === selectAccount(state);

const loadStore = () =>
  loadChunk(() => import('../../features/library/offline/lists/listStore.ts'));

/**
 * Stores the library's lists in this browser whenever they are read, so that the library shows them without a
 * connection. If a stored list has other guides than the ids say, or another plan, it is read again.
 */
export function storeLists(startListening: StartListening): void {
  /** Takes lists from the cache, not from the response, because the cache always belongs to the current account. */
  const whenRead = <T>(
    isRead: (action: Action) => boolean,
    select: (state: RootState) => T | undefined,
    effect: (account: string, read: T, api: ListenerApi) => Promise<void>,
  ) =>
    startListening({
      // The list may have been read before this code was loaded.
      predicate: (action, now) =>
        isRead(action) || (sessionSlice.actions.appStarted.match(action) && !!select(now)),
      effect: async (_action, api) => {
        if (!canStoreDownloads()) return;
        api.cancelActiveListeners();
        if (!isUnlocked(api.getState())) await api.condition((_later, now) => isUnlocked(now));
        const read = select(api.getState());
        const account = selectAccount(api.getState());
        if (!read || account === null) return;
        // On a full disk only the offline list is lost.
        await effect(account, read, api).catch(() => undefined);
      },
    });

  const lastRead = async (account: string, name: ListName, read: List | undefined) =>
    read ?? (await loadStore()).storedList(account, name);

  const store = (name: ListName) => async (account: string, list: List) => {
    const { storeList } = await loadStore();
    await storeList(account, name, { ...list, readAt: Date.now() });
  };
  whenRead(purchases.matchFulfilled, purchasesIn, store('purchases'));
  whenRead(wishList.matchFulfilled, wishesIn, store('wishes'));
  whenRead(wishedIds.matchFulfilled, idsIn, async (account, ids, { dispatch, getState }) => {
    const list = await lastRead(account, 'wishes', wishesIn(getState()));
    if (!holds(list, ids)) await dispatch(wishList.initiate(undefined, unshown));
  });
  whenRead(profile.matchFulfilled, profileIn, async (account, now, { dispatch, getState }) => {
    const list = await lastRead(account, 'purchases', purchasesIn(getState()));
    if (holds(list, now.guideIds) && list.plan?.end === now.plan?.end) return;
    await dispatch(purchases.initiate(undefined, unshown));
  });
}
