import { api } from '../../shared/api/api.ts';
import type { StartListening } from '../../shared/lib/startListening.ts';
import { tabFlag, tabStorage, type RawStorage } from '../../shared/storage/rawStorage.ts';
import type { authApi } from './authApi.ts';
import { checkSessionAtStart } from './session/sessionCheck.ts';
import {
  dialogEvents,
  type AwaitedCode,
  type CodeView,
  type DialogState,
} from './dialog/dialogSlice.ts';
import { rejectionOf } from './rejection.ts';
import {
  initialSession,
  sessionSlice,
  type StoredSession,
  type SessionState,
  type SharedSession,
} from './session/sessionSlice.ts';
import { readStoredSession } from './session/sessionStorage.ts';

/** The part of the store's state that auth reads and writes. */
export interface AuthRoot {
  session: SessionState;
  dialog: DialogState;
}

type Listening = StartListening<AuthRoot>;

/** `?login=<reason>`, on the page where a social sign-in began: it failed (contract/auth.ts). */
export const failureParameter = 'login';

const { appStarted, sessionChangedElsewhere, sessionExpired, socialSignInFailed } =
  sessionSlice.actions;
/** Their 401 is about what was entered. Written out: `authApi.endpoints` holds every feature's calls in the end. */
const ownCalls: string[] = [
  'checkSession',
  'sendResetCode',
  'setPassword',
  'signIn',
  'signOut',
  'signUp',
  'verifyResetCode',
  'verifySignUp',
] satisfies (keyof typeof authApi.endpoints)[];

export function addAuthListeners(startListening: Listening, storage: RawStorage): void {
  resumeSession(startListening, storage);
  endExpiredSession(startListening);
  dropAnswersOfOthers(startListening);
  // After that one: dropping the answers aborts every call under way, a sign-out too.
  checkSessionAtStart(startListening);
  rememberAwaitedCode(startListening);
}

/** Milliseconds, of the second within which another tab must follow (docs/faults.md). */
const writingTakes = 50;

/** Comes back to a code that is awaited, and follows the other tabs from then on. */
function resumeSession(startListening: Listening, storage: RawStorage): void {
  let reading: ReturnType<typeof setTimeout> | undefined;
  startListening({
    actionCreator: appStarted,
    effect: (_action, { dispatch, getState }) => {
      const awaited = awaitedCode(getState().session);
      if (awaited) dispatch(dialogEvents.codeAwaited(awaited));
      const reason = new URLSearchParams(window.location.search).get(failureParameter);
      if (reason !== null) dispatch(socialSignInFailed(reason));
      storage.onOtherTab(() => {
        // Another tab writes key after key: they are read when it is done.
        clearTimeout(reading);
        reading = setTimeout(() => {
          const kept = sharedOf(readStoredSession(storage));
          const { session } = getState();
          const differs = sharedFields.some((field) => kept[field] !== session[field]);
          if (differs) dispatch(sessionChangedElsewhere(kept));
        }, writingTakes);
      });
    },
  });
}

const sharedOf = ({
  token,
  isSignedIn,
  account,
  userMode,
  ended,
}: StoredSession): SharedSession => ({
  token,
  isSignedIn,
  account,
  userMode,
  ended,
});
// The keys of a literal that is typed by them.
const sharedFields = Object.keys(sharedOf(initialSession)) as (keyof SharedSession)[];

/**
 * A 401 of a call made in this session ends it, once (docs/decisions/019-session.md). A late answer to a
 * call of an earlier session is ignored.
 */
function endExpiredSession(startListening: Listening): void {
  startListening({
    predicate: (action) => rejectionOf(action)?.status === 401,
    effect: async (action, { condition, dispatch, getState }) => {
      const { endpointName = '', token } = rejectionOf(action) ?? {};
      // At start the check is on its way, and says the same without opening the dialog.
      if (!getState().session.wasChecked) await condition((_, now) => now.session.wasChecked);
      const { session } = getState();
      if (ownCalls.includes(endpointName) || token !== session.token) return;
      if (session.isSignedIn || session.token) dispatch(sessionExpired());
    },
  });
}

/** Answers belong to the account that requested them: after a sign-out or another sign-in they are dropped. */
function dropAnswersOfOthers(startListening: Listening): void {
  startListening({
    predicate: (_action, now, before) =>
      now.session.isSignedIn !== before.session.isSignedIn ||
      (now.session.token !== before.session.token && before.session.token !== null),
    effect: (_action, { dispatch }) => void dispatch(api.util.resetApiState()),
  });
}

const keyOf = {
  CreateNewPassword: 'passwordToken',
  'password-otp': 'resetToken',
  otp: 'otpEmail',
} as const satisfies Record<CodeView, keyof StoredSession>;
// The keys of the table above.
const codeViews = Object.keys(keyOf) as CodeView[];
const flagOf = (view: CodeView) => `code-awaited:${view}`;

/** Set while the dialog is closed over a code that is awaited. */
const closedFlag = 'code-closed';
const emailKey = 'code-email';

/** A reload in the middle of a code opens the dialog where it was; a closed dialog stays closed until requested. */
function rememberAwaitedCode(startListening: Listening): void {
  startListening({
    predicate: (_action, now, before) =>
      now.dialog.view !== before.dialog.view || now.dialog.awaits !== before.dialog.awaits,
    effect: (_action, { getState }) => {
      const { awaits, email, view } = getState().dialog;
      for (const each of codeViews) {
        if (each === awaits) tabFlag.set(flagOf(each));
        else tabFlag.clear(flagOf(each));
      }
      if (awaits && !view) tabFlag.set(closedFlag);
      else tabFlag.clear(closedFlag);
      tabStorage.write(emailKey, awaits && email ? email : null);
    },
  });
}

/** What a reloaded tab awaited, by its flag and the key kept for it; undefined when nothing. */
function awaitedCode(session: StoredSession): AwaitedCode | undefined {
  const view = codeViews.find((each) => tabFlag.isSet(flagOf(each)) && session[keyOf[each]]);
  const email = tabStorage.read(emailKey) ?? '';
  return view && { view, email, isOpen: !tabFlag.isSet(closedFlag) };
}
