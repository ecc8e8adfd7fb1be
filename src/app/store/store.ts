import { configureStore, type Reducer } from '@reduxjs/toolkit';
import {
  FLUSH,
  PAUSE,
  PERSIST,
  persistReducer,
  PURGE,
  REGISTER,
  REHYDRATE,
  type PersistConfig,
} from 'redux-persist';
import { sessionSlice } from '../../features/auth/session/sessionSlice.ts';
import { readStoredSession, sessionConfig } from '../../features/auth/session/sessionStorage.ts';
import { persistedPreferences } from '../../features/player/state/preferences.ts';
import { playerSlice } from '../../features/player/state/playerSlice.ts';
import { recorder } from '../../features/support/recording/recorder.ts';
import { api, type StoreExtra } from '../../shared/api/api.ts';
import type { SiteState } from '../../shared/site/siteSlice.ts';
import type { RawStorage } from '../../shared/storage/rawStorage.ts';
import { addToastListener } from '../toasts/toastListener.ts';
import { devTools } from './devTools.ts';
import { deferredListeners } from '../listeners/deferredListeners.ts';
import { makeReducer } from './reducer.ts';
import type { DehydratedState } from '../ssr/dehydratedState.ts';

interface StoreParts {
  /** Storage of the session and of the player's preferences. */
  storage: RawStorage;
  /** The dehydrated state, if the server has rendered the page. */
  dehydratedState?: DehydratedState;
  /** The shop's words, if the page's HTML has them. */
  site?: SiteState;
}

/** redux-persist's own actions contain functions. */
const persistActions = [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER];

/** Adds redux-persist to a slice. It adds a key to the state, `_persist`, which nothing else reads. */
const persisted = <State>(config: PersistConfig<State>, reducer: Reducer<State>) =>
  persistReducer(config, reducer) as unknown as Reducer<State>;

/**
 * Creates the store of the running app. Most of its listeners (listeners.ts) are passed to `listen` when their code is
 * loaded; redux-persist starts then, too (persistence.ts).
 */
export function openStore({ storage, dehydratedState, site }: StoreParts) {
  const { listen, listening, middlewares, startListening } = deferredListeners();
  addToastListener(startListening, listening);
  const preferences = persistedPreferences(storage);
  const store = configureStore({
    reducer: makeReducer({
      session: persisted(sessionConfig(storage), sessionSlice.reducer),
      player: persisted(preferences.config, playerSlice.reducer),
    }),
    preloadedState: {
      // Read synchronously: the first paint needs the session.
      session: { ...readStoredSession(storage), wasChecked: false },
      // Slices that are not preloaded start with their initial state.
      ...(site && { site }),
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
  return Object.assign(store, { listen, preferences });
}

export type AppStore = ReturnType<typeof openStore>;
