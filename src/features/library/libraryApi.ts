import type { AddToLibraryRequest } from '../../../contract/library.ts';
import { toMessage } from '../../domain/decode/customer/decodeAuth.ts';
import { toWishes } from '../../domain/decode/customer/decodeLibrary.ts';
import type { Guide } from '../../domain/model.ts';
import { api } from '../../shared/api/api.ts';
import { isNotFound, type ApiError } from '../../shared/api/apiError.ts';
import { decodes } from '../../shared/api/decodes.ts';
import { markInLibrary } from './inLibrary.ts';

/**
 * Each action reloads data: the guide itself and the wish list are read again; the long lists are
 * patched.
 */
const changedBy = (guideId: number) => ['Library', { type: 'Guide', id: guideId }] as const;

const only = (guideId: number, isInLibrary: boolean) =>
  markInLibrary((id) => (id === guideId ? isInLibrary : undefined));

/**
 * The calls of. Library and wish list are one list
 * (docs/decisions/018-paths-and-bodies-of-calls.md).
 */
export const libraryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The guide added last is first. A removed guide stays, with its flag off, until the next read. */
    wishList: build.query<Guide[], void>({
      query: () => 'users/wishlist',
      responseSchema: decodes(toWishes),
      providesTags: ['Library'],
    }),
    /** Takes the guide's id; answers the server's message. The screen shows it at once, and takes it back. */
    addToLibrary: build.mutation<string, number>({
      query: (guideId) => ({
        url: 'users/wishlist',
        method: 'POST',
        body: { guide_id: guideId } satisfies AddToLibraryRequest,
      }),
      responseSchema: decodes(toMessage),
      invalidatesTags: (_message, error, guideId) => (error ? [] : changedBy(guideId)),
      onQueryStarted: async (guideId, { dispatch, queryFulfilled }) => {
        dispatch(only(guideId, true));
        await queryFulfilled.catch(() => dispatch(only(guideId, false)));
      },
    }),
    /** Takes the guide's id. */
    removeFromLibrary: build.mutation<string, number>({
      query: (guideId) => ({ url: `users/wishlist/delete/${guideId}`, method: 'DELETE' }),
      responseSchema: decodes(toMessage),
      invalidatesTags: (_message, error, guideId) =>
        error && !isNotFound(error) ? [] : changedBy(guideId),
      onQueryStarted: async (guideId, { dispatch, queryFulfilled }) => {
        dispatch(only(guideId, false));
        // 404: another tab was faster, and it is out as was wanted.
        await queryFulfilled.catch(
          // Every failure of the base query is one of these.
          ({ error }) => !isNotFound(error as ApiError) && dispatch(only(guideId, true)),
        );
      },
    }),
  }),
});

export const { useAddToLibraryMutation, useRemoveFromLibraryMutation, useWishListQuery } =
  libraryApi;

/** What a 401 interrupts is carried out after signing in (auth/interruptedCalls.ts). */
export const resumableLibraryCalls = {
  addToLibrary: (guideId: number) =>
    libraryApi.endpoints.addToLibrary.initiate(guideId, { track: false }),
};
