import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { otpEmailOf } from '../../../domain/decode/customer/decodeAuth.ts';
import { statusOf } from '../../../shared/api/apiError.ts';
import { authApi } from '../authApi.ts';
import { withEnded, withoutEnded, type EndedSessions } from './endedSessions.ts';
import { tokenOfCall } from './tokenOfCall.ts';
import { signUpAwaitsCode } from '../dialog/views/signUpAwaitsCode.ts';

declare module '../../../shared/store/rootState.ts' {
  interface LazyLoadedSlices {
    session: SessionState;
  }
}

/** The part of the session that is stored, in the six raw keys of R-3.27 (sessionStorage.ts). */
export interface StoredSession {
  token: string | null;
  /** The auth flag, which counts until the server has responded (docs/decisions/019-session.md). */
  isSignedIn: boolean;
  /** Opaque, and the same at every sign-in: data of a customer in this browser is stored under it. */
  account: string | null;
  userMode: 'site-editor' | null;
  /** Sessions that were ended here, which must not begin again (sessionCheck.ts). */
  ended: EndedSessions;
  /** The address whose sign-up waits for its code. */
  otpEmail: string | null;
  /** Identifies the password reset that waits for its code. */
  resetToken: string | null;
  /** The token for setting a new password, valid once. */
  passwordToken: string | null;
}

/**
 * The fields that the tabs of a browser share. A code that was not entered yet belongs to the tab that requested it.
 */
export type SharedSession = Pick<
  StoredSession,
  'token' | 'isSignedIn' | 'account' | 'userMode' | 'ended'
>;

export const initialSession: StoredSession = {
  token: null,
  isSignedIn: false,
  account: null,
  userMode: null,
  ended: null,
  otpEmail: null,
  resetToken: null,
  passwordToken: null,
};

const {
  checkSession,
  signIn,
  signUp,
  signOut,
  sendResetCode,
  setPassword,
  verifyResetCode,
  verifySignUp,
} = authApi.endpoints;

export interface SessionState extends StoredSession {
  /** Whether the session check has finished, with or without a response. */
  wasChecked: boolean;
}

/** Returns an id if the provider sends none: short and one-way (FNV-1a), because it is part of keys in the storage. */
const accountFrom = (text: string): string => {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return `local-${(hash >>> 0).toString(36)}`;
};

const clear = (state: StoredSession) => {
  state.token = null;
  state.isSignedIn = false;
  state.account = null;
};

const begin = (state: StoredSession, token: string, account: string) => {
  state.token = token;
  state.isSignedIn = true;
  state.account = account;
  // The browser's cookie now has this session.
  state.ended = withoutEnded(state.ended, null);
};

/** Returns whether the session of a check was ended here by its user. */
const wasEnded = ({ ended, token }: StoredSession, found: string): boolean =>
  ended !== null && (token === null || ended.includes(found));

/** The user of this browser. Every change is an event of. */
export const sessionSlice = createSlice({
  name: 'session',
  // The state has more fields than the stored session.
  initialState: { ...initialSession, wasChecked: false } as SessionState,
  reducers: {
    /** The listeners are loaded: they start from the state, and check the session. */
    appStarted: () => undefined,
    /** A call with the token had the response 401. */
    sessionExpired: clear,
    /** The user signed out: the session ends here at once, and is recorded until the server confirms it. */
    signedOut: (state) => {
      if (state.token !== null || state.isSignedIn) {
        state.ended = withEnded(state.ended, state.token);
      }
      clear(state);
    },
    /** Another tab says that the session has expired. The storage, which is read soon, decides (authListeners.ts). */
    expiryHeard: () => undefined,
    /** Another tab signed in or out. */
    sessionChangedElsewhere: (state, { payload }: PayloadAction<SharedSession>) => {
      Object.assign(state, payload);
    },
    /** The user returned from a social sign-in without a session, or `switched` the account (contract/auth.ts). */
    socialReturned: (_state, _action: PayloadAction<string>) => undefined,
    siteEditorChosen: (state) => {
      state.userMode = 'site-editor';
    },
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(signUp.matchFulfilled, (state, { payload, meta }) => {
        const { email } = meta.arg.originalArgs;
        state.otpEmail = payload.isNew ? payload.otpEmail || email : null;
      })
      .addMatcher(signUpAwaitsCode, (state, { meta, payload }) => {
        const body = payload && 'data' in payload ? payload.data : undefined;
        state.otpEmail = otpEmailOf(body) || meta.arg.originalArgs.email;
      })
      .addMatcher(verifySignUp.matchFulfilled, (state) => {
        state.otpEmail = null;
      })
      .addMatcher(sendResetCode.matchFulfilled, (state, { payload }) => {
        state.resetToken = payload.token;
      })
      .addMatcher(verifyResetCode.matchFulfilled, (state, { payload }) => {
        state.passwordToken = payload.passwordToken;
        state.resetToken = null;
      })
      .addMatcher(setPassword.matchFulfilled, (state) => {
        state.passwordToken = null;
      })
      .addMatcher(isAnyOf(signOut.matchFulfilled, signOut.matchRejected), (state, action) => {
        // 401: the server does not know the session. After any other failure the call is repeated (sessionCheck.ts).
        const isOver =
          signOut.matchFulfilled(action) ||
          (signOut.matchRejected(action) && action.payload && statusOf(action.payload) === 401);
        if (isOver) state.ended = withoutEnded(state.ended, action.meta.arg.originalArgs.token);
        // At the start the check would follow; it is not made, so the user is a visitor for now.
        else state.wasChecked = true;
      })
      .addMatcher(signIn.matchFulfilled, (state, { payload, meta }) => {
        const { email } = meta.arg.originalArgs;
        begin(state, payload.token, payload.account || accountFrom(email.trim().toLowerCase()));
      })
      // If the user signs in or out before the check finishes, its result is out of date.
      .addMatcher(checkSession.matchFulfilled, (state, { payload, meta }) => {
        if (tokenOfCall(meta) !== state.token) return;
        const { token, account } = payload;
        if (wasEnded(state, token)) clear(state);
        else begin(state, token, account || state.account || accountFrom(token));
      })
      .addMatcher(checkSession.matchRejected, (state, { payload, meta }) => {
        // No response, or a 5xx, changes nothing (docs/decisions/019-session.md).
        if (payload?.status === 401 && tokenOfCall(meta) === state.token) clear(state);
      })
      .addMatcher(isAnyOf(checkSession.matchFulfilled, checkSession.matchRejected), (state) => {
        state.wasChecked = true;
      });
  },
  selectors: {
    /** The auth flag, for the header and the protected pages. */
    selectIsCustomer: ({ isSignedIn }) => isSignedIn,
    /** Customers' features need a token: without it their buttons open the dialog (R-5.15). */
    selectHasToken: ({ token }) => token !== null,
    /**
     * Whether the header loads cart, wish list and profile: for a customer with a token
     * (pages/shell/header/CustomerControls.tsx).
     */
    selectHasOwnLists: ({ isSignedIn, token }) => isSignedIn && token !== null,
    /**
     * The id of the signed-in account, the same at every sign-in, which reveals nothing of it; null for a visitor. Data
     * of a customer in this browser (progress, downloads) is stored under it.
     */
    selectAccount: ({ account }) => account,
    /** Whether the server has confirmed the session: until then a missing flag says nothing. */
    selectWasChecked: ({ wasChecked }) => wasChecked,
  },
});

export const {
  selectAccount,
  selectHasOwnLists,
  selectHasToken,
  selectIsCustomer,
  selectWasChecked,
} = sessionSlice.selectors;
