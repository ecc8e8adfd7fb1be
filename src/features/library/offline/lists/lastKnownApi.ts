import { asOwnedAt, type KnownList } from '../../../../domain/decode/catalogue/knownList.ts';
import { api } from '../../../../shared/api/api.ts';
import { storedList, type ListName } from './listStore.ts';

/** Null for a list that this browser has not read, or cannot open. */
type LastKnownLists = Record<ListName, KnownList | null>;

export const lastKnownApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The library's lists as this browser has stored them for `account`, for when the server does not answer. */
    lastKnownLists: build.query<LastKnownLists, string>({
      queryFn: async (account) => {
        const [purchases, wishes] = await Promise.all([
          storedList(account, 'purchases'),
          storedList(account, 'wishes'),
        ]);
        return { data: asOwnedAt(Date.now(), { purchases, wishes }) };
      },
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useLastKnownListsQuery } = lastKnownApi;
