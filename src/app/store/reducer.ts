import { combineSlices, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { cartSlice } from '../../features/cart/cartSlice.ts';
import { dialogSlice } from '../../features/auth/dialog/dialogSlice.ts';
import { downloadsSlice } from '../../features/library/offline/state/downloadsSlice.ts';
import { bookmarksSlice } from '../../features/player/bookmarks/bookmarksSlice.ts';
import { progressSlice } from '../../features/player/progress/progressSlice.ts';
import { playerSlice } from '../../features/player/state/playerSlice.ts';
import { profileSlice } from '../../features/profile/profileSlice.ts';
import { sessionSlice, type SessionState } from '../../features/auth/session/sessionSlice.ts';
import { api } from '../../shared/api/api.ts';
import type { LazyLoadedSlices, RootState } from '../../shared/store/rootState.ts';

/** Combines every slice of the app: for the running store and for rendering. */
export const makeReducer = (session: Reducer<SessionState> = sessionSlice.reducer) =>
  combineSlices(
    api,
    playerSlice,
    bookmarksSlice,
    progressSlice,
    dialogSlice,
    cartSlice,
    profileSlice,
    downloadsSlice,
    { session },
  ).withLazyLoadedSlices<LazyLoadedSlices>() satisfies Reducer<
    RootState,
    UnknownAction,
    Partial<RootState>
  >;
