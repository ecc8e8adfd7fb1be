import { createSelector } from '@reduxjs/toolkit';
import { selectLoadedGuide, selectLoadedTrack } from '../player/state/playerSelectors.ts';
import type { Reading } from './reading.ts';
import type { RootState } from '../../shared/store/rootState.ts';

/** Selects the words of what is loaded; null if there are none. */
export const selectReading: (state: RootState) => Reading | null = createSelector(
  [({ player }: RootState) => player.clip, selectLoadedGuide, selectLoadedTrack],
  (clip, guide, track) => {
    const loaded = { isLoaded: true, resumePosition: 0 };
    if (clip) return clip.transcript ? { ...loaded, path: clip.transcript, of: { clip } } : null;
    if (!guide || !track?.transcript) return null;
    return { ...loaded, path: track.transcript, of: { guide, track } };
  },
);
