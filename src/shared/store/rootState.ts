import type {
  ListenerEffectAPI,
  ThunkAction,
  ThunkDispatch,
  TypedStartListening,
  UnknownAction,
} from '@reduxjs/toolkit';

/**
 * The state of each slice. The file of a slice adds its own with `declare module`, because shared may not import a
 * feature; app/store/reducer.ts does not compile without a slice that is declared here.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the members are declared by the slices
export interface LazyLoadedSlices {}

/** The state of the store. All slices are part of the first load, so none is optional. */
export type RootState = LazyLoadedSlices;

export type AppDispatch = ThunkDispatch<RootState, unknown, UnknownAction>;

export type AppThunk<Result> = ThunkAction<Result, RootState, unknown, UnknownAction>;

/** The parameter of a feature's `addXListeners(startListening)`. */
export type StartListening = TypedStartListening<RootState, AppDispatch>;

export type ListenerApi = ListenerEffectAPI<RootState, AppDispatch>;
