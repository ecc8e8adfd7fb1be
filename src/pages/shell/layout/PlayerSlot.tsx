import { useEffect, useState } from 'react';
import { OnDemand } from '../../../shared/ui/page/OnDemand.tsx';
import { useIsHydrated } from '../../../shared/lib/useIsHydrated.ts';
import { whenIdle } from '../../../shared/lib/whenIdle.ts';

const loadPlayerBar = () =>
  import(/* webpackChunkName: "player-bar" */ '../../../features/player/bar/PlayerBar.tsx').then(
    ({ PlayerBar }) => PlayerBar,
  );
/** Milliseconds until the code is requested again after a failure. */
const pause = 3000;

/** Renders the player's container on every page. Its code is loaded after hydration, never with the first load. */
export function PlayerSlot() {
  const [isDue, setIsDue] = useState(useIsHydrated());
  const [tries, setTries] = useState(0);
  useEffect(() => (isDue ? undefined : whenIdle(() => setIsDue(true))), [isDue]);
  if (!isDue) return null;
  return (
    <OnDemand
      key={tries}
      load={loadPlayerBar}
      onFailed={() => setTimeout(() => setTries(tries + 1), pause)}
      props={{}}
    />
  );
}
