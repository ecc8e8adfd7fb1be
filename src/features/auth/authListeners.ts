import type { SocialSignInResult } from '../../../contract/auth.ts';
import { api } from '../../shared/api/api.ts';
import { tabFlag, tabStorage, type RawStorage } from '../../shared/storage/rawStorage.ts';
import type { authApi } from './authApi.ts';
import { dialogEvents, type AwaitedCode, type CodeView } from './dialog/dialogSlice.ts';
import { rejectionOf } from './rejection.ts';
import {
  initialSession,
  sessionSlice,
  type StoredSession,
  type SharedSession,
} from './session/sessionSlice.ts';
import { readStoredSession } from './session/sessionStorage.ts';
import type { StartListening } from '../../shared/store/rootState.ts';

/** `?login=<reason>`, on the page where a social sign-in began: it failed, or is `switched` (contract/auth.ts). */
export const failureParameter = 'login';
const switched: SocialSignInResult = 'switched';

const { appStarted, expiryHeard, sessionChangedElsewhere, sessionExpired, socialReturned } =
  sessionSlice.actions;
/**
 * A 401 of these calls is about what was entered. Listed here, because `authApi.endpoints` contains the calls of every
 * feature.
 */
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

/**
 * Milliseconds in which another tab has written all keys, and its message about an expired session has arrived, before
 * or after them. Other tabs must follow within a second (docs/faults.md).
 */
const writingTakes = 100;
/** Milliseconds after which this tab has followed another one. */
const followsWithin = 1000;
/** Milliseconds in which such a message counts: a busy tab reads the keys late. */
const messageCounts = 10_000;

/** Restores a code that the session waits for, and then follows the other tabs. */
export function resumeSession(
  startListening: StartListening,
  { storage }: { storage: RawStorage },
): void {
  let reading: ReturnType<typeof setTimeout> | undefined;
  let heardAt = -Infinity;
  startListening({
    actionCreator: expiryHeard,
    effect: () => {
      heardAt = Date.now();
    },
  });
  startListening({
    actionCreator: appStarted,
    effect: (_action, { dispatch, getState }) => {
      const awaited = awaitedCode(getState().session);
      if (awaited) dispatch(dialogEvents.codeAwaited(awaited));
      const address = new URL(window.location.href);
      const reason = address.searchParams.get(failureParameter);
      if (reason === switched) {
        // No dialog opens, which would remove it from the address.
        address.searchParams.delete(failureParameter);
        window.history.replaceState(window.history.state, '', address);
      }
      if (reason !== null) dispatch(socialReturned(reason));
      storage.onOtherTab(() => {
        // Another tab writes one key after another: they are read when it has finished.
        clearTimeout(reading);
        const read = () => {
          const stored = sharedOf(readStoredSession(storage));
          const { session } = getState();
          const differs = sharedFields.some((field) => stored[field] !== session[field]);
          if (!differs) return;
          const isExpiry = !stored.isSignedIn && Date.now() - heardAt <= messageCounts;
          heardAt = -Infinity;
          dispatch(isExpiry ? sessionExpired() : sessionChangedElsewhere(stored));
        };
        // In a further task: if this timer is late, a message that has arrived by then is handled before it.
        reading = setTimeout(() => (reading = setTimeout(read)), writingTakes);
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
// The keys of a literal whose type has exactly these.
const sharedFields = Object.keys(sharedOf(initialSession)) as (keyof SharedSession)[];

/**
 * A 401 of a call in this session ends it, once (docs/decisions/019-session.md). A late response to a call of an
 * earlier session is ignored.
 */
export function endExpiredSession(
  startListening: StartListening,
  { storage }: { storage: RawStorage },
): void {
  startListening({
    predicate: (action) => rejectionOf(action)?.status === 401,
    effect: async (action, { condition, dispatch, getState }) => {
      const { endpointName = '', token } = rejectionOf(action) ?? {};
      // At the start the session check is running; it ends the session too, without opening the dialog.
      if (!getState().session.wasChecked) await condition((_, now) => now.session.wasChecked);
      // Another tab has just ended this session, perhaps by a sign-out: `resumeSession` finds out, unless the storage is blocked.
      if (readStoredSession(storage).token !== token)
        await condition((_, now) => now.session.token !== token, followsWithin);
      const { session } = getState();
      if (ownCalls.includes(endpointName) || token !== session.token) return;
      if (session.isSignedIn || session.token) dispatch(sessionExpired());
    },
  });
}

/** Responses belong to the account that requested them: after a sign-out or another sign-in the cache is cleared. */
export function resetCache(startListening: StartListening): void {
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
const flagOf = (view: CodeView) => `code-awaited:${view}` as const;

/** Set while the dialog is closed and a code was not entered yet. */
const closedFlag = 'code-closed';
const emailKey = 'code-email';

/**
 * After a reload the dialog opens again at a code that was not entered yet; a closed dialog stays closed until it is
 * opened.
 */
export function rememberAwaitedCode(startListening: StartListening): void {
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

/** Returns the code that a reloaded tab waits for, by its flag and the stored key; undefined if there is none. */
function awaitedCode(session: StoredSession): AwaitedCode | undefined {
  const view = codeViews.find((each) => tabFlag.isSet(flagOf(each)) && session[keyOf[each]]);
  const email = tabStorage.read(emailKey) ?? '';
  return view && { view, email, isOpen: !tabFlag.isSet(closedFlag) };
}
