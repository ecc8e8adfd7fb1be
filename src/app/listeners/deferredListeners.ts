import { createListenerMiddleware, isAnyOf, type Middleware } from '@reduxjs/toolkit';
import { sessionSlice } from '../../features/auth/session/sessionSlice.ts';
import { downloadsEvents } from '../../features/library/offline/state/downloadsSlice.ts';
import { progressEvents } from '../../features/player/progress/progressSlice.ts';
import { playerEvents } from '../../features/player/state/playerSlice.ts';
import type { AppDispatch, RootState, StartListening } from '../../shared/store/rootState.ts';

/**
 * Events that would be lost without their listeners, because the state does not show them. A sign-out is one of them:
 * it is complete only when listeners have cleared the cache and ended the session.
 */
const needsListeners = isAnyOf(
  downloadsEvents.downloadRequested,
  downloadsEvents.libraryOpened,
  progressEvents.resumeRequested,
  playerEvents.bookmarkRequested,
  playerEvents.lockedTrackRefused,
  playerEvents.nextRequested,
  playerEvents.previousRequested,
  playerEvents.skipRequested,
  sessionSlice.actions.signedOut,
);

/**
 * The store's listeners, whose code is loaded after hydration (docs/decisions/028-deferred-listeners.md). Events that
 * need them wait until `listen` is called; everything else the listeners read from the state at `appStarted`.
 */
export function deferredListeners() {
  const { middleware, startListening } = createListenerMiddleware<RootState, AppDispatch>();
  let waiting: (() => void)[] | null = [];
  let isListening = (): void => undefined;
  const listening = new Promise<void>((resolve) => (isListening = resolve));

  const holdBack: Middleware = () => (next) => (action) => {
    if (!waiting || !needsListeners(action)) return next(action);
    waiting.push(() => next(action));
    return action;
  };

  return {
    middlewares: [holdBack, middleware] as const,
    startListening,
    /** Resolves when the listeners are loaded. */
    listening,
    /** Adds the listeners, then dispatches the waiting events in order. */
    listen: (addAll: (startListening: StartListening) => void): void => {
      addAll(startListening);
      const events = waiting ?? [];
      waiting = null;
      isListening();
      events.forEach((dispatch) => dispatch());
    },
  };
}
