import { toProfile } from '../../domain/decode/customer/decodeProfile.ts';
import type { Profile } from '../../domain/model.ts';
import { api } from '../../shared/api/api.ts';
import { decodes } from '../../shared/api/decodes.ts';

// Apart from accountApi.ts: every page with a guide's card reads what is owned.
export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The customer, what they paid, their plan and the guides they bought. */
    profile: build.query<Profile, void>({
      query: () => 'users/profile-data',
      responseSchema: decodes(toProfile),
      providesTags: ['Profile'],
    }),
  }),
});

export const { useProfileQuery } = profileApi;
