import { createSelector } from '@reduxjs/toolkit';
import type { ActivePlan } from '../../domain/decode/customer/decodeProfile.ts';
import type { Guide } from '../../domain/model.ts';
import { isFree } from '../../domain/text/money.ts';
import { isMember } from '../../shared/lib/isMember.ts';
import { selectHasOwnLists } from '../auth/session/sessionSlice.ts';
import { profileApi } from './profileApi.ts';
import type { RootState } from '../../shared/store/rootState.ts';

/** Returns whether the customer owns a guide; undefined while unknown. */
export type Owns = (guide: Pick<Guide, 'id' | 'price' | 'isOwned'>) => boolean | undefined;

const selectProfile = profileApi.endpoints.profile.select();

/** A plan may end while the page is open: its end is compared with the current time at each call. */
const isActive = (plan: ActivePlan | null): boolean =>
  plan !== null && (plan.end === null || Date.parse(plan.end) > Date.now());

/**
 * Selects what the customer owns: free guides, bought ones, and all of them while a plan is active. A visitor owns
 * nothing. The profile decides; until it is loaded, the guide's own field.
 */
export const selectOwns: (state: RootState) => Owns = createSelector(
  [
    selectHasOwnLists,
    (state: RootState) => selectProfile(state).data,
    (state: RootState) => selectProfile(state).isError,
  ],
  (isCustomer, profile, hasFailed): Owns => {
    const ids = profile && new Set(profile.guideIds);
    return (guide) => {
      if (!isCustomer) return guide.isOwned ?? false;
      if (isFree(guide) || (profile && isActive(profile.plan))) return true;
      return isMember(guide.id, { ids, hasFailed }, guide.isOwned);
    };
  },
);

export const selectIsOwned = (state: RootState, guide: Parameters<Owns>[0]): ReturnType<Owns> =>
  selectOwns(state)(guide);
