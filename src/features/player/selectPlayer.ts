import type { PlayerRoot, PlayerState } from './playerState.ts';

// Apart from playerSelectors.ts: every page shows the player's bar, and few ask the API for a guide.

export const selectPlayer = (state: PlayerRoot): PlayerState => state.player;

/** How fast a guide is heard, loaded or not: at its own speed, or at that of everything else. Null: no guide. */
export const selectRateOf = ({ player: { rates } }: PlayerRoot, guideId: number | null): number =>
  (guideId === null ? undefined : rates.byGuide[guideId]) ?? rates.standard;

/** How fast what sounds now is heard; a preview is a sample as it is. */
export const selectRate = (state: PlayerRoot): number =>
  state.player.preview ? 1 : selectRateOf(state, state.player.item?.guideId ?? null);
