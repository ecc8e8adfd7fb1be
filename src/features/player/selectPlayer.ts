import type { PlayerRoot, PlayerState } from './playerState.ts';

// Apart from playerSelectors.ts: every page shows the player's bar, and few ask the API for a guide.

export const selectPlayer = (state: PlayerRoot): PlayerState => state.player;

/** How fast it is heard: its guide's own speed, else everybody's; a preview is a sample as it is. */
export const selectRate = ({ player: { item, preview, rates } }: PlayerRoot): number =>
  preview ? 1 : ((item ? rates.byGuide[item.guideId] : undefined) ?? rates.standard);
