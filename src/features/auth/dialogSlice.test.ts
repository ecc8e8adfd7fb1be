import type { UnknownAction } from '@reduxjs/toolkit';
import type { authApi } from './authApi.ts';
import { dialogEvents, dialogSlice, type DialogState, type DialogView } from './dialogSlice.ts';
import { sessionSlice } from './sessionSlice.ts';

type Endpoint = keyof typeof authApi.endpoints;

const meta = (endpointName: Endpoint) => ({
  requestId: 'r',
  requestStatus: 'fulfilled',
  arg: { endpointName, type: 'mutation', originalArgs: {} },
});

/** What the api dispatches when a call succeeded. */
const answered = (endpointName: Endpoint, payload: unknown): UnknownAction => ({
  type: 'api/executeMutation/fulfilled',
  payload,
  meta: meta(endpointName),
});

/** What the api dispatches when a call was refused. */
const refused = (endpointName: Endpoint, status: number, data: unknown): UnknownAction => ({
  type: 'api/executeMutation/rejected',
  payload: { status, data },
  error: { message: 'Rejected' },
  meta: { ...meta(endpointName), requestStatus: 'rejected', rejectedWithValue: true },
});

const slice = dialogSlice;
const session = sessionSlice;
const signedUp = (isNew: boolean) =>
  answered('signUp', { isNew, otpEmail: 'a@b.it', message: 'said' });
const call = { endpointName: 'addToCart', argument: 7 };
const kept = { ...session.getInitialState(), isSignedIn: true };

/** The state diagram of spec section 4: event, from view, to view. */
const diagram: [event: string, UnknownAction, DialogView | null, DialogView | null][] = [
  ['sign-in is asked for', dialogEvents.signInRequested(), null, 'login'],
  ['sign up is chosen', dialogEvents.signUpChosen(), 'login', 'signup'],
  ['forgot password is chosen', dialogEvents.forgotPasswordChosen(), 'login', 'forgetPass'],
  ['sign in is chosen', dialogEvents.backToLoginChosen(), 'signup', 'login'],
  ['sign-up answers 201', signedUp(true), 'signup', 'otp'],
  ['sign-up answers 200', signedUp(false), 'signup', 'login'],
  ['sign-up answers 400', refused('signUp', 400, { message: 'code sent again' }), 'signup', 'otp'],
  [
    'sign-up names a field',
    refused('signUp', 400, { message: 'no', errors: { email: ['bad'] } }),
    'signup',
    'signup',
  ],
  ['sign-up fails otherwise', refused('signUp', 500, {}), 'signup', 'signup'],
  ['the code is right', answered('verifySignUp', 'said'), 'otp', 'login'],
  ['the code is wrong', refused('verifySignUp', 400, { message: 'no' }), 'otp', 'otp'],
  ['another email is chosen', dialogEvents.changeEmailChosen(), 'otp', 'signup'],
  ['a new code is asked for', dialogEvents.resendChosen(), 'otp', 'otp'],
  [
    'a reset is answered 200',
    answered('sendResetCode', { token: 't' }),
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
  ['sign-in succeeds', answered('signIn', { token: 't' }), 'login', null],
  ['sign-in is refused', refused('signIn', 400, {}), 'login', 'login'],
  ['the check finds a session', answered('checkSession', { token: 't' }), 'login', null],
  ['a session expires', session.actions.sessionExpired(), null, 'login'],
  ['a call is interrupted by a 401', dialogEvents.callInterrupted(call), null, 'login'],
  ['another tab signs in', session.actions.sessionChangedElsewhere(kept), 'login', null],
  ['the dialog is closed', dialogEvents.dialogClosed(), 'otp', null],
  ['its code cannot be fetched', dialogEvents.dialogUnavailable(), 'login', null],
  ['five seconds pass', dialogEvents.openedByItself(), null, 'login'],
  ['a reload comes back to a code', dialogEvents.codeAwaited('otp'), null, 'otp'],
];

const showing = (view: DialogView | null): DialogState => ({ ...slice.getInitialState(), view });
const interrupted = () => slice.reducer(showing(null), dialogEvents.callInterrupted(call));

// First: the slice is put together at its first action, and the mutation run counts that as this test's alone.
it('leads from sign-up over both codes and a new password to the session', () => {
  const views: (DialogView | null)[] = [];
  const flow = [
    signedUp(true),
    answered('verifySignUp', 'said'),
    signedUp(false),
    refused('signUp', 400, { message: 'code sent again' }),
    answered('sendResetCode', { token: 't' }),
    answered('verifyResetCode', { passwordToken: 't' }),
    answered('setPassword', 'said'),
    answered('signIn', { token: 't' }),
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

it.each(diagram)('%s: the view follows', (_event, action, from, to) => {
  expect(slice.reducer(showing(from), action).view).toBe(to);
});

it('opens by itself only while nobody has opened or closed it', () => {
  const closed = [dialogEvents.signInRequested(), dialogEvents.dialogClosed()].reduce(
    slice.reducer,
    showing(null),
  );
  expect(slice.reducer(closed, dialogEvents.openedByItself()).view).toBeNull();
});

it('keeps the person where they were after an expired session, until they close it', () => {
  const expired = slice.reducer(showing(null), session.actions.sessionExpired());
  expect(expired.staysHere).toBe(true);
  expect(slice.reducer(expired, dialogEvents.dialogClosed()).staysHere).toBe(false);
});

it('keeps an interrupted call, and the person where they were, until somebody signs in', () => {
  const waiting = interrupted();
  expect(waiting).toMatchObject({ staysHere: true, interrupted: call });
  const over = slice.reducer(waiting, answered('signIn', { token: 't' }));
  expect(over).toMatchObject({ staysHere: false, interrupted: null });
});

it.each([
  ['somebody signs in in another tab', session.actions.sessionChangedElsewhere(kept)],
  ['the dialog is closed', dialogEvents.dialogClosed()],
  ['its code cannot be fetched', dialogEvents.dialogUnavailable()],
])('forgets an interrupted call when %s', (_event, action) => {
  expect(slice.reducer(interrupted(), action)).toMatchObject({
    staysHere: false,
    interrupted: null,
  });
});

it('stays as it is when another tab signs out', () => {
  const signedOut = { ...kept, isSignedIn: false };
  const action = session.actions.sessionChangedElsewhere(signedOut);
  expect(slice.reducer(interrupted(), action)).toEqual(interrupted());
});
