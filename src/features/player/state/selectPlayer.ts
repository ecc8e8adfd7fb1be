import type { PlayerRoot } from './playerState.ts';

// Apart from playerSelectors.ts: every page shows the player's bar, and few ask the API for a guide. The slice changes each
// second while it plays, so components select no more of it than they show.

/** Whether the loaded track or clip plays; false while a preview plays. */
export const selectIsPlaying = ({ player }: PlayerRoot): boolean =>
  player.intent === 'play' && player.preview === null;

/** Null while no track is loaded. */
export const selectLoadedGuideId = ({ player }: PlayerRoot): number | null =>
  player.item?.guideId ?? null;

/** The speed of a guide, loaded or not: its own or the standard one. Null: no guide. */
export const selectRateOf = ({ player: { rates } }: PlayerRoot, guideId: number | null): number =>
  (guideId === null ? undefined : rates.byGuide[guideId]) ?? rates.standard;

/** The speed of the current source; a preview always plays at 1. */
export const selectRate = (state: PlayerRoot): number =>
  state.player.preview ? 1 : selectRateOf(state, state.player.item?.guideId ?? null);
