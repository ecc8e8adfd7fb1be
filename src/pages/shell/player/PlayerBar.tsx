import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '../../../shared/lib/lazyComponent.ts';
import { playerEvents, selectPanel } from '../../../features/player/state/playerSlice.ts';
import { hasSource } from '../../../features/player/state/playerState.ts';
import { useNowPlaying } from '../../../features/player/bar/useNowPlaying.ts';
import { useShortcuts } from '../../../features/player/controls/useShortcuts.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts';

/** The code is loaded after the first sound: on a slow line both would come later. */
const BarBody = lazyComponent(() => import('../../../features/player/bar/BarBody.tsx'));
const NowPlaying = lazyComponent(() => import('./NowPlaying.tsx'));
const PanelHost = lazyComponent(() => import('./PanelHost.tsx'));

/** Renders the player on every page: the bar, the panels over the page and the keyboard shortcuts. */
export function PlayerBar() {
  const dispatch = useAppDispatch();
  const isHeld = useAppSelector(({ player }) => hasSource(player));
  const isLoading = useAppSelector(({ player }) => player.status === 'loading');
  const [hasBar, setHasBar] = useState(false);
  if (isHeld && !isLoading && !hasBar) setHasBar(true);
  const panel = useAppSelector(selectPanel);
  useShortcuts();
  const { close, isOpen } = useNowPlaying();
  useEffect(() => {
    // The view closes when nothing is loaded any more. A panel that was opened over it closes with it.
    if (isOpen && !isHeld) close();
    return () => {
      if (isOpen) dispatch(playerEvents.panelClosed());
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `close` is made at each render.
  }, [dispatch, isHeld, isOpen]);
  return (
    <Suspense fallback={null}>
      {isHeld && hasBar && <BarBody />}
      {isHeld && isOpen && <NowPlaying onClose={close} />}
      {panel && <PanelHost panel={panel} />}
    </Suspense>
  );
}
