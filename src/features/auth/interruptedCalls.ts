import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { StartListening } from '../../shared/lib/startListening.ts';
import { authApi } from './authApi.ts';
import type { AuthRoot } from './authListeners.ts';
import { dialogEvents } from './dialog/dialogSlice.ts';
import { rejectionOf } from './rejection.ts';

/**
 * The calls that are carried out after signing in when a 401 has interrupted them, by the name of their
 * endpoint: each says how to send it again. A feature hands in its own (app/listeners/listeners.ts); an argument is
 * kept in the state, so it must be serialisable and nothing secret.
 */
export type ResumableCalls = Readonly<
  // `never`: each entry takes its own endpoint's argument, and gets nothing else.
  Record<string, (argument: never) => ThunkAction<unknown, AuthRoot, unknown, UnknownAction>>
>;

/**
 * After signing in, an interrupted add-to-cart or subscribe is sent once (docs/decisions/019-session.md).
 * dialogSlice.ts decides when it is dropped. Add these after the session's own listeners: signing in drops
 * the cached answers first.
 */
export function addInterruptionListeners(
  startListening: StartListening<AuthRoot>,
  calls: ResumableCalls,
): void {
  startListening({
    predicate: (action) => rejectionOf(action)?.status === 401,
    effect: (action, { dispatch }) => {
      const { endpointName, argument } = rejectionOf(action) ?? {};
      if (endpointName === undefined || !Object.hasOwn(calls, endpointName)) return;
      dispatch(dialogEvents.callInterrupted({ endpointName, argument }));
    },
  });
  startListening({
    matcher: authApi.endpoints.signIn.matchFulfilled,
    effect: (_action, { dispatch, getOriginalState }) => {
      const { interrupted } = getOriginalState().dialog;
      const call = interrupted && calls[interrupted.endpointName];
      // The argument is the one that this endpoint was called with before.
      if (call) dispatch(call(interrupted.argument as never));
    },
  });
}
