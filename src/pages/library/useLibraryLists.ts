import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { Guide } from '../../domain/model.ts';
import { selectAccount } from '../../features/auth/session/sessionSlice.ts';
import { useStoredListsQuery } from '../../features/library/offline/lists/storedListsApi.ts';
import { useWishedIdsQuery } from '../../features/library/libraryApi.ts';
import { useWishListQuery } from '../../features/library/lists/wishListApi.ts';
import { usePurchasesQuery } from '../../features/profile/purchasesApi.ts';
import { isUnreachable } from '../../shared/api/isUnreachable.ts';
import { useIsOnline } from '../../shared/lib/useIsOnline.ts';
import { useOnReconnect } from '../../shared/lib/useOnReconnect.ts';
import { useAppSelector } from '../../shared/store/hooks.ts';

/** Other devices may have changed both lists, so they are read again whenever the page opens. */
const refetchOnMount = { refetchOnMountOrArgChange: true } as const;

/** Returns the guides of the wish list, without those that were removed since it was loaded. */
function useWished(guides: Guide[] | undefined): Guide[] | undefined {
  const { currentData: now } = useWishedIdsQuery();
  return useMemo(() => {
    const ids = now && new Set(now);
    return ids ? guides?.filter(({ id }) => ids.has(id)) : guides;
  }, [guides, now]);
}

/** Returns the library's lists from the server, or the stored ones while the server cannot be reached. */
export function useLibraryLists() {
  const bought = usePurchasesQuery(undefined, refetchOnMount);
  const wishList = useWishListQuery(undefined, refetchOnMount);
  const account = useAppSelector(selectAccount);
  const isOnline = useIsOnline();
  // While a call is repeated, its last error stays.
  const isGone = isUnreachable(bought.error) && isUnreachable(wishList.error);
  const why = isOnline ? (isGone ? 'gone' : null) : 'offline';
  const { currentData: known } = useStoredListsQuery(
    why === null ? skipToken : (account ?? skipToken),
  );
  const refetch = () => {
    void bought.refetch();
    void wishList.refetch();
  };
  useOnReconnect(refetch);

  const purchases = bought.currentData ?? known?.purchases ?? undefined;
  const wishes = useWished(wishList.currentData) ?? known?.wishes?.guides;
  const times = [
    bought.currentData ? bought.fulfilledTimeStamp : known?.purchases?.readAt,
    wishList.currentData ? wishList.fulfilledTimeStamp : known?.wishes?.readAt,
  ].filter((time) => time !== undefined);
  return {
    purchases: { ...bought, currentData: purchases },
    wishes: { ...wishList, currentData: wishes },
    /** Why the server does not respond. */
    why,
    /** When the older of the lists was read: milliseconds since 1970. */
    readAt: times.length > 0 ? Math.min(...times) : null,
    isTrying: bought.isFetching || wishList.isFetching,
    refetch,
  } as const;
}
