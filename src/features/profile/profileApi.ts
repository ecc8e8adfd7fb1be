import { toProfile, type Profile } from '../../domain/decode/customer/decodeProfile.ts';
import { api } from '../../shared/api/api.ts';
import { decodes } from '../../shared/api/decodes.ts';

// Separate from accountApi.ts, because every page with a guide's card reads what is owned.
export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The customer, payments, the active plan and the ids of bought guides. The guides themselves are loaded
     * where they are listed (purchasesApi.ts).
     */
    profile: build.query<Profile, void>({
      query: () => ({ url: 'users/profile-data', params: { fields: 'id' } }),
      responseSchema: decodes(toProfile),
      providesTags: ['Profile'],
    }),
  }),
});

export const { useProfileQuery } = profileApi;
