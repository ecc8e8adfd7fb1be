import { toPurchases, type Purchases } from '../../domain/decode/customer/decodeProfile.ts';
import { api } from '../../shared/api/api.ts';
import { decodes } from '../../shared/api/decodes.ts';
import { profileApi } from './profileApi.ts';

/** The bought guides, where they are listed: 500 are a quarter of a megabyte of JSON. */
export const purchasesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The bought guides, newest first, with the profile, which is set too. */
    purchases: build.query<Purchases, void>({
      query: () => 'users/profile-data',
      responseSchema: decodes(toPurchases),
      providesTags: ['Profile'],
      onQueryStarted: (_none, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data: { guides: _, ...value } }) => {
            const profile = { endpointName: 'profile', arg: undefined, value } as const;
            dispatch(profileApi.util.upsertQueryEntries([profile]));
          },
          // The profile stays as it was read last.
          () => undefined,
        ),
    }),
  }),
});

export const { usePurchasesQuery } = purchasesApi;
