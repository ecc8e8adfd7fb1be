import { combineSlices, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import {
  FLUSH,
  PAUSE,
  PERSIST,
  persistReducer,
  persistStore,
  PURGE,
  REGISTER,
  REHYDRATE,
} from 'redux-persist';
import { addAuthListeners } from '../features/auth/authListeners.ts';
import { dialogSlice } from '../features/auth/dialogSlice.ts';
import { sessionSlice } from '../features/auth/sessionSlice.ts';
import { readKeptSession, sessionEngine } from '../features/auth/sessionStorage.ts';
import { addInterruptionListeners } from '../features/auth/interrupted.ts';
import { resumableCartCalls } from '../features/cart/cartApi.ts';
import { addCartListeners } from '../features/cart/cartListeners.ts';
import { cartSlice } from '../features/cart/cartSlice.ts';
import type { AudioPort } from '../features/player/audioPort.ts';
import { addPlayerListeners } from '../features/player/playerListeners.ts';
import { playerSlice } from '../features/player/playerSlice.ts';
import { api } from '../shared/api.ts';
import type { RawStorage } from '../shared/rawStorage.ts';
import { devTools } from './devTools.ts';
import { addTabListeners, tabChannel } from './otherTabs.ts';
import { addNoticeListener } from './toasts/noticeListener.ts';

export interface StoreParts {
  /** The one audio element of the page, or a stand-in: it stays outside the state. */
  audio: AudioPort;
  /** Where the session is kept between visits. */
  storage: RawStorage;
  /** Takes the browser to a page outside the app: a payment page. */
  leave?: (address: string) => void;
}

const goTo = (address: string): void => window.location.assign(address);

/** Writes the session to its raw keys at every change. */
const persistedSession = (storage: RawStorage) =>
  persistReducer(
    {
      key: sessionSlice.name,
      storage: sessionEngine(storage),
      serialize: false,
      // Everything was read before the store was made: there is nothing to wait for, or to give up.
      timeout: 0,
    },
    sessionSlice.reducer,
  );

const makeReducer = (storage: RawStorage) =>
  combineSlices(api, playerSlice, dialogSlice, cartSlice, { session: persistedSession(storage) });

export type RootState = ReturnType<ReturnType<typeof makeReducer>>;

/** redux-persist's own actions carry functions. */
const persistActions = [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER];

/** Makes the store for the running app, for tests and for replays alike. */
export function makeStore({ audio, storage, leave = goTo }: StoreParts) {
  const listeners = createListenerMiddleware();
  const store = configureStore({
    reducer: makeReducer(storage),
    preloadedState: {
      // Read at once and marked as rehydrated: the first paint knows the session, nothing waits for it.
      session: {
        ...readKeptSession(storage),
        wasChecked: false,
        _persist: { version: -1, rehydrated: true },
      },
    },
    devTools,
    middleware: (defaults) =>
      defaults({
        // The API's cache is JSON by nature, and at 20,000 guides too large to be looked through each time.
        immutableCheck: { ignoredPaths: [api.reducerPath] },
        serializableCheck: { ignoredActions: persistActions, ignoredPaths: [api.reducerPath] },
      })
        .prepend(listeners.middleware)
        .concat(api.middleware),
  });
  addAuthListeners(listeners.startListening.withTypes(), storage);
  addInterruptionListeners(listeners.startListening.withTypes(), resumableCartCalls);
  addCartListeners(listeners.startListening.withTypes(), leave);
  addTabListeners(listeners.startListening.withTypes(), tabChannel());
  addPlayerListeners(listeners.startListening.withTypes(), audio);
  addNoticeListener(listeners.startListening.withTypes());
  const persistor = persistStore(store);
  return Object.assign(store, {
    /** Writes what is still on its way to the storage: before the page goes away. */
    flush: () => persistor.flush(),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
