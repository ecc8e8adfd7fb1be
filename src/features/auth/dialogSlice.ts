import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { authApi } from './authApi.ts';
import { sessionSlice } from './sessionSlice.ts';
import { signUpAwaitsCode } from './signUpAwaitsCode.ts';

/** The views of the dialog (spec section 2, *Authentication dialog*). */
export type DialogView =
  'login' | 'signup' | 'otp' | 'forgetPass' | 'password-otp' | 'CreateNewPassword';

/** The views that a reload must come back to: each waits for something out of a mail. */
export type CodeView = Extract<DialogView, 'otp' | 'password-otp' | 'CreateNewPassword'>;

/** A call that a 401 has interrupted: it is carried out after signing in (interrupted.ts). */
export interface InterruptedCall {
  endpointName: string;
  argument: unknown;
}

export interface DialogState {
  /** Null while the dialog is closed. */
  view: DialogView | null;
  /** Opened or closed by somebody: it doesn't open by itself any more. */
  wasTouched: boolean;
  /** A session expired here: after signing in, the person stays where they are. */
  staysHere: boolean;
  /** Waits for a sign-in in this tab; null when nothing does. */
  interrupted: InterruptedCall | null;
}

const initialState: DialogState = {
  view: null,
  wasTouched: false,
  staysHere: false,
  interrupted: null,
};

const { checkSession, sendResetCode, setPassword, signIn, signUp, verifyResetCode, verifySignUp } =
  authApi.endpoints;
const { sessionExpired, sessionChangedElsewhere } = sessionSlice.actions;

const to = (view: DialogView | null) => (state: DialogState) => {
  state.view = view;
  state.wasTouched = true;
};

/** Nobody is brought back any more: the sign-in is over, or was given up. */
const forgetWayBack = (state: DialogState) => {
  state.staysHere = false;
  state.interrupted = null;
};

/** The dialog's flow as the state diagram of spec section 4: an event, and the view it leads to. */
export const dialogSlice = createSlice({
  name: 'dialog',
  initialState,
  reducers: {
    signInRequested: to('login'),
    signUpChosen: to('signup'),
    forgotPasswordChosen: to('forgetPass'),
    backToLoginChosen: to('login'),
    /** 'Change Email Accout?' (decisions.md, *Session*). */
    changeEmailChosen: to('signup'),
    /** 'resend otp?' stays; see authListeners for the new code. */
    resendChosen: to('otp'),
    dialogClosed: (state) => {
      to(null)(state);
      forgetWayBack(state);
    },
    /** Its code could not be fetched; the next click tries again. */
    dialogUnavailable: (state) => {
      state.view = null;
      forgetWayBack(state);
    },
    /** Five seconds on the landing page, unless somebody was faster. */
    openedByItself: (state) => {
      if (!state.wasTouched) state.view = 'login';
    },
    /** A reload in the middle of a code: the flow goes on where it was. */
    codeAwaited: (state, { payload }: PayloadAction<CodeView>) => to(payload)(state),
    /** What needs a customer was answered 401: after signing in it goes on where it was. */
    callInterrupted: (state, { payload }: PayloadAction<InterruptedCall>) => {
      to('login')(state);
      state.staysHere = true;
      state.interrupted = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionExpired, (state) => {
        to('login')(state);
        state.staysHere = true;
      })
      .addMatcher(signUp.matchFulfilled, (state, { payload }) =>
        to(payload.isNew ? 'otp' : 'login')(state),
      )
      .addMatcher(signUpAwaitsCode, to('otp'))
      .addMatcher(verifySignUp.matchFulfilled, to('login'))
      .addMatcher(sendResetCode.matchFulfilled, to('password-otp'))
      .addMatcher(verifyResetCode.matchFulfilled, to('CreateNewPassword'))
      .addMatcher(setPassword.matchFulfilled, to('login'))
      .addMatcher(isAnyOf(signIn.matchFulfilled, checkSession.matchFulfilled), (state) => {
        state.view = null;
        forgetWayBack(state);
      })
      .addMatcher(sessionChangedElsewhere.match, (state, { payload }) => {
        if (!payload.isSignedIn) return;
        state.view = null;
        // Whoever signed in elsewhere may be somebody else.
        forgetWayBack(state);
      });
  },
});

export const dialogEvents = dialogSlice.actions;
