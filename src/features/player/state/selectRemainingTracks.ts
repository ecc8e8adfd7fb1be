import { createSelector } from '@reduxjs/toolkit';
import type { GuideDetail, Track } from '../../../domain/model.ts';
import { isPlayable, selectListGuide } from './playerSelectors.ts';
import type { RootState } from '../../../shared/store/rootState.ts';

interface RemainingTracks {
  guide: GuideDetail | undefined;
  tracks: Track[];
}

/** Selects the playable tracks of the list that follow the loaded one. */
export const selectRemainingTracks: (state: RootState) => RemainingTracks = createSelector(
  [selectListGuide, ({ player }: RootState) => (player.anchor ?? player.item)?.trackId],
  (guide, trackId) => {
    const here = guide?.tracks.findIndex(({ id }) => id === trackId) ?? -1;
    const after = guide?.tracks.slice(here + 1) ?? [];
    return { guide, tracks: guide ? after.filter((track) => isPlayable(guide, track)) : [] };
  },
);
