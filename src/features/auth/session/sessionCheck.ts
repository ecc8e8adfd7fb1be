import { authApi } from '../authApi.ts';
import { cookieSession, type EndedSessions } from './endedSessions.ts';
import { sessionSlice } from './sessionSlice.ts';
import type { ListenerApi, StartListening } from '../../../shared/store/rootState.ts';

const { appStarted, signedOut } = sessionSlice.actions;
const { checkSession, signOut } = authApi.endpoints;
/** Their results are stored in the session, not in the cache. */
const untracked = { track: false };

/** Returns their tokens; null is the session of the cookie. */
const endedTokens = (ended: EndedSessions): (string | null)[] =>
  (ended?.split(' ') ?? []).map((entry) => (entry === cookieSession ? null : entry));

/**
 * Checks the session at the server, and sends sign-outs that were recorded. A recorded sign-out is sent first, at the
 * start and when the network returns: until it is confirmed, the browser's cookie still opens the session that it
 * ended, so no check is made meanwhile.
 */
export function checkSessionAtStart(startListening: StartListening): void {
  let check: { abort: () => void } | undefined;

  const begin = async ({ dispatch, getState }: ListenerApi): Promise<void> => {
    const repeated = endedTokens(getState().session.ended).map((token) =>
      dispatch(signOut.initiate({ token, isRepeated: true }, untracked)),
    );
    await Promise.all(repeated);
    const { ended, token } = getState().session;
    if (ended === null || token !== null) {
      check = dispatch(checkSession.initiate(undefined, untracked));
    }
  };

  startListening({
    actionCreator: appStarted,
    effect: async (_action, api) => {
      window.addEventListener('online', () => {
        if (api.getState().session.ended !== null) void begin(api);
      });
      await begin(api);
    },
  });
  startListening({
    actionCreator: signedOut,
    effect: (_action, { dispatch, getOriginalState }) => {
      const { isSignedIn, token } = getOriginalState().session;
      if (!isSignedIn && token === null) return;
      void dispatch(signOut.initiate({ token, isRepeated: false }, untracked));
    },
  });
  // The running check is of the previous session.
  startListening({
    predicate: (_action, now, before) =>
      now.session.token !== before.session.token ||
      now.session.isSignedIn !== before.session.isSignedIn,
    effect: () => check?.abort(),
  });
}
