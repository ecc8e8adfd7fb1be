import { createSelector } from '@reduxjs/toolkit';
import type { ApiRoot } from '../../shared/api/api.ts';
import { isMember } from '../../shared/lib/isMember.ts';
import type { AuthRoot } from '../auth/authListeners.ts';
import { selectHasOwnLists } from '../auth/session/authSelectors.ts';
import { cartApi } from './cartApi.ts';

/** The part of the store's state that this selector reads. */
export type InCartRoot = ApiRoot & Pick<AuthRoot, 'session'>;

const selectCart = cartApi.endpoints.cart.select();

const selectIds = createSelector(
  [(state: ApiRoot) => selectCart(state).data?.items],
  (items) => items && new Set(items.map(({ guide }) => guide.id)),
);

/** Selects whether a guide is in the cart; undefined while unknown. A visitor has no cart. */
export function selectIsInCart(state: InCartRoot, guideId: number): boolean | undefined {
  if (!selectHasOwnLists(state)) return false;
  return isMember(guideId, { ids: selectIds(state), hasFailed: selectCart(state).isError });
}
