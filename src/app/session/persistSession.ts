import type { Reducer } from '@reduxjs/toolkit';
import { persistReducer, persistStore } from 'redux-persist';
import { sessionSlice, type SessionState } from '../../features/auth/session/sessionSlice.ts';
import { sessionEngine } from '../../features/auth/session/sessionEngine.ts';
import type { RawStorage } from '../../shared/storage/rawStorage.ts';
import { makeReducer } from '../store/reducer.ts';
import type { AppStore } from '../store/store.ts';

/**
 * Writes the session to its raw keys at every change from now on. Returns a function that writes at once what redux-persist
 * has not written yet.
 */
export function persistSession(store: AppStore, storage: RawStorage): () => Promise<unknown> {
  const kept = persistReducer(
    {
      key: sessionSlice.name,
      storage: sessionEngine(storage, store.storedSession),
      serialize: false,
      // The store began with what was stored, and may have changed since: rehydration changes nothing.
      stateReconciler: false,
    },
    sessionSlice.reducer,
  );
  // redux-persist adds a key to the state, `_persist`, which nothing else reads.
  store.replaceReducer(makeReducer(kept as unknown as Reducer<SessionState>));
  const persistor = persistStore(store);
  return () => persistor.flush();
}
