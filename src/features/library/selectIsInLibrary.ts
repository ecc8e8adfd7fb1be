import { createSelector } from '@reduxjs/toolkit';
import type { Guide } from '../../domain/model.ts';
import type { ApiRoot } from '../../shared/api/api.ts';
import { isMember } from '../../shared/lib/isMember.ts';
import type { AuthRoot } from '../auth/authListeners.ts';
import { selectHasOwnLists } from '../auth/session/authSelectors.ts';
import { libraryApi } from './libraryApi.ts';

/** The part of the store's state that says what is in the library. */
export type LibraryRoot = ApiRoot & Pick<AuthRoot, 'session'>;

const selectWishList = libraryApi.endpoints.wishList.select();

const selectIds = createSelector(
  [(state: ApiRoot) => selectWishList(state).data?.ids],
  (ids) => ids && new Set(ids),
);

/**
 * Selects whether a guide is in the library; undefined while it is not known. The wish list decides; until it is loaded,
 * what the guide's own answer says.
 */
export function selectIsInLibrary(
  state: LibraryRoot,
  { id, isInLibrary }: Pick<Guide, 'id' | 'isInLibrary'>,
): boolean | undefined {
  if (!selectHasOwnLists(state)) return isInLibrary ?? false;
  const list = { ids: selectIds(state), hasFailed: selectWishList(state).isError };
  return isMember(id, list, isInLibrary);
}
