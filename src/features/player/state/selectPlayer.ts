import type { PlayerRoot } from './playerState.ts';

// Separate from playerSelectors.ts, because every page shows the player's bar, and few request a guide from the API.
// The slice changes every second during playback, so components select no more of it than they show.

/** Selects whether the loaded track or clip plays; false while a preview plays. */
export const selectIsPlaying = ({ player }: PlayerRoot): boolean =>
  player.intent === 'play' && player.preview === null;

/** Null while no track is loaded. */
export const selectLoadedGuideId = ({ player }: PlayerRoot): number | null =>
  player.item?.guideId ?? null;

/** Selects the speed of a guide, loaded or not: its own or the standard one. Null: no guide. */
export const selectRateOf = ({ player: { rates } }: PlayerRoot, guideId: number | null): number =>
  (guideId === null ? undefined : rates.byGuide[guideId]) ?? rates.standard;

/** Selects the speed of the current source; a preview always plays at 1. */
export const selectRate = (state: PlayerRoot): number =>
  state.player.preview ? 1 : selectRateOf(state, state.player.item?.guideId ?? null);
