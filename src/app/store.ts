import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, persistStore, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { addAuthListeners } from '../features/auth/authListeners.ts';
import { readKeptSession } from '../features/auth/sessionStorage.ts';
import { addInterruptionListeners } from '../features/auth/interrupted.ts';
import { resumableCartCalls } from '../features/cart/cartApi.ts';
import { addCartListeners } from '../features/cart/cartListeners.ts';
import { addDownloadsListeners } from '../features/library/downloads/downloadsListeners.ts';
import { resumableLibraryCalls } from '../features/library/libraryApi.ts';
import { addLibraryListeners } from '../features/library/libraryListeners.ts';
import type { AudioPort } from '../features/player/audioPort.ts';
import { addJournalListeners } from '../features/player/journalListeners.ts';
import { addPlayerListeners } from '../features/player/playerListeners.ts';
import { addPlanListeners } from '../features/subscribe/planListeners.ts';
import { resumablePlanCalls } from '../features/subscribe/plansApi.ts';
import { recorder } from '../features/support/recorder.ts';
import { api } from '../shared/api.ts';
import type { RawStorage } from '../shared/rawStorage.ts';
import { devTools } from './devTools.ts';
import { addTabListeners, tabChannel } from './otherTabs.ts';
import { makeReducer } from './reducer.ts';
import type { KeptAnswers } from './rendering/answers.ts';
import { addNoticeListener } from './toasts/noticeListener.ts';

export interface StoreParts {
  /** The one audio element of the page, or a stand-in: it stays outside the state. */
  audio: AudioPort;
  /** Where the session is kept between visits. */
  storage: RawStorage;
  /** What the page's HTML was made from, when the server has rendered it. */
  answers?: KeptAnswers;
  /** Takes the browser to a page outside the app: a payment page. */
  leave?: (address: string) => void;
}

const goTo = (address: string): void => window.location.assign(address);

/** redux-persist's own actions carry functions. */
const persistActions = [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER];

/** Makes the store for the running app, for tests and for replays alike. */
export function makeStore({ audio, storage, answers, leave = goTo }: StoreParts) {
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
        .prepend(listeners.middleware)
        .concat(api.middleware, recorder()),
  });
  addAuthListeners(listeners.startListening.withTypes(), storage);
  addInterruptionListeners(listeners.startListening.withTypes(), {
    ...resumableCartCalls,
    ...resumableLibraryCalls,
    ...resumablePlanCalls,
  });
  addCartListeners(listeners.startListening.withTypes(), leave);
  addPlanListeners(listeners.startListening.withTypes(), leave);
  addLibraryListeners(listeners.startListening.withTypes());
  addDownloadsListeners(listeners.startListening.withTypes());
  addTabListeners(listeners.startListening.withTypes(), tabChannel());
  addJournalListeners(listeners.startListening.withTypes(), audio, storage);
  addPlayerListeners(listeners.startListening.withTypes(), audio, storage);
  addNoticeListener(listeners.startListening.withTypes());
  const persistor = persistStore(store);
  return Object.assign(store, {
    /** Writes what is still on its way to the storage: before the page goes away. */
    flush: () => persistor.flush(),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
