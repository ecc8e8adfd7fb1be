import { createSelector } from '@reduxjs/toolkit';
import type { Guide } from '../../domain/model.ts';
import { isMember } from '../../shared/lib/isMember.ts';
import { selectHasOwnLists } from '../auth/session/sessionSlice.ts';
import { libraryApi } from './libraryApi.ts';
import type { RootState } from '../../shared/store/rootState.ts';

const selectWishedIds = libraryApi.endpoints.wishedIds.select();

const selectIds = createSelector(
  [(state: RootState) => selectWishedIds(state).data],
  (ids) => ids && new Set(ids),
);

/**
 * Selects whether a guide is in the library; undefined while unknown. The wish list decides; until it is loaded, the
 * guide's own field.
 */
export function selectIsInLibrary(
  state: RootState,
  { id, isInLibrary }: Pick<Guide, 'id' | 'isInLibrary'>,
): boolean | undefined {
  if (!selectHasOwnLists(state)) return isInLibrary ?? false;
  const list = { ids: selectIds(state), hasFailed: selectWishedIds(state).isError };
  return isMember(id, list, isInLibrary);
}
