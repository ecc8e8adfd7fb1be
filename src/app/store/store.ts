import { configureStore } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { readStoredSession } from '../../features/auth/session/sessionStorage.ts';
import { recorder } from '../../features/support/recording/recorder.ts';
import { api, type StoreExtra } from '../../shared/api/api.ts';
import type { RawStorage } from '../../shared/storage/rawStorage.ts';
import { addToastListener } from '../toasts/toastListener.ts';
import { devTools } from './devTools.ts';
import { deferredListeners } from '../listeners/deferredListeners.ts';
import { makeReducer } from './reducer.ts';
import type { DehydratedState } from '../ssr/dehydratedState.ts';

interface StoreParts {
  /** Storage of the session. */
  storage: RawStorage;
  /** The dehydrated state, if the server has rendered the page. */
  dehydratedState?: DehydratedState;
}

/** redux-persist's own actions contain functions. */
const persistActions = [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER];

/**
 * Creates the store of the running app. Most of its listeners (listeners.ts) are passed to `listen` when their code is
 * loaded.
 */
export function openStore({ storage, dehydratedState }: StoreParts) {
  const { listen, listening, middlewares, startListening } = deferredListeners();
  addToastListener(startListening, listening);
  // Read synchronously: the first paint needs the session.
  const storedSession = readStoredSession(storage);
  const store = configureStore({
    reducer: makeReducer(),
    preloadedState: {
      session: { ...storedSession, wasChecked: false },
      // Slices that are not preloaded start with their initial state.
      ...(dehydratedState && { api: dehydratedState as ReturnType<typeof api.reducer> }),
    },
    devTools,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { listening } satisfies StoreExtra },
        // The API's cache is parsed JSON, and with 20,000 guides too large to check at each action.
        immutableCheck: { ignoredPaths: [api.reducerPath] },
        serializableCheck: { ignoredActions: persistActions, ignoredPaths: [api.reducerPath] },
      })
        .prepend(...middlewares)
        .concat(api.middleware, recorder()),
  });
  return Object.assign(store, { listen, storedSession });
}

export type AppStore = ReturnType<typeof openStore>;
