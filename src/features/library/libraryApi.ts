import type { AddToLibraryRequest } from '../../../contract/library.ts';
import { toMessage } from '../../domain/decode/wire.ts';
import { toWishedIds } from '../../domain/decode/customer/decodeLibrary.ts';
import { api } from '../../shared/api/api.ts';
import { isNotFound, statusOf, type ApiError } from '../../shared/api/apiError.ts';
import { decodes } from '../../shared/api/decodes.ts';

/**
 * Each action loads what is in the library again, also after a failure: without a response it is unknown whether it was
 * carried out. A 401 ends the session instead.
 */
const loadedAgain = (_message: unknown, error: ApiError | undefined) =>
  error && statusOf(error) === 401 ? [] : (['Library'] as const);

/**
 * The calls of. Library and wish list are one list (docs/decisions/018-paths-and-bodies-of-calls.md).
 */
export const libraryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The ids of the guides that are in the library now: additions and removals change them before they are read again.
     * The guides themselves are loaded where they are listed (lists/wishListApi.ts).
     */
    wishedIds: build.query<number[], void>({
      query: () => ({ url: 'users/wishlist', params: { fields: 'id' } }),
      responseSchema: decodes(toWishedIds),
      providesTags: ['Library'],
    }),
    /** Takes the guide's id; returns the server's message. The cache changes at once, and back after a failure. */
    addToLibrary: build.mutation<string, number>({
      query: (guideId) => ({
        url: 'users/wishlist',
        method: 'POST',
        body: { guide_id: guideId } satisfies AddToLibraryRequest,
      }),
      responseSchema: decodes(toMessage),
      invalidatesTags: loadedAgain,
      onQueryStarted: async (guideId, { dispatch, queryFulfilled }) => {
        dispatch(mark(guideId, true));
        // Again, because a list that was requested before may have arrived meanwhile.
        await queryFulfilled.then(
          () => dispatch(mark(guideId, true)),
          () => dispatch(mark(guideId, false)),
        );
      },
    }),
    /** Takes the guide's id. */
    removeFromLibrary: build.mutation<string, number>({
      query: (guideId) => ({ url: `users/wishlist/delete/${guideId}`, method: 'DELETE' }),
      responseSchema: decodes(toMessage),
      invalidatesTags: loadedAgain,
      onQueryStarted: async (guideId, { dispatch, queryFulfilled }) => {
        dispatch(mark(guideId, false));
        await queryFulfilled.then(
          () => dispatch(mark(guideId, false)),
          // 404: another tab has removed it, so it stays removed. Every failure of the base query is an ApiError.
          ({ error }) => dispatch(mark(guideId, !isNotFound(error as ApiError))),
        );
      },
    }),
  }),
});

const mark = (guideId: number, isInLibrary: boolean) =>
  libraryApi.util.updateQueryData('wishedIds', undefined, (ids) => {
    const others = ids.filter((id) => id !== guideId);
    return isInLibrary ? [guideId, ...others] : others;
  });

export const { useAddToLibraryMutation, useRemoveFromLibraryMutation, useWishedIdsQuery } =
  libraryApi;
