import type { Reducer } from '@reduxjs/toolkit';
import { persistReducer, persistStore } from 'redux-persist';
import { sessionSlice, type SessionState } from '../../features/auth/session/sessionSlice.ts';
import { sessionEngine } from '../../features/auth/session/sessionEngine.ts';
import type { RawStorage } from '../../shared/storage/rawStorage.ts';
import { makeReducer } from '../store/reducer.ts';
import type { AppStore } from '../store/store.ts';

/**
 * From now on writes the session to its raw keys at every change. Answers how to write what is still on its way:
 * writes lag a moment behind the state.
 */
export function keepSession(store: AppStore, storage: RawStorage): () => Promise<unknown> {
  const kept = persistReducer(
    {
      key: sessionSlice.name,
      storage: sessionEngine(storage),
      serialize: false,
      // Everything was read before the store was made: there is nothing to wait for, or to give up.
      timeout: 0,
    },
    sessionSlice.reducer,
  );
  // The mark that redux-persist wants in the state is in the initial state (store.ts); nothing else reads it.
  store.replaceReducer(makeReducer(kept as unknown as Reducer<SessionState>));
  const persistor = persistStore(store);
  return () => persistor.flush();
}
