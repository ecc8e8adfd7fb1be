import { combineSlices, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { cartSlice } from '../../features/cart/cartSlice.ts';
import { dialogSlice } from '../../features/auth/dialog/dialogSlice.ts';
import { downloadsSlice } from '../../features/library/offline/state/downloadsSlice.ts';
import { bookmarksSlice } from '../../features/bookmarks/bookmarksSlice.ts';
import { progressSlice } from '../../features/player/progress/progressSlice.ts';
import { playerSlice } from '../../features/player/state/playerSlice.ts';
import { sessionSlice } from '../../features/auth/session/sessionSlice.ts';
import { api } from '../../shared/api/api.ts';
import { siteSlice } from '../../shared/site/siteSlice.ts';
import type { LazyLoadedSlices, RootState } from '../../shared/store/rootState.ts';

/** The reducers of the slices that redux-persist stores. */
export interface PersistedReducers {
  session: Reducer<RootState['session']>;
  player: Reducer<RootState['player']>;
}

/** Combines every slice of the app: for the running store and for rendering. */
export const makeReducer = ({ session, player }: PersistedReducers = unpersisted) =>
  combineSlices(
    api,
    { player },
    bookmarksSlice,
    progressSlice,
    dialogSlice,
    cartSlice,
    downloadsSlice,
    siteSlice,
    { session },
  ).withLazyLoadedSlices<LazyLoadedSlices>() satisfies Reducer<
    RootState,
    UnknownAction,
    Partial<RootState>
  >;

const unpersisted = { session: sessionSlice.reducer, player: playerSlice.reducer };
