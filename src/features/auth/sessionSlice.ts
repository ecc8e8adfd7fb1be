import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { authApi } from './authApi.ts';
import { signUpAwaitsCode } from './signUpAwaitsCode.ts';

/** What of the session outlives a reload: spec section 3 names the six raw keys (sessionStorage.ts). */
export interface KeptSession {
  token: string | null;
  /** The auth flag: believed until the server has answered (decisions.md, *Session*). */
  isSignedIn: boolean;
  userMode: 'site-editor' | null;
  /** The address whose sign-up waits for its code. */
  otpEmail: string | null;
  /** Names the password reset that waits for its code. */
  resetToken: string | null;
  /** Opens the new-password call once. */
  passwordToken: string | null;
}

export const nothingKept: KeptSession = {
  token: null,
  isSignedIn: false,
  userMode: null,
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

const clear = (state: KeptSession) => {
  state.token = null;
  state.isSignedIn = false;
};

/** Who is using this browser. Every change is an event of the flow (spec section 4). */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: nothingKept,
  reducers: {
    /** The page is open: the server is asked who this is (spec section 4, *Session*). */
    appStarted: () => undefined,
    /** A call that carried the token was answered 401. */
    sessionExpired: clear,
    /** Another tab signed in or out, or changed the flow's keys. */
    sessionChangedElsewhere: (_state, { payload }: PayloadAction<KeptSession>) => payload,
    siteEditorChosen: (state) => {
      state.userMode = 'site-editor';
    },
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(signUp.matchFulfilled, (state, { payload }) => {
        if (!payload.isNew) state.otpEmail = null;
        else if (payload.otpEmail) state.otpEmail = payload.otpEmail;
      })
      .addMatcher(signUpAwaitsCode, (state, { meta }) => {
        state.otpEmail = meta.arg.originalArgs.email;
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
      // The token goes whatever the answer; the flag goes with a success (decisions.md, *Session*).
      .addMatcher(isAnyOf(signOut.matchFulfilled, signOut.matchRejected), (state) => {
        state.token = null;
      })
      .addMatcher(signOut.matchFulfilled, clear)
      .addMatcher(
        isAnyOf(signIn.matchFulfilled, checkSession.matchFulfilled),
        (state, { payload }) => {
          state.token = payload.token;
          state.isSignedIn = true;
        },
      )
      .addMatcher(checkSession.matchRejected, (state, { payload }) => {
        if (payload?.status === 401) clear(state);
      });
  },
});
