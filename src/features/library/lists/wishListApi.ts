import { toWishList } from '../../../domain/decode/customer/decodeLibrary.ts';
import type { Guide } from '../../../domain/model.ts';
import { api } from '../../../shared/api/api.ts';
import { decodes } from '../../../shared/api/decodes.ts';
import { libraryApi } from '../libraryApi.ts';

/** The guides of the wish list, where they are listed: 2,000 are 1.1 MB of JSON. */
export const wishListApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** As it was last read; the last added guide is first. `wishedIds` tells what is in it now. */
    wishList: build.query<Guide[], void>({
      query: () => 'users/wishlist',
      responseSchema: decodes(toWishList),
      providesTags: ['Library'],
      onQueryStarted: (_none, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => {
            const value = data.map(({ id }) => id);
            const ids = { endpointName: 'wishedIds', arg: undefined, value } as const;
            dispatch(libraryApi.util.upsertQueryEntries([ids]));
          },
          // The ids stay as they were read last.
          () => undefined,
        ),
    }),
  }),
});

export const { useWishListQuery } = wishListApi;
