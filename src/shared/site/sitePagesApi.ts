import type { Business, Legal } from '../../domain/decode/site.ts';
import { api } from '../api/api.ts';
import { readWords } from './siteApi.ts';

/** The shop's own words for single pages (contract/site.ts). Each is a 404 where the shop has none. */
export const sitePagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    business: build.query<Business, void>({
      queryFn: (_none, call, _extra, fetch) => readWords<Business>('business', call, fetch),
    }),
    /** By slug. */
    legal: build.query<Legal, string>({
      queryFn: (slug, call, _extra, fetch) =>
        readWords<Legal>(`legal/${encodeURIComponent(slug)}`, call, fetch),
    }),
  }),
});

export const { useBusinessQuery, useLegalQuery } = sitePagesApi;
