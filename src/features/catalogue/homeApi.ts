import { toGuide } from '../../domain/decode/catalogue/decodeGuide.ts';
import type { Guide } from '../../domain/model.ts';
import { list } from '../../domain/decode/wire.ts';
import { api } from '../../shared/api/api.ts';
import { decodes } from '../../shared/api/decodes.ts';

export const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The customer's personalized list: the body is the list itself. */
    home: build.query<Guide[], void>({
      query: () => 'users/home-page',
      responseSchema: decodes((body) => list(body, 'home', toGuide)),
      providesTags: ['Guide'],
    }),
  }),
});

export const { useHomeQuery } = homeApi;
