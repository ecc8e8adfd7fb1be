import { combineSlices } from '@reduxjs/toolkit';
import { persistReducer } from 'redux-persist';
import { cartSlice } from '../features/cart/cartSlice.ts';
import { dialogSlice } from '../features/auth/dialogSlice.ts';
import { downloadsSlice } from '../features/library/downloads/downloadsSlice.ts';
import { journalSlice } from '../features/player/journalSlice.ts';
import { playerSlice } from '../features/player/playerSlice.ts';
import { profileSlice } from '../features/profile/profileSlice.ts';
import { sessionEngine } from '../features/auth/sessionStorage.ts';
import { sessionSlice } from '../features/auth/sessionSlice.ts';
import { api } from '../shared/api.ts';
import type { RawStorage } from '../shared/rawStorage.ts';

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

/** Every slice of the app: the running store, a page's rendering and a replay share it. */
export const makeReducer = (storage: RawStorage) =>
  combineSlices(
    api,
    playerSlice,
    journalSlice,
    dialogSlice,
    cartSlice,
    profileSlice,
    downloadsSlice,
    {
      session: persistedSession(storage),
    },
  );

export type RootState = ReturnType<ReturnType<typeof makeReducer>>;
