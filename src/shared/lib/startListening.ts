import type { ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';

/**
 * What a feature's `addXListeners(startListening)` takes: it names only the part of the state that it
 * reads, so that features don't know the store they are put into.
 */
export type StartListening<State> = TypedStartListening<
  State,
  ThunkDispatch<State, unknown, UnknownAction>
>;
