import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { StartListening } from '../../shared/lib/startListening.ts';
import { authApi } from './authApi.ts';
import type { AuthRoot } from './authListeners.ts';
import { dialogEvents } from './dialog/dialogSlice.ts';
import { rejectionOf } from './rejection.ts';

/**
 * The calls that are sent after signing in if a 401 has interrupted them, by the name of their endpoint. Each feature
 * has its own (app/listeners/listeners.ts). The argument is stored in the state, so it must be serializable and not
 * secret.
 */
export type ResumableCalls = Readonly<
  // `never`: each entry takes the argument of its own endpoint.
  Record<string, (argument: never) => ThunkAction<unknown, AuthRoot, unknown, UnknownAction>>
>;

/**
 * After signing in, an interrupted add-to-cart or subscribe is sent once (docs/decisions/019-session.md).
 * dialogSlice.ts decides when it is dropped. Add these after the session's listeners, because signing in must clear the
 * cache first.
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
      // The argument with which this endpoint was called.
      if (call) dispatch(call(interrupted.argument as never));
    },
  });
}
