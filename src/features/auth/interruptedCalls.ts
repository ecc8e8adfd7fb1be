import { authApi } from './authApi.ts';
import { dialogEvents, type InterruptedCall } from './dialog/dialogSlice.ts';
import { storedCall } from './interruptedCallsStorage.ts';
import { rejectionOf } from './rejection.ts';
import { sessionSlice } from './session/sessionSlice.ts';
import type { AppThunk, StartListening } from '../../shared/store/rootState.ts';

const { appStarted, socialSignInFailed } = sessionSlice.actions;

/**
 * The calls that are sent after signing in if a 401 has interrupted them, by the name of their endpoint. Each feature
 * has its own (app/listeners/listeners.ts). The argument is stored in the state, so it must be serializable and not
 * secret.
 */
export type ResumableCalls = Readonly<
  // `never`: each entry takes the argument of its own endpoint.
  Record<string, (argument: never) => AppThunk<unknown>>
>;

/**
 * After signing in, an interrupted add-to-cart or subscribe is sent once (docs/decisions/019-session.md).
 * dialogSlice.ts decides when it is dropped. Add these after the session's listeners, because signing in must clear the
 * cache first.
 */
export function addInterruptionListeners(
  startListening: StartListening,
  calls: ResumableCalls,
): void {
  const callOf = (interrupted: InterruptedCall | null) =>
    // The argument with which this endpoint was called.
    interrupted && calls[interrupted.endpointName]?.(interrupted.argument as never);

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
      const call = callOf(getOriginalState().dialog.interrupted);
      if (call) dispatch(call);
    },
  });
  // A social sign-in reloads the app. Only if the check of this start begins the session: a stored one may be of another
  // tab and account.
  startListening({
    actionCreator: appStarted,
    effect: async (_action, { dispatch, take }) => {
      const call = callOf(storedCall.take());
      if (!call) return;
      const [, now, before] = await take(
        (_, { session }, last) => session.wasChecked && !last.session.wasChecked,
      );
      if (now.session.isSignedIn && !before.session.isSignedIn) dispatch(call);
    },
  });
  // Back from the provider's page may restore this page without a start, and the user signs in otherwise or closes the
  // dialog.
  startListening({
    predicate: (action, now, before) =>
      socialSignInFailed.match(action) || now.dialog.interrupted !== before.dialog.interrupted,
    effect: () => storedCall.write(null),
  });
}
