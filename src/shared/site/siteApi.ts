import type { BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query/react';
import type { Envelope } from '../../../contract/envelope.ts';
import { toWords, type Landing } from '../../domain/decode/site.ts';
import { record } from '../../domain/decode/wire.ts';
import { api } from '../api/api.ts';
import { isNotFound, type ApiError } from '../api/apiError.ts';
import { selectIsBundled } from './siteSlice.ts';
import type { RootState } from '../store/rootState.ts';

type Fetch = (
  call: string | FetchArgs,
) => ReturnType<BaseQueryFn<string | FetchArgs, unknown, ApiError>>;

/** Reads the shop's own words for a page (contract/site.ts); those of the build where the API is the provider's. */
export async function readWords<T>(
  page: string,
  { getState }: { getState: () => unknown },
  fetch: Fetch,
): Promise<{ data: T } | { error: ApiError }> {
  // The API's slice is in the app's store.
  const { data, error } = selectIsBundled(getState() as RootState)
    ? (await import(/* webpackChunkName: "bundled-site" */ './bundledSite.ts')).bundledPage(page)
    : await fetch(`client/site/${page}`);
  // By the path, these words are the page's.
  return error ? { error } : { data: toWords(record<Envelope<unknown>>(data, 'answer').data) as T };
}

export const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null: the shop has no words of its own for it, and the page has its guides alone. */
    landing: build.query<Landing | null, void>({
      queryFn: async (_none, call, _extra, fetch) => {
        const answer = await readWords<Landing>('landing', call, fetch);
        return 'error' in answer && isNotFound(answer.error) ? { data: null } : answer;
      },
    }),
  }),
});

export const { useLandingQuery } = siteApi;
