import {
  createApi,
  fetchBaseQuery,
  retry,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { statusOf, type ApiError } from './apiError.ts';
import { language } from '../../domain/text/locale.ts';
import { settings } from '../site/settings.ts';
import type { RootState } from '../store/rootState.ts';

declare module '../store/rootState.ts' {
  interface LazyLoadedSlices {
    [api.reducerPath]: ReturnType<typeof api.reducer>;
  }
}

/** Milliseconds after which a request is aborted (docs/faults.md). */
export const requestTimeout = 8000;
/** How often a failed read is retried (docs/faults.md). */
const readRetries = 2;

// Every store of the app has the session, some tests' stores have the API alone.
const sessionOf = (state: unknown) => (state as Partial<RootState>).session;

/** What the app's store passes to its thunks. */
export interface StoreExtra {
  /** Resolves with whether the listeners that react to a call's result are loaded, when they are, or after a while. */
  listening: () => Promise<boolean>;
}

type Send = BaseQueryFn<string | FetchArgs, unknown, ApiError, object, FetchBaseQueryMeta>;

/** Sends one request with the session: of the endpoints, and of calls that must be none (features/listening/listeningCalls.ts). */
export const request: Send = fetchBaseQuery({
  baseUrl: `${settings.apiBase || settings.origin}/api/v1/`,
  credentials: 'include',
  timeout: requestTimeout,
  prepareHeaders: (headers, { getState }) => {
    const token = sessionOf(getState())?.token;
    // A sign-out sends the token of the session that it ends.
    if (token && !headers.has('Authorization')) headers.set('Authorization', `Bearer ${token}`);
    headers.set('X-App-Secret', settings.appSecret);
    headers.set('Accept', 'application/json');
    headers.set('Accept-Language', language);
  },
});

/** Until a sign-out is confirmed, the cookie still opens the session: reads are sent without it. */
const send: Send = async (args, api, extra) => {
  // Other stores pass nothing, and have no listeners.
  const { listening } = (api.extra ?? {}) as Partial<StoreExtra>;
  if (api.type === 'mutation' && listening && !(await listening())) {
    return { error: { status: 'FETCH_ERROR', error: 'The listeners are not loaded.' } };
  }
  const session = sessionOf(api.getState());
  if (api.type !== 'query' || !session?.ended || session.token) return request(args, api, extra);
  const call = typeof args === 'string' ? { url: args } : args;
  return request({ ...call, credentials: 'omit' }, api, extra);
};

/** Returns whether a retry can help: no connection, or a 5xx. A timeout is not retried. */
const isTransient = (error: ApiError): boolean =>
  error.status === 'FETCH_ERROR' || (statusOf(error) ?? 0) >= 500;

/** Retries a failed read twice (docs/faults.md). */
export const withRetries = (query: typeof send) =>
  retry(query, {
    retryCondition: (error, _args, { attempt, baseQueryApi }) =>
      // A write is sent once, because a retry could repeat its effect.
      baseQueryApi.type === 'query' &&
      attempt <= readRetries &&
      // The type of the error in retry() is unknown; it is an error of `send`.
      isTransient(error as ApiError),
  });

/** The API slice of the app: each feature injects its endpoints; features invalidate each other's data by tag names. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: withRetries(send),
  tagTypes: ['Cart', 'Guide', 'Library', 'Plan', 'Profile', 'Session'],
  catchSchemaFailure: ({ message }) => ({ status: 'CUSTOM_ERROR' as const, error: message }),
  endpoints: () => ({}),
});

/** The tags that a purchase invalidates. */
export const purchaseTags = ['Cart', 'Guide', 'Library', 'Profile'] as const;
