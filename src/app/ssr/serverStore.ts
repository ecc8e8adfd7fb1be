import { configureStore } from '@reduxjs/toolkit';
import { api } from '../../shared/api/api.ts';
import { makeReducer } from '../store/reducer.ts';

/** Returns a visitor's store for rendering a page: with the API, without listeners and without audio. */
export function makeServerStore() {
  return configureStore({
    reducer: makeReducer(),
    middleware: (defaults) =>
      defaults({ immutableCheck: false, serializableCheck: false }).concat(api.middleware),
  });
}

export type ServerStore = ReturnType<typeof makeServerStore>;
