import { abilities } from '../../../shared/lib/abilities.ts';
import { selectShopName } from '../../../shared/site/siteSlice.ts';
import { mediaUrl } from '../../../shared/site/settings.ts';
import type { Picture } from '../../../domain/model.ts';
import { playerBefore } from '../state/playerBefore.ts';
import { selectLoaded } from '../state/selectLoaded.ts';
import { playerEvents, seekStep, selectRate } from '../state/playerSlice.ts';
import type { PlayerState } from '../state/playerState.ts';
import type { StartListening } from '../../../shared/store/rootState.ts';

/** Shows the loaded track on media keys and the lock screen; they dispatch the same actions as the buttons. */
export function syncMediaSession(startListening: StartListening): void {
  let shown = '';
  let isOpen = false;
  startListening({
    predicate: (action, now, before) => now.player !== playerBefore(action, before),
    effect: (_action, { dispatch, getState }) => {
      const session = abilities.mediaSession();
      if (!session) return;
      if (!isOpen) handle(session, dispatch);
      isOpen = true;
      const state = getState();
      const { player } = state;
      const brand = selectShopName(state);
      const loaded = selectLoaded(state);
      const { cover, title, guide } = loaded ?? { title: '' };
      const next = `${title}\n${guide ?? ''}\n${cover?.path ?? ''}`;
      if (next !== shown) {
        shown = next;
        session.metadata = loaded
          ? new MediaMetadata({
              title,
              artist: brand,
              album: guide ?? brand,
              artwork: cover ? artworkOf(cover) : [],
            })
          : null;
      }
      // The requested state, as on the buttons of the page.
      session.playbackState = !loaded ? 'none' : player.intent === 'play' ? 'playing' : 'paused';
      if (!player.preview) setPosition(session, player, selectRate(state));
    },
  });
}

/** Absolute addresses: the system fetches them, not the page. */
function artworkOf({ path, stem, widths }: Picture): MediaImage[] {
  const absolute = (address: string) => new URL(mediaUrl(address), window.location.href).href;
  const sized = widths.map((width) => ({
    src: absolute(`${stem}.${width}.webp`),
    sizes: `${width}x${width}`,
    type: 'image/webp',
  }));
  return sized.length > 0 ? sized : [{ src: absolute(path) }];
}

/** A position beyond the length, an unknown length or a speed of 0 would throw. */
function setPosition(
  session: MediaSession,
  { duration, position }: PlayerState,
  playbackRate: number,
): void {
  const isKnown = Number.isFinite(duration) && duration > 0;
  try {
    if (isKnown) {
      const within = Math.min(Math.max(position, 0), duration);
      session.setPositionState({ duration, position: within, playbackRate });
    } else session.setPositionState();
  } catch {
    // Older browsers throw for other values: the position on the lock screen is optional.
  }
}

function handle(session: MediaSession, dispatch: (action: { type: string }) => unknown): void {
  const { nextRequested, pauseRequested, playRequested, previousRequested } = playerEvents;
  const { seekRequested, skipRequested } = playerEvents;
  const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
    ['play', () => dispatch(playRequested())],
    ['pause', () => dispatch(pauseRequested())],
    ['stop', () => dispatch(pauseRequested())],
    ['previoustrack', () => dispatch(previousRequested())],
    ['nexttrack', () => dispatch(nextRequested())],
    ['seekbackward', ({ seekOffset }) => dispatch(skipRequested(-(seekOffset ?? seekStep)))],
    ['seekforward', ({ seekOffset }) => dispatch(skipRequested(seekOffset ?? seekStep))],
    [
      'seekto',
      ({ seekTime }) => {
        if (seekTime !== undefined && Number.isFinite(seekTime)) dispatch(seekRequested(seekTime));
      },
    ],
  ];
  for (const [action, handler] of handlers) {
    try {
      session.setActionHandler(action, handler);
    } catch {
      // This browser does not support the action.
    }
  }
}
