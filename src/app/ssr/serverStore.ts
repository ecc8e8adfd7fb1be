import { configureStore } from '@reduxjs/toolkit';
import { initialSession } from '../../features/auth/session/sessionSlice.ts';
import { api } from '../../shared/api/api.ts';
import { makeReducer } from '../store/reducer.ts';

/** Returns a visitor's store for rendering a page: with the API, without listeners and without audio. */
export function makeServerStore() {
  return configureStore({
    reducer: makeReducer(),
    preloadedState: {
      session: { ...initialSession, wasChecked: false },
    },
    devTools: false,
    middleware: (defaults) =>
      defaults({ immutableCheck: false, serializableCheck: false }).concat(api.middleware),
  });
}

export type ServerStore = ReturnType<typeof makeServerStore>;
