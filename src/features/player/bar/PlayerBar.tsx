import { Suspense, useEffect } from 'react';
import { lazyComponent } from '../../../shared/lib/lazyComponent.ts';
import { playerEvents } from '../state/playerSlice.ts';
import { hasSource } from '../state/playerState.ts';
import { useNowPlaying } from '../view/useNowPlaying.ts';
import { useShortcuts } from '../controls/useShortcuts.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts';

/** The code is loaded when the player gets its first source. */
const BarBody = lazyComponent(() => import('./BarBody.tsx').then(({ BarBody }) => BarBody));
const NowPlaying = lazyComponent(() =>
  import('../view/NowPlaying.tsx').then(({ NowPlaying }) => NowPlaying),
);
const PanelHost = lazyComponent(() =>
  import('../panels/PanelHost.tsx').then(({ PanelHost }) => PanelHost),
);

/** Renders the player on every page: the bar, the panels over the page and the keyboard shortcuts. */
export function PlayerBar() {
  const dispatch = useAppDispatch();
  const isHeld = useAppSelector(({ player }) => hasSource(player));
  const panel = useAppSelector(({ player }) => player.panel);
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
      {isHeld && <BarBody />}
      {isHeld && isOpen && <NowPlaying onClose={close} />}
      {panel && <PanelHost panel={panel} />}
    </Suspense>
  );
}
