import {
  toSearchResults,
  type SearchResults,
} from '../../../domain/decode/catalogue/decodeSearch.ts';
import { api } from '../../../shared/api/api.ts';
import { decodes } from '../../../shared/api/decodes.ts';
import { keptFor } from '../keptFor.ts';

/** The header's search: a POST that only reads, so it is a query with the text as its key. */
export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    search: build.query<SearchResults, string>({
      query: (search) => ({ url: 'client/search', method: 'POST', body: { search } }),
      responseSchema: decodes(toSearchResults),
      keepUnusedDataFor: keptFor,
      providesTags: ['Guide'],
    }),
  }),
});

export const { useSearchQuery } = searchApi;
