import { isRejectedWithValue } from '@reduxjs/toolkit';
import { api } from '../../shared/api.ts';
import { statusOf, type ApiError } from '../../shared/apiError.ts';
import type { StartListening } from '../../shared/listening.ts';
import { tabFlag, type RawStorage } from '../../shared/rawStorage.ts';
import { authApi } from './authApi.ts';
import { dialogEvents, type CodeView, type DialogState, type DialogView } from './dialogSlice.ts';
import { sessionSlice, type KeptSession, type SessionState } from './sessionSlice.ts';
import { readKeptSession } from './sessionStorage.ts';

/** The part of the store's state that auth reads and writes. */
export interface AuthRoot {
  session: SessionState;
  dialog: DialogState;
}

type Listening = StartListening<AuthRoot>;

const { appStarted, sessionChangedElsewhere, sessionExpired } = sessionSlice.actions;
const ownCalls = Object.keys(authApi.endpoints);

export function addAuthListeners(startListening: Listening, storage: RawStorage): void {
  startSession(startListening, storage);
  endExpiredSession(startListening);
  dropAnswersOfOthers(startListening);
  rememberAwaitedCode(startListening);
}

/** The check is always made at start, and other tabs are followed from then on (decisions.md). */
function startSession(startListening: Listening, storage: RawStorage): void {
  startListening({
    actionCreator: appStarted,
    effect: (_action, { dispatch, getState }) => {
      const view = awaitedView(getState().session);
      if (view) dispatch(dialogEvents.codeAwaited(view));
      storage.onOtherTab(() => {
        const kept = readKeptSession(storage);
        const { session } = getState();
        const differs = fieldsOf(kept).some((field) => kept[field] !== session[field]);
        if (differs) dispatch(sessionChangedElsewhere(kept));
      });
      void dispatch(authApi.endpoints.checkSession.initiate(undefined, { track: false }));
    },
  });
}

// The keys of a value that is typed by them.
const fieldsOf = (kept: KeptSession) => Object.keys(kept) as (keyof KeptSession)[];

/** A rejection of the one api: its argument names the endpoint, its payload is an ApiError. */
interface Rejection {
  payload: ApiError;
  meta: { arg: { endpointName?: string }; baseQueryMeta?: { request?: Request } };
}

/** A 401 of a call that carried the token ends the session, once (decisions.md, *Session*). */
function endExpiredSession(startListening: Listening): void {
  startListening({
    predicate: (action) => isRejectedWithValue(action),
    effect: (action, { dispatch, getState }) => {
      // The predicate let only rejections through, and every query and mutation is one of the api's.
      const { payload, meta } = action as unknown as Rejection;
      const { endpointName = '' } = meta.arg;
      const carriedToken = meta.baseQueryMeta?.request?.headers.has('Authorization') ?? false;
      if (ownCalls.includes(endpointName) || !carriedToken || statusOf(payload) !== 401) return;
      const { session } = getState();
      if (session.isSignedIn || session.token) dispatch(sessionExpired());
    },
  });
}

/** Answers belong to whoever asked: another person, or nobody, must not see them. */
function dropAnswersOfOthers(startListening: Listening): void {
  startListening({
    predicate: (_action, now, before) =>
      now.session.isSignedIn !== before.session.isSignedIn ||
      (now.session.token !== before.session.token && before.session.token !== null),
    effect: (_action, { dispatch }) => void dispatch(api.util.resetApiState()),
  });
}

const waiting = 'code-awaited';
const keyOf = {
  CreateNewPassword: 'passwordToken',
  'password-otp': 'resetToken',
  otp: 'otpEmail',
} as const satisfies Record<CodeView, keyof KeptSession>;
// The keys of the table above.
const codeViews = Object.keys(keyOf) as CodeView[];

/** A reload in the middle of a code opens the dialog where it was; a closed dialog stays closed. */
function rememberAwaitedCode(startListening: Listening): void {
  const awaitsCode = (view: DialogView | null) => codeViews.some((each) => each === view);
  startListening({
    predicate: (_action, now, before) => now.dialog.view !== before.dialog.view,
    effect: (_action, { getState }) => {
      if (awaitsCode(getState().dialog.view)) tabFlag.set(waiting);
      else tabFlag.clear(waiting);
    },
  });
}

/** The view that a reloaded tab was in, by its flag and the keys kept; undefined when none. */
function awaitedView(session: KeptSession): CodeView | undefined {
  if (!tabFlag.isSet(waiting)) return undefined;
  return codeViews.find((view) => session[keyOf[view]] !== null);
}
