import { combineSlices, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import type { AudioPort } from '../features/player/audioPort.ts';
import { addPlayerListeners } from '../features/player/playerListeners.ts';
import { playerSlice } from '../features/player/playerSlice.ts';
import { api } from '../shared/api.ts';
import { addNoticeListener } from './toasts/noticeListener.ts';

const rootReducer = combineSlices(api, playerSlice);

export type RootState = ReturnType<typeof rootReducer>;

export interface StoreParts {
  /** The one audio element of the page, or a stand-in: it stays outside the state. */
  audio: AudioPort;
  preloadedState?: Partial<RootState>;
}

/** Makes the store for the running app, for tests and for replays alike. */
export function makeStore({ audio, preloadedState }: StoreParts) {
  const listeners = createListenerMiddleware();
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (defaults) => defaults().prepend(listeners.middleware).concat(api.middleware),
  });
  addPlayerListeners(listeners.startListening.withTypes(), audio);
  addNoticeListener(listeners.startListening.withTypes());
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
