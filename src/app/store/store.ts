import { configureStore } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { readKeptSession } from '../../features/auth/session/sessionStorage.ts';
import { recorder } from '../../features/support/recording/recorder.ts';
import { api } from '../../shared/api/api.ts';
import type { RawStorage } from '../../shared/storage/rawStorage.ts';
import { devTools } from './devTools.ts';
import { lateListeners } from '../listeners/lateListeners.ts';
import { makeReducer } from './reducer.ts';
import type { KeptAnswers } from '../ssr/answers.ts';

interface StoreParts {
  /** Where the session is kept between visits. */
  storage: RawStorage;
  /** What the page's HTML was made from, when the server has rendered it. */
  answers?: KeptAnswers;
}

/** redux-persist's own actions carry functions. */
const persistActions = [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER];

/** Makes the running app's store. Its listeners (listeners.ts) are handed to `listen` when their code is there. */
export function openStore({ storage, answers }: StoreParts) {
  const { listen, middleware: listening } = lateListeners();
  const session = {
    ...readKeptSession(storage),
    wasChecked: false,
    // Read at once and marked as rehydrated: the first paint knows the session, keepSession.ts takes it as it is.
    _persist: { version: -1, rehydrated: true },
  };
  const store = configureStore({
    reducer: makeReducer(),
    preloadedState: {
      session,
      // What is left out starts as it does without an answer.
      ...(answers && { api: answers as ReturnType<typeof api.reducer> }),
    },
    devTools,
    middleware: (defaults) =>
      defaults({
        // The API's cache is JSON by nature, and at 20,000 guides too large to be looked through each time.
        immutableCheck: { ignoredPaths: [api.reducerPath] },
        serializableCheck: { ignoredActions: persistActions, ignoredPaths: [api.reducerPath] },
      })
        .prepend(listening)
        .concat(api.middleware, recorder()),
  });
  return Object.assign(store, { listen });
}

export type AppStore = ReturnType<typeof openStore>;
