import { isAnyOf } from '@reduxjs/toolkit';
import { selectIsCustomer } from '../../features/auth/session/sessionSlice.ts';
import { downloadsEvents } from '../../features/library/offline/state/downloadsSlice.ts';
import { selectPaidGuideId } from '../../features/player/state/paidGuide.ts';
import { playerEvents } from '../../features/player/state/playerSlice.ts';
import { profileApi } from '../../features/profile/profileApi.ts';
import { withdrawalApi } from '../../features/withdrawal/withdrawalApi.ts';
import type { StartListening } from '../../shared/store/rootState.ts';

const { withdraw, withdrawByLink } = withdrawalApi.endpoints;
const { profile } = profileApi.endpoints;

/**
 * After a withdrawal, stops the sound of what is not owned any more, and deletes its downloads. A plan's downloads have
 * leases, which end.
 */
export function endWithdrawn(startListening: StartListening): void {
  startListening({
    matcher: isAnyOf(withdraw.matchFulfilled, withdrawByLink.matchFulfilled),
    effect: async (_action, { dispatch, getState, getOriginalState }) => {
      if (!selectIsCustomer(getState())) return;
      const before = profile.select()(getOriginalState()).data;
      const loaded = selectPaidGuideId(getOriginalState());
      const { data: now } = await dispatch(
        profile.initiate(undefined, { forceRefetch: true, subscribe: false }),
      );
      if (!now) return;
      const owns = (id: number) => now.plan !== null || now.guideIds.includes(id);
      const isLoaded = selectPaidGuideId(getState()) === loaded;
      if (loaded !== null && isLoaded && !owns(loaded)) dispatch(playerEvents.accessEnded());
      for (const guideId of before?.guideIds ?? []) {
        if (!owns(guideId)) dispatch(downloadsEvents.deletionRequested(guideId));
      }
      dispatch(downloadsEvents.libraryOpened());
    },
  });
}
