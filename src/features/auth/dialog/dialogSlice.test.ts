import type { UnknownAction } from '@reduxjs/toolkit';
import { answered, failed } from '../../../testing/server/authCalls.ts';
import { dialogEvents, dialogSlice, type DialogState, type DialogView } from './dialogSlice.ts';
import { sessionSlice } from '../session/sessionSlice.ts';

/** Returns the action of a refused call. */
const refused = (
  endpoint: Parameters<typeof failed>[0],
  status: number,
  data: unknown,
  call?: Parameters<typeof failed>[2],
): UnknownAction => failed(endpoint, { status, data }, call);

const slice = dialogSlice;
const session = sessionSlice;
const typed = { originalArgs: { email: 'a@b.it' } };
const signedUp = (isNew: boolean) =>
  answered('signUp', { isNew, otpEmail: 'a@b.it', message: 'said' }, typed);
const awaited = { view: 'otp', isOpen: true, email: 'a@b.it' } as const;
const call = { endpointName: 'addToCart', argument: 7, about: 'Siena', leadsOn: true };
const kept = { ...session.getInitialState(), isSignedIn: true };

/** The transitions of: event, from view, to view. */
const diagram: [event: string, UnknownAction, DialogView | null, DialogView | null][] = [
  ['sign-in is requested', dialogEvents.signInRequested(), null, 'login'],
  ['sign up is chosen', dialogEvents.signUpChosen(), 'login', 'signup'],
  ['forgot password is chosen', dialogEvents.forgotPasswordChosen(), 'login', 'forgetPass'],
  ['sign in is chosen', dialogEvents.backToLoginChosen(), 'signup', 'login'],
  ['sign-up answers 201', signedUp(true), 'signup', 'otp'],
  ['sign-up answers 200', signedUp(false), 'signup', 'login'],
  ['sign-up answers 400', refused('signUp', 400, { message: 'code sent again' }), 'signup', 'otp'],
  [
    'sign-up names a field',
    refused('signUp', 422, { message: 'no', errors: { email: ['bad'] } }),
    'signup',
    'signup',
  ],
  ['sign-up fails otherwise', refused('signUp', 500, {}), 'signup', 'signup'],
  ['the code is right', answered('verifySignUp', 'said', typed), 'otp', 'login'],
  ['the code is wrong', refused('verifySignUp', 400, { message: 'no' }), 'otp', 'otp'],
  ['another email is chosen', dialogEvents.changeEmailChosen(), 'otp', 'signup'],
  ['a new code is requested', dialogEvents.resendChosen(), 'otp', 'otp'],
  [
    'a reset is answered 200',
    answered('sendResetCode', { token: 't' }, typed),
    'forgetPass',
    'password-otp',
  ],
  ['a reset is answered 400', refused('sendResetCode', 400, {}), 'forgetPass', 'forgetPass'],
  [
    'the reset code is right',
    answered('verifyResetCode', { passwordToken: 't' }),
    'password-otp',
    'CreateNewPassword',
  ],
  ['the reset code is wrong', refused('verifyResetCode', 400, {}), 'password-otp', 'password-otp'],
  ['the password is set', answered('setPassword', 'said'), 'CreateNewPassword', 'login'],
  [
    'the password is refused',
    refused('setPassword', 400, {}),
    'CreateNewPassword',
    'CreateNewPassword',
  ],
  ['sign-in succeeds', answered('signIn', { token: 't' }, typed), 'login', null],
  ['sign-in is refused', refused('signIn', 400, {}), 'login', 'login'],
  ['the check finds a session', answered('checkSession', { token: 't' }), 'login', null],
  ['a session expires', session.actions.sessionExpired(), null, 'login'],
  ['a call is interrupted by a 401', dialogEvents.callInterrupted(call), null, 'login'],
  ['another tab signs in', session.actions.sessionChangedElsewhere(kept), 'login', null],
  ['the dialog is closed', dialogEvents.dialogClosed(), 'otp', null],
  ['its code cannot be fetched', dialogEvents.dialogUnavailable(), 'login', null],
  ['five seconds pass', dialogEvents.openedAutomatically(), null, 'login'],
  ['a reload comes back to a code', dialogEvents.codeAwaited(awaited), null, 'otp'],
  [
    'a reload finds a code whose dialog was closed',
    dialogEvents.codeAwaited({ ...awaited, isOpen: false }),
    null,
    null,
  ],
  ['a sign-in by another site fails', session.actions.socialReturned('failed'), null, 'login'],
  ['the last code is chosen', dialogEvents.lastResetCodeChosen(), 'forgetPass', 'password-otp'],
];

const showing = (view: DialogView | null): DialogState => ({ ...slice.getInitialState(), view });
const interrupted = () => slice.reducer(showing(null), dialogEvents.callInterrupted(call));

it('leads from sign-up over both codes and a new password to the session', () => {
  const views: (DialogView | null)[] = [];
  const flow = [
    signedUp(true),
    answered('verifySignUp', 'said', typed),
    signedUp(false),
    refused('signUp', 400, { message: 'code sent again' }),
    answered('sendResetCode', { token: 't' }, typed),
    answered('verifyResetCode', { passwordToken: 't' }),
    answered('setPassword', 'said'),
    answered('signIn', { token: 't' }, typed),
  ];
  flow.reduce((state, action) => {
    const next = slice.reducer(state, action);
    views.push(next.view);
    return next;
  }, showing('signup'));
  expect(views).toEqual([
    'otp',
    'login',
    'login',
    'otp',
    'password-otp',
    'CreateNewPassword',
    'login',
    null,
  ]);
});

// Shows.
it.each(diagram)('%s: the view follows', (_event, action, from, to) => {
  expect(slice.reducer(showing(from), action).view).toBe(to);
});

it('opens by itself only until the visitor has opened or closed it', () => {
  const closed = [dialogEvents.signInRequested(), dialogEvents.dialogClosed()].reduce(
    slice.reducer,
    showing(null),
  );
  expect(slice.reducer(closed, dialogEvents.openedAutomatically()).view).toBeNull();
});

// Shows.
it('keeps the person where they were after an expired session, until they close it', () => {
  const expired = slice.reducer(showing(null), session.actions.sessionExpired());
  expect(expired.staysOnPage).toBe(true);
  expect(slice.reducer(expired, dialogEvents.dialogClosed()).staysOnPage).toBe(false);
});

it('keeps an interrupted call and the current page until a sign-in', () => {
  const waiting = interrupted();
  // A visitor's session has not ended: there was none.
  expect(waiting).toMatchObject({ staysOnPage: true, intent: call, note: null });
  const over = slice.reducer(waiting, answered('signIn', { token: 't' }, typed));
  expect(over).toMatchObject({ staysOnPage: false, intent: null });
});

it.each([
  ['a sign-in in another tab', session.actions.sessionChangedElsewhere(kept)],
  ['the dialog is closed', dialogEvents.dialogClosed()],
  ['its code cannot be fetched', dialogEvents.dialogUnavailable()],
])('forgets an interrupted call when %s', (_event, action) => {
  expect(slice.reducer(interrupted(), action)).toMatchObject({
    staysOnPage: false,
    intent: null,
  });
});

it.each([
  ['a sign-up code', [signedUp(true)], 'otp'],
  ['a reset code', [answered('sendResetCode', { token: 't' }, typed)], 'password-otp'],
  ['a new password', [answered('verifyResetCode', { passwordToken: 't' })], 'CreateNewPassword'],
])('closed over %s, opens there again until another view is chosen', (_what, flow, view) => {
  const closed = [...flow, dialogEvents.dialogClosed()].reduce(slice.reducer, showing(null));
  expect(closed.view).toBeNull();
  const again = slice.reducer(closed, dialogEvents.signInRequested());
  expect(again.view).toBe(view);
  const left = [
    dialogEvents.backToLoginChosen(),
    dialogEvents.dialogClosed(),
    dialogEvents.signInRequested(),
  ].reduce(slice.reducer, again);
  expect(left.view).toBe('login');
});

it('knows at the login view what was done, and of which address, until it is closed', () => {
  const verified = slice.reducer(showing('otp'), answered('verifySignUp', 'said', typed));
  expect(verified).toMatchObject({ note: 'verified', email: 'a@b.it' });
  const changed = [
    answered('sendResetCode', { token: 't' }, typed),
    answered('verifyResetCode', { passwordToken: 't' }),
    answered('setPassword', 'said'),
  ].reduce(slice.reducer, showing('forgetPass'));
  expect(changed).toMatchObject({ note: 'passwordChanged', email: 'a@b.it' });
  expect(slice.reducer(changed, dialogEvents.dialogClosed())).toMatchObject({
    note: null,
    email: '',
  });
});

it('keeps the address of a session that the check finds expired, and of no visitor', () => {
  const found = (token?: string) =>
    slice.reducer(showing(null), refused('checkSession', 401, {}, { token }));
  expect(found('mine')).toMatchObject({ view: null, staysOnPage: true, note: 'expired' });
  expect(found()).toEqual(showing(null));
});

it('stays as it is when another tab signs out', () => {
  const signedOut = { ...kept, isSignedIn: false };
  const action = session.actions.sessionChangedElsewhere(signedOut);
  expect(slice.reducer(interrupted(), action)).toEqual(interrupted());
});
