import {
  actionsOf,
  type CallRules,
  type ReportRules,
  type RuleOf,
} from '../../domain/reportRules.ts';
import type { authApi } from './authApi.ts';
import type { DialogState, InterruptedCall, dialogEvents } from './dialog/dialogSlice.ts';
import type { SessionState, SharedSession, sessionSlice } from './session/sessionSlice.ts';

const session = { token: 'hidden', account: 'hidden' } as const;

const shared = {
  ...session,
  isSignedIn: 'plain',
  userMode: 'plain',
  ended: 'hidden',
} as const satisfies RuleOf<SharedSession>;

const interrupted = {
  endpointName: 'call',
  argument: { '': 'plain', planId: 'plain', paymentsBefore: 'plain' },
} as const satisfies RuleOf<InterruptedCall>;

/** What of signing in a support report may show: the progress, and no personal data. */
export const authReportRules: ReportRules = {
  words: `login signup otp forgetPass password-otp CreateNewPassword site-editor expired verified passwordChanged
    denied unavailable`,
  slices: {
    session: {
      ...shared,
      otpEmail: 'hidden',
      resetToken: 'hidden',
      passwordToken: 'hidden',
      wasChecked: 'plain',
      // Of redux-persist.
      _persist: { version: 'plain', rehydrated: 'plain' },
    },
    dialog: {
      view: 'plain',
      awaits: 'plain',
      note: 'plain',
      email: 'hidden',
      wasUsed: 'plain',
      staysOnPage: 'plain',
      interrupted,
    },
  } satisfies RuleOf<{
    session: SessionState & { _persist: { version: number; rehydrated: boolean } };
    dialog: DialogState;
  }>,
  actions: {
    ...actionsOf<typeof sessionSlice.actions>('session', {
      appStarted: 'plain',
      sessionExpired: 'plain',
      signedOut: 'plain',
      sessionChangedElsewhere: shared,
      socialSignInFailed: 'plain',
      siteEditorChosen: 'plain',
    }),
    ...actionsOf<typeof dialogEvents>('dialog', {
      signInRequested: 'plain',
      signUpChosen: 'plain',
      forgotPasswordChosen: 'plain',
      lastResetCodeChosen: 'plain',
      backToLoginChosen: 'plain',
      changeEmailChosen: 'plain',
      resendChosen: 'plain',
      dialogClosed: 'plain',
      dialogUnavailable: 'plain',
      openedAutomatically: 'plain',
      codeAwaited: { view: 'plain', isOpen: 'plain', email: 'hidden' },
      callInterrupted: interrupted,
    }),
  },
  calls: {
    checkSession: { argument: 'plain', result: session },
    signUp: {
      argument: { name: 'hidden', email: 'hidden', password: 'hidden' },
      result: { isNew: 'plain', otpEmail: 'hidden', message: 'hidden', sentLink: 'plain' },
    },
    verifySignUp: {
      argument: { code: 'hidden', email: 'hidden', link: 'hidden' },
      result: 'hidden',
    },
    signIn: {
      argument: { email: 'hidden', password: 'hidden' },
      result: { ...session, message: 'hidden' },
    },
    signOut: { argument: { token: 'hidden', isRepeated: 'plain' }, result: 'hidden' },
    sendResetCode: {
      argument: { email: 'hidden' },
      result: { token: 'hidden', message: 'hidden', sentLink: 'plain' },
    },
    verifyResetCode: {
      argument: { code: 'hidden', token: 'hidden', link: 'hidden' },
      result: { passwordToken: 'hidden', message: 'hidden' },
    },
    setPassword: {
      argument: { password: 'hidden', retyped: 'hidden', token: 'hidden' },
      result: 'hidden',
    },
  } satisfies CallRules<typeof authApi.endpoints>,
};
