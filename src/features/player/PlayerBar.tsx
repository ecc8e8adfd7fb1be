import { lazy, Suspense, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { loadChunk } from '../../shared/loadChunk.ts';
import { selectPlayer } from './selectPlayer.ts';
import { playerEvents } from './playerSlice.ts';
import { holdsSound } from './playerState.ts';
import { useShortcuts } from './useShortcuts.ts';

/** Nobody needs a player before there is something to play: its code comes with the first sound. */
const BarBody = lazy(() =>
  loadChunk(() => import('./bar/BarBody.tsx')).then((body) => ({ default: body.BarBody })),
);
const PanelHost = lazy(() =>
  loadChunk(() => import('./panels/PanelHost.tsx')).then((host) => ({ default: host.PanelHost })),
);

/** The player's place on every page: the bar, the panels that open over the page, and the keys. */
export function PlayerBar() {
  const dispatch = useDispatch();
  const player = useSelector(selectPlayer);
  useEffect(() => {
    dispatch(playerEvents.playerMounted());
  }, [dispatch]);
  useShortcuts();
  return (
    <Suspense fallback={null}>
      {holdsSound(player) && <BarBody />}
      {player.panel && <PanelHost panel={player.panel} />}
    </Suspense>
  );
}
