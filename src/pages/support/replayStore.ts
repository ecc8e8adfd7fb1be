import { configureStore, createAction, Tuple, type Middleware } from '@reduxjs/toolkit';
import { api } from '../../shared/api/api.ts';

const stateShown = createAction<unknown>('replay/stateShown');

/** What RTK Query's hooks request from its middleware when they are mounted. */
const subscriptions = {
  getSubscriptions: () => ({}),
  getSubscriptionCount: () => 0,
  isRequestSubscribed: () => true,
};

/** A call that is never sent, in the form that its caller expects. */
const silentCall = () =>
  Object.assign(new Promise<never>(() => undefined), {
    requestId: '',
    queryCacheKey: '',
    abort: () => undefined,
    refetch: () => undefined,
    reset: () => undefined,
    unsubscribe: () => undefined,
    unwrap: () => new Promise<never>(() => undefined),
    updateSubscriptionOptions: () => undefined,
  });

/**
 * A replay has no effects: no action reaches the reducer, no thunk runs, no call is sent
 * (docs/decisions/012-support-report.md).
 */
const nothingHappens: Middleware = () => (next) => (action) => {
  if (stateShown.match(action)) return next(action);
  if (typeof action === 'function') return silentCall();
  const isAsking =
    typeof action === 'object' &&
    action !== null &&
    'type' in action &&
    action.type === `${api.reducerPath}/subscriptions/internal_getRTKQSubscriptions`;
  return isAsking ? subscriptions : action;
};

/** Returns a store that shows the given state, and in which actions change nothing. */
export function makeReplayStore(first: unknown) {
  const store = configureStore({
    reducer: (state: unknown = first, action) =>
      stateShown.match(action) ? action.payload : state,
    middleware: () => new Tuple(nothingHappens),
    devTools: false,
  });
  return Object.assign(store, { show: (state: unknown) => void store.dispatch(stateShown(state)) });
}

export type ReplayStore = ReturnType<typeof makeReplayStore>;
