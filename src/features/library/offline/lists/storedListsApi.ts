import { ownedAt, type StoredList } from '../../../../domain/decode/catalogue/storedList.ts';
import { api } from '../../../../shared/api/api.ts';
import { storedList, type ListName } from './listStore.ts';

/** Null for a list that is not stored or cannot be decrypted. */
type StoredLists = Record<ListName, StoredList | null>;

const storedListsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The library's lists as stored in this browser for `account`, for when the server does not respond. */
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
