import type { Reducer } from '@reduxjs/toolkit';
import { persistReducer, persistStore } from 'redux-persist';
import { sessionSlice, type SessionState } from '../../features/auth/session/sessionSlice.ts';
import { sessionEngine } from '../../features/auth/session/sessionEngine.ts';
import type { RawStorage } from '../../shared/storage/rawStorage.ts';
import { makeReducer } from '../store/reducer.ts';
import type { AppStore } from '../store/store.ts';

/**
 * Stores the session under its keys at every change. Returns a function that writes at once what redux-persist has not
 * written yet.
 */
export function persistSession(store: AppStore, storage: RawStorage): () => Promise<unknown> {
  const persistedReducer = persistReducer(
    {
      key: sessionSlice.name,
      storage: sessionEngine(storage, store.storedSession),
      serialize: false,
      // The store was created from the stored state and may have changed since: rehydration must change nothing.
      stateReconciler: false,
    },
    sessionSlice.reducer,
  );
  // redux-persist adds a key to the state, `_persist`, which nothing else reads.
  store.replaceReducer(makeReducer(persistedReducer as unknown as Reducer<SessionState>));
  const persistor = persistStore(store);
  // The stored session must be the current one before an event of another tab is handled: the previous one would count
  // as that tab's change, and undo a sign-in or a sign-out. redux-persist alone writes some timers later.
  let written = store.getState().session;
  let isWriting = false;
  store.subscribe(() => {
    const { session } = store.getState();
    if (session === written) return;
    written = session;
    // The action by which redux-persist writes makes a new object, too.
    if (isWriting) return;
    isWriting = true;
    void persistor.flush();
    isWriting = false;
  });
  return () => persistor.flush();
}
