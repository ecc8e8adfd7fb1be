import { createListenerMiddleware, isAnyOf, type Middleware } from '@reduxjs/toolkit';
import { sessionSlice } from '../../features/auth/session/sessionSlice.ts';
import { downloadsEvents } from '../../features/library/offline/state/downloadsSlice.ts';
import { progressEvents } from '../../features/player/progress/progressSlice.ts';
import { playerEvents } from '../../features/player/state/playerSlice.ts';

export type AnyStartListening = ReturnType<typeof createListenerMiddleware>['startListening'];

/**
 * Events that would be lost without their listeners, because they leave no trace in the state. A sign-out
 * is one of them: it is only complete when listeners have cleared the cache and ended the session.
 */
const needsListeners = isAnyOf(
  downloadsEvents.downloadRequested,
  downloadsEvents.libraryOpened,
  progressEvents.resumeRequested,
  playerEvents.lockedTrackChosen,
  playerEvents.nextRequested,
  playerEvents.previousRequested,
  playerEvents.skipRequested,
  sessionSlice.actions.signedOut,
);

/**
 * The store's listeners, whose code is loaded after hydration (docs/decisions/028-deferred-listeners.md). Until `listen`
 * is called an event that needs them waits, and is dispatched then; everything else they read from the state
 * when `appStarted` is dispatched.
 */
export function deferredListeners() {
  const { middleware, startListening } = createListenerMiddleware();
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
    /** Adds the listeners, then dispatches the events that waited for them, in order. */
    listen: (addAll: (startListening: AnyStartListening) => void): void => {
      addAll(startListening);
      const events = waiting ?? [];
      waiting = null;
      isListening();
      events.forEach((dispatch) => dispatch());
    },
  };
}
