import { createSelector } from '@reduxjs/toolkit';
import type { Guide } from '../../domain/model.ts';
import type { ApiRoot } from '../../shared/api/api.ts';
import { isMember } from '../../shared/lib/isMember.ts';
import type { AuthRoot } from '../auth/authListeners.ts';
import { selectHasOwnLists } from '../auth/session/authSelectors.ts';
import { libraryApi } from './libraryApi.ts';

/** The part of the store's state that this selector reads. */
export type LibraryRoot = ApiRoot & Pick<AuthRoot, 'session'>;

const selectWishList = libraryApi.endpoints.wishList.select();

const selectIds = createSelector(
  [(state: ApiRoot) => selectWishList(state).data?.ids],
  (ids) => ids && new Set(ids),
);

/**
 * Selects whether a guide is in the library; undefined while unknown. The wish list decides; until it is loaded, the
 * guide's own field.
 */
export function selectIsInLibrary(
  state: LibraryRoot,
  { id, isInLibrary }: Pick<Guide, 'id' | 'isInLibrary'>,
): boolean | undefined {
  if (!selectHasOwnLists(state)) return isInLibrary ?? false;
  const list = { ids: selectIds(state), hasFailed: selectWishList(state).isError };
  return isMember(id, list, isInLibrary);
}
