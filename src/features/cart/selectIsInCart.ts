import { createSelector } from '@reduxjs/toolkit';
import { isMember } from '../../shared/lib/isMember.ts';
import { selectHasOwnLists } from '../auth/session/sessionSlice.ts';
import { cartApi } from './cartApi.ts';
import type { RootState } from '../../shared/store/rootState.ts';

const selectCart = cartApi.endpoints.cart.select();

const selectIds = createSelector(
  [(state: RootState) => selectCart(state).data?.items],
  (items) => items && new Set(items.map(({ guide }) => guide.id)),
);

/** Selects whether a guide is in the cart; undefined while unknown. A visitor has no cart. */
export function selectIsInCart(state: RootState, guideId: number): boolean | undefined {
  if (!selectHasOwnLists(state)) return false;
  return isMember(guideId, { ids: selectIds(state), hasFailed: selectCart(state).isError });
}
