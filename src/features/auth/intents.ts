import { isAnyOf } from '@reduxjs/toolkit';
import { authApi } from './authApi.ts';
import { dialogEvents } from './dialog/dialogSlice.ts';
import { storedIntent } from './storedIntent.ts';
import { rejectionOf } from './rejection.ts';
import { sessionSlice } from './session/sessionSlice.ts';
import { rawStorage } from '../../shared/storage/rawStorage.ts';
import type { AppDispatch, AppThunk, StartListening } from '../../shared/store/rootState.ts';

const { appStarted } = sessionSlice.actions;
const { checkSession, signIn } = authApi.endpoints;
const signsIn = isAnyOf(signIn.matchFulfilled, checkSession.matchFulfilled);

/** How an intent is carried out after signing in. */
interface CarriedOut {
  /** The call; absent for an intent that needs only the session. */
  // `never`: each entry takes the argument of its own endpoint.
  call?: (argument: never) => AppThunk<unknown>;
  /** The page to which the call leads when it was made by its button, or the page that was wanted. */
  page?: string | ((argument: never) => string);
}

/**
 * Everything that asks for a sign-in and is carried out after it, by the name of its endpoint. Each feature has its
 * own row in app/listeners/intentTable.ts. The argument is stored in the browser, so it must be serializable and not secret.
 */
export type IntentTable = Readonly<Record<string, CarriedOut>>;

/**
 * What a visitor pressed, or a 401 has interrupted, is carried out once after signing in: through sign-up, code, reload
 * and social sign-in, in this browser for fifteen minutes (docs/decisions/019-session.md). dialogSlice.ts decides when
 * it is dropped. Add these after the session's listeners, because signing in must clear the cache first.
 */
export function addIntentListeners(startListening: StartListening, table: IntentTable): void {
  const carryOut = async (dispatch: AppDispatch): Promise<void> => {
    const intent = storedIntent.take();
    const found = intent && Object.hasOwn(table, intent.endpointName) && table[intent.endpointName];
    if (!intent || !found) return;
    // The argument with which this endpoint was called.
    const argument = intent.argument as never;
    const result: unknown = found.call && (await dispatch(found.call(argument)));
    const isDone = typeof result !== 'object' || result === null || !('error' in result);
    const { page } = found;
    if (!intent.leadsOn || !isDone || page === undefined) return;
    dispatch(dialogEvents.ledOn(typeof page === 'string' ? page : page(argument)));
  };

  startListening({
    matcher: signsIn,
    effect: () => rawStorage.write('has-account', 'true'),
  });
  startListening({
    predicate: (action) => rejectionOf(action)?.status === 401,
    effect: (action, { dispatch }) => {
      const { endpointName, argument } = rejectionOf(action) ?? {};
      if (endpointName === undefined || !Object.hasOwn(table, endpointName)) return;
      dispatch(dialogEvents.callInterrupted({ endpointName, argument, about: '', leadsOn: false }));
    },
  });
  startListening({
    matcher: signIn.matchFulfilled,
    effect: async (_action, { dispatch, getOriginalState }) => {
      // Without one, this tab has not shown what it is for.
      if (getOriginalState().dialog.intent) await carryOut(dispatch);
    },
  });
  startListening({
    actionCreator: appStarted,
    effect: async (_action, { dispatch, getState, take }) => {
      const { intent } = getState().dialog;
      // Pressed before this code was loaded.
      if (intent) return storedIntent.write(intent);
      const stored = storedIntent.read();
      if (!stored) return storedIntent.write(null);
      dispatch(dialogEvents.intentRestored(stored));
      // A social sign-in reloads the app. Only if the check of this start begins the session: a stored one may be of
      // another tab and account.
      const [, now, before] = await take(
        (_, { session }, last) => session.wasChecked && !last.session.wasChecked,
      );
      if (now.session.isSignedIn && !before.session.isSignedIn) await carryOut(dispatch);
      else if (now.session.isSignedIn) storedIntent.write(null);
    },
  });
  startListening({
    predicate: (action, { dialog }, before) =>
      dialog.intent !== before.dialog.intent && !dialogEvents.intentRestored.match(action),
    effect: (action, { getState }) => {
      const { intent } = getState().dialog;
      // After signing in it is taken out of the storage when it is carried out.
      if (intent || !signsIn(action)) storedIntent.write(intent);
    },
  });
}
