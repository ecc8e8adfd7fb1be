import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { statusOf } from '../../../shared/api/apiError.ts';
import { authApi } from '../authApi.ts';
import { sessionSlice } from '../session/sessionSlice.ts';
import { signUpAwaitsCode } from './views/signUpAwaitsCode.ts';
import { tokenOfCall } from '../session/tokenOfCall.ts';

declare module '../../../shared/store/rootState.ts' {
  interface LazyLoadedSlices {
    dialog: DialogState;
  }
}

/** The views of the dialog. */
export type DialogView =
  'login' | 'signup' | 'otp' | 'forgetPass' | 'password-otp' | 'CreateNewPassword';

/** Views that a reload must restore, because they wait for a code or link from a mail. */
export type CodeView = Extract<DialogView, 'otp' | 'password-otp' | 'CreateNewPassword'>;

/** The note above the fields of the login view. */
export type LoginNote = 'expired' | 'verified' | 'passwordChanged';

/** What is stored of a code that was not entered yet. */
export interface AwaitedCode {
  view: CodeView;
  /** False if the dialog was closed meanwhile. */
  isOpen: boolean;
  email: string;
}

/** What a person wanted when the dialog was opened: it is carried out after signing in (intents.ts). */
export interface Intent {
  /** A row of the table of intents: the name of the call, `getFree` or `openPage`. */
  endpointName: string;
  argument: unknown;
  /** The title of what it is about, for the dialog; '' if it is not known. */
  about: string;
  /** Whether it then leads to the page to which its button leads. Otherwise the person stays on the page. */
  leadsOn: boolean;
}

export interface DialogState {
  /** Null while the dialog is closed. */
  view: DialogView | null;
  /** The view of a code that was not entered yet: a closed dialog opens there again. */
  awaits: CodeView | null;
  note: LoginNote | null;
  /** The address of the last flow, for the login view; '' if there was none. */
  email: string;
  /** The visitor has opened or closed it: it no longer opens automatically. */
  wasUsed: boolean;
  /** A session expired or a call needs one: after signing in, the user stays on the page. */
  staysOnPage: boolean;
  /** What waits for a sign-in; null if nothing does. */
  intent: Intent | null;
  /** The page to which an intent leads that was carried out, until the router is there. */
  destination: string | null;
}

const initialState: DialogState = {
  view: null,
  awaits: null,
  note: null,
  email: '',
  wasUsed: false,
  staysOnPage: false,
  intent: null,
  destination: null,
};

const { checkSession, sendResetCode, setPassword, signIn, signUp, verifyResetCode, verifySignUp } =
  authApi.endpoints;
const { sessionExpired, sessionChangedElsewhere } = sessionSlice.actions;

const to = (view: DialogView | null) => (state: DialogState) => {
  state.view = view;
  // A dialog that was closed at a code opens there again.
  if (view) state.awaits = null;
  state.wasUsed = true;
};

const toCode = (view: CodeView) => (state: DialogState) => {
  to(view)(state);
  state.awaits = view;
};

/** Opens the login view at the end of a flow, with its address. */
const toLogin = (state: DialogState, note: LoginNote | null, email: string) => {
  to('login')(state);
  state.note = note;
  state.email = email;
};

const expire = (state: DialogState) => {
  state.note = 'expired';
  state.staysOnPage = true;
};

/** Forgets the page to return to: the sign-in is finished or was cancelled. */
const forgetWayBack = (state: DialogState) => {
  state.staysOnPage = false;
  state.note = null;
};

/** The transitions of the dialog: an event, and the view that it opens. */
export const dialogSlice = createSlice({
  name: 'dialog',
  initialState,
  reducers: {
    /** With what the person wanted, if the dialog is opened by anything but a 'Login' button. */
    signInRequested: (state, { payload }: PayloadAction<Intent | undefined>) => {
      state.view = state.awaits ?? 'login';
      state.wasUsed = true;
      if (payload) state.intent = payload;
    },
    /** After signing in, the person is on the same page, and nothing is carried out. */
    signInHereRequested: (state) => {
      to('login')(state);
      state.staysOnPage = true;
    },
    /** A visitor opened the address of a page for customers: the next sign-in leads there. */
    pageWanted: (state, { payload }: PayloadAction<string>) => {
      state.intent = { endpointName: 'openPage', argument: payload, about: '', leadsOn: true };
    },
    /** The app was loaded again before the sign-in. */
    intentRestored: (state, { payload }: PayloadAction<Intent>) => {
      state.intent = payload;
    },
    ledOn: (state, { payload }: PayloadAction<string>) => {
      state.destination = payload;
    },
    arrived: (state) => {
      state.destination = null;
    },
    signUpChosen: to('signup'),
    forgotPasswordChosen: to('forgetPass'),
    /** A code was sent before; no new one is sent. */
    lastResetCodeChosen: toCode('password-otp'),
    backToLoginChosen: to('login'),
    /** 'Change Email Accout?' returns to the form. */
    changeEmailChosen: to('signup'),
    /** 'resend otp?' opens no other view; authListeners requests the new code. */
    resendChosen: toCode('otp'),
    dialogClosed: (state) => {
      to(null)(state);
      forgetWayBack(state);
      // A dialog that waits for a code is closed to find the mail.
      if (state.awaits) return;
      state.email = '';
      state.intent = null;
    },
    /** The dialog's code did not load; the next click tries again. */
    dialogUnavailable: (state) => {
      state.view = null;
      state.intent = null;
      forgetWayBack(state);
    },
    /** After five seconds on the landing page, if the visitor has not used the dialog. */
    openedAutomatically: (state) => {
      if (!state.wasUsed) state.view = state.awaits ?? 'login';
    },
    /** The page was reloaded at a code: the flow continues there. */
    codeAwaited: (state, { payload }: PayloadAction<AwaitedCode>) => {
      const { email, isOpen, view } = payload;
      toCode(view)(state);
      state.email = email;
      if (!isOpen) state.view = null;
    },
    /**
     * A call had the response 401: it is sent again after signing in. It sets no note, because a visitor had no session;
     * when a customer's has ended, `sessionExpired` sets the note.
     */
    callInterrupted: (state, { payload }: PayloadAction<Intent>) => {
      to('login')(state);
      state.staysOnPage = true;
      state.intent = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionExpired, (state) => {
        to('login')(state);
        expire(state);
      })
      .addCase(sessionSlice.actions.signedOut, (state) => {
        state.intent = null;
        forgetWayBack(state);
      })
      .addCase(sessionSlice.actions.socialReturned, (state, { payload }) => {
        if (payload === 'switched') return;
        to('login')(state);
        state.staysOnPage = true;
      })
      .addMatcher(checkSession.matchRejected, (state, { payload, meta }) => {
        // The token has expired: a customer's page asks to sign in.
        if (payload && statusOf(payload) === 401 && tokenOfCall(meta) !== null) expire(state);
      })
      .addMatcher(signUp.matchFulfilled, (state, { payload, meta }) => {
        if (payload.isNew) toCode('otp')(state);
        else toLogin(state, null, meta.arg.originalArgs.email);
      })
      .addMatcher(signUpAwaitsCode, toCode('otp'))
      .addMatcher(verifySignUp.matchFulfilled, (state, { meta }) =>
        toLogin(state, 'verified', meta.arg.originalArgs.email),
      )
      .addMatcher(sendResetCode.matchFulfilled, (state, { meta }) => {
        toCode('password-otp')(state);
        state.email = meta.arg.originalArgs.email;
      })
      .addMatcher(verifyResetCode.matchFulfilled, toCode('CreateNewPassword'))
      .addMatcher(setPassword.matchFulfilled, (state) =>
        toLogin(state, 'passwordChanged', state.email),
      )
      .addMatcher(isAnyOf(signIn.matchFulfilled, checkSession.matchFulfilled), (state) => {
        state.view = null;
        state.awaits = null;
        state.email = '';
        state.intent = null;
        forgetWayBack(state);
      })
      .addMatcher(sessionChangedElsewhere.match, (state, { payload }) => {
        if (!payload.isSignedIn) return;
        state.view = null;
        // The sign-in in another tab may be of another account.
        state.intent = null;
        forgetWayBack(state);
      });
  },
  selectors: {
    /** Whether a session ended here and the dialog asks to sign in again: then no page redirects. */
    selectStaysOnPage: ({ staysOnPage }) => staysOnPage,
    /** Whether signing in leads back to this page, or to where the intent leads, instead of home. */
    selectHasWayBack: ({ staysOnPage, intent }) => staysOnPage || intent !== null,
  },
});

export const dialogEvents = dialogSlice.actions;
export const { selectHasWayBack, selectStaysOnPage } = dialogSlice.selectors;
