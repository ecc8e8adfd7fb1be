import { useState } from 'react';
import { useIsHydrated } from '../../../shared/lib/useIsHydrated.ts';
import { IdlePart } from '../../../shared/ui/page/IdlePart.tsx';

const loadPlayerBar = () => import(/* webpackChunkName: "player-bar" */ './PlayerBar.tsx');

/** Renders the player's container on every page. Its code is loaded after hydration, never with the first load. */
export function PlayerSlot() {
  const [wasHydrated] = useState(useIsHydrated());
  return <IdlePart load={loadPlayerBar} isUrgent={wasHydrated} />;
}
