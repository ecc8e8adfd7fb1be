import type { ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';

/**
 * The parameter of a feature's `addXListeners(startListening)`: it has only the part of the state that the feature
 * reads, so that features do not depend on the store.
 */
export type StartListening<State> = TypedStartListening<
  State,
  ThunkDispatch<State, unknown, UnknownAction>
>;
