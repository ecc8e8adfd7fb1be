import { createListenerMiddleware, isAnyOf, type Middleware } from '@reduxjs/toolkit';
import { sessionSlice } from '../../features/auth/session/sessionSlice.ts';
import { downloadsEvents } from '../../features/library/offline/state/downloadsSlice.ts';
import { progressEvents } from '../../features/player/progress/progressSlice.ts';
import { playerEvents } from '../../features/player/state/playerSlice.ts';
import { shellEvents } from '../../pages/shell/shellEvents.ts';
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

/** Milliseconds that an event or a mutation waits for the listeners. Loading them is retried every 3 s (start.tsx). */
const maxWait = 10_000;

/**
 * The store's listeners, whose code is loaded after hydration (docs/decisions/028-deferred-listeners.md). Events that
 * need them wait until `listen` is called; everything else the listeners read from the state at `appStarted`.
 */
export function deferredListeners() {
  const { middleware, startListening } = createListenerMiddleware<RootState, AppDispatch>();
  let waiting: Set<() => void> | null = new Set();
  let load = (): void => undefined;
  const loaded = new Promise<true>((resolve) => (load = () => resolve(true)));

  /** Resolves with true when the listeners are loaded, and with false if they are not in time. */
  const listening = async (): Promise<boolean> =>
    waiting === null ||
    Promise.race([
      loaded,
      new Promise<false>((resolve) => setTimeout(() => resolve(false), maxWait)),
    ]);

  const holdBack: Middleware =
    ({ dispatch }) =>
    (next) =>
    (action) => {
      if (!waiting || !needsListeners(action)) return next(action);
      const event = () => void next(action);
      waiting.add(event);
      // Handled any later, it would surprise the user.
      void listening().then(
        () => waiting?.delete(event) && dispatch(shellEvents.partUnavailable()),
      );
      return action;
    };

  return {
    middlewares: [holdBack, middleware] as const,
    startListening,
    listening,
    /** Adds the listeners, then dispatches the waiting events in order. */
    listen: (addAll: (startListening: StartListening) => void): void => {
      addAll(startListening);
      const events = waiting ?? [];
      waiting = null;
      load();
      events.forEach((dispatch) => dispatch());
    },
  };
}
