import { toNews, type NewsItem } from '../../domain/decode/customer/decodeUpdate.ts';
import { api } from '../../shared/api/api.ts';
import { decodes } from '../../shared/api/decodes.ts';

const updatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The news, newest first. */
    updates: build.query<NewsItem[], void>({
      query: () => 'client/updates',
      responseSchema: decodes(toNews),
    }),
  }),
});

export const { useUpdatesQuery } = updatesApi;
