import { createSelector } from '@reduxjs/toolkit';
import {
  selectLoadedGuide,
  selectLoadedTrack,
  type PlayerAndApi,
} from '../state/playerSelectors.ts';
import type { Reading } from './reading.ts';

/** Selects the words of what is loaded; null if there are none. */
export const selectReading: (state: PlayerAndApi) => Reading | null = createSelector(
  [({ player }: PlayerAndApi) => player.clip, selectLoadedGuide, selectLoadedTrack],
  (clip, guide, track) => {
    const loaded = { isLoaded: true, resumePosition: 0 };
    if (clip) return clip.transcript ? { ...loaded, path: clip.transcript, of: { clip } } : null;
    if (!guide || !track?.transcript) return null;
    return { ...loaded, path: track.transcript, of: { guide, track } };
  },
);
