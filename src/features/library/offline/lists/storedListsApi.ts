import { ownedAt, type StoredList } from '../../../../domain/decode/catalogue/storedList.ts';
import { api } from '../../../../shared/api/api.ts';
import { storedList, type ListName } from './listStore.ts';

/** Null for a list that this browser has not read, or cannot open. */
type StoredLists = Record<ListName, StoredList | null>;

export const storedListsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The library's lists as this browser has stored them for `account`, for when the server does not answer. */
    storedLists: build.query<StoredLists, string>({
      queryFn: async (account) => {
        const [purchases, wishes] = await Promise.all([
          storedList(account, 'purchases'),
          storedList(account, 'wishes'),
        ]);
        return { data: ownedAt(Date.now(), { purchases, wishes }) };
      },
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useStoredListsQuery } = storedListsApi;
