import { createListenerMiddleware, isAction, type Middleware } from '@reduxjs/toolkit';

/** What happened before the listeners were there, with the states before and after it. */
interface Missed {
  action: unknown;
  states: [before: unknown, after: unknown];
}

export type AnyStartListening = ReturnType<typeof createListenerMiddleware>['startListening'];

/**
 * Listeners that are loaded after hydration (docs/decisions/013-first-load.md). They miss nothing: earlier
 * actions are delivered once, in order, with the states before and after each.
 */
export function lateListeners() {
  const listeners = createListenerMiddleware();
  let missed: Missed[] | null = [];
  let tellMissed = (_before: readonly Missed[]): void => undefined;

  const middleware: Middleware = (api) => {
    tellMissed = (before) => {
      for (const { action, states } of before) {
        const getState = () => (states.length > 0 ? states.shift() : api.getState());
        listeners.middleware({ ...api, getState })(() => action)(action);
      }
    };
    return (next) => {
      const hear = listeners.middleware(api)(next);
      return (action) => {
        if (!missed || !isAction(action)) return hear(action);
        const before: unknown = api.getState();
        const result = next(action);
        missed.push({ action, states: [before, api.getState()] });
        return result;
      };
    };
  };

  return {
    middleware,
    /** Hands over `startListening` for all of them, once. */
    listen: (addAll: (startListening: AnyStartListening) => void): void => {
      addAll(listeners.startListening);
      const before = missed ?? [];
      missed = null;
      tellMissed(before);
    },
  };
}
