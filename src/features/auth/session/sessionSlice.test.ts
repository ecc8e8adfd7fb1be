import { abandoned, answered, failed } from '../../../testing/server/authCalls.ts';
import { initialSession, sessionSlice, type SessionState } from './sessionSlice.ts';

const { reducer, actions } = sessionSlice;

const session = (part: Partial<SessionState> = {}): SessionState => ({
  ...initialSession,
  wasChecked: false,
  ...part,
});
const signedIn = session({ token: 'mine', isSignedIn: true, account: 'me' });
/** An id that this browser made: progress of earlier versions is stored under it. The hash is FNV-1a. */
const madeOf = (hash: number) => `local-${hash.toString(36)}`;
const unavailable = { status: 503, data: {} };

describe('a sign-up', () => {
  const typed = { originalArgs: { email: 'typed@b.it' } };
  const signedUp = (isNew: boolean, otpEmail: string) =>
    answered('signUp', { isNew, otpEmail, message: 'said' }, typed);
  const refused = (status: number, data: unknown) => failed('signUp', { status, data }, typed);
  const waiting = session({ otpEmail: 'earlier@b.it' });

  it('keeps its address until its code is right', () => {
    const sent = reducer(session(), signedUp(true, 'a@b.it'));
    expect(sent).toEqual(session({ otpEmail: 'a@b.it' }));
    expect(reducer(sent, answered('verifySignUp', 'said'))).toEqual(session());
  });

  it('of an address that has an account waits for no code', () => {
    expect(reducer(waiting, signedUp(false, 'a@b.it')).otpEmail).toBeNull();
  });

  it('whose answer names no address keeps the one that was typed, not an earlier one', () => {
    expect(reducer(waiting, signedUp(true, '')).otpEmail).toBe('typed@b.it');
  });

  it.each([
    ['the address that the server names', { message: 'no', otp_email: 'told@b.it' }, 'told@b.it'],
    ['the address that was typed, when it names none', { message: 'no' }, 'typed@b.it'],
    ['the address that was typed, when it says nothing', undefined, 'typed@b.it'],
  ])('that still waits for its code keeps %s', (_what, data, kept) => {
    expect(reducer(waiting, refused(400, data)).otpEmail).toBe(kept);
  });

  it.each([
    ['names a field', refused(422, { message: 'no', errors: { email: ['bad'] } })],
    ['is the server’s own fault', refused(503, {})],
  ])('leaves the address that waits alone when its refusal %s', (_what, action) => {
    expect(reducer(waiting, action)).toEqual(waiting);
  });

  it('continues waiting after a wrong code', () => {
    const wrong = failed('verifySignUp', { status: 400, data: {} });
    expect(reducer(waiting, wrong)).toEqual(waiting);
  });
});

it('takes a password reset from its code to the new password, one token at a time', () => {
  const asked = reducer(session(), answered('sendResetCode', { token: 'reset' }));
  expect(asked).toEqual(session({ resetToken: 'reset' }));
  const verified = reducer(asked, answered('verifyResetCode', { passwordToken: 'new' }));
  expect(verified).toEqual(session({ passwordToken: 'new' }));
  expect(reducer(verified, answered('setPassword', 'said'))).toEqual(session());
});

describe('signing in', () => {
  const signIn = (account: string, email: string) => {
    const payload = { token: 'new', account, message: 'said' };
    return reducer(session(), answered('signIn', payload, { originalArgs: { email } }));
  };

  it('begins the session of the account that the server names', () => {
    const begun = { token: 'new', isSignedIn: true, account: 'a1b2' };
    expect(signIn('a1b2', 'a@b.it')).toEqual(session(begun));
  });

  // Published test vectors of FNV-1a.
  it.each([
    ['foobar', 0xbf9cf968],
    ['a', 0xe40c292c],
  ])('makes the account’s name of the address when the server names none: %s', (email, hash) => {
    expect(signIn('', email).account).toBe(madeOf(hash));
  });

  it('takes an address for the same however it was typed', () => {
    expect(signIn('', ' FooBar ').account).toBe(signIn('', 'foobar').account);
  });
});

describe('signing out', () => {
  const left = (...tokens: (string | null)[]) =>
    tokens.reduce<SessionState>(
      (state, token) => reducer({ ...signedIn, token, ended: state.ended }, actions.signedOut()),
      session(),
    );
  const toldOf = (token: string | null) => ({ originalArgs: { token, isRepeated: true } });

  it('ends the session at once, and records its end until the server confirms it', () => {
    expect(left('mine')).toEqual(session({ ended: 'mine' }));
    expect(reducer(left('mine'), answered('signOut', '', toldOf('mine')))).toEqual(session());
  });

  it('confirms the end of that session only', () => {
    const after = reducer(left('one', 'two'), answered('signOut', '', toldOf('one')));
    expect(after.ended).toBe('two');
  });

  it.each([
    ['the server fails', failed('signOut', unavailable, toldOf('mine'))],
    ['there is no network', failed('signOut', { status: 'FETCH_ERROR' }, toldOf('mine'))],
  ])('stays recorded when %s', (_why, action) => {
    expect(reducer(left('mine'), action)).toEqual(session({ ended: 'mine', wasChecked: true }));
  });

  it('of a session that the server no longer knows is confirmed by its 401', () => {
    const unknown = failed('signOut', { status: 401, data: {} }, toldOf('mine'));
    expect(reducer(left('mine'), unknown)).toEqual(session());
  });

  it('of a session that only the cookie names is forgotten once another has begun', () => {
    const next = answered(
      'signIn',
      { token: 'new', account: 'me' },
      { originalArgs: { email: '' } },
    );
    expect(reducer(left('mine', null), next)).toMatchObject({ token: 'new', ended: 'mine' });
  });
});

describe('the check', () => {
  const found = (account: string, token?: string) =>
    answered('checkSession', { token: 'foobar', account }, { token });

  it.each([
    ['that the server names', signedIn, found('told', 'mine'), 'told'],
    ['of the cookie, where no token was kept', session(), found('told'), 'told'],
    ['that was kept, when the server names none', signedIn, found('', 'mine'), 'me'],
    [
      'derived from the token, when the server sends none',
      session(),
      found(''),
      madeOf(0xbf9cf968),
    ],
  ])('that finds a session continues with the account %s', (_what, from, action, account) => {
    const begun = { token: 'foobar', isSignedIn: true, account, wasChecked: true };
    expect(reducer(from, action)).toEqual(session(begun));
  });

  it.each([
    ['by its token', { ...signedIn, ended: 'foobar' }, 'mine'],
    ['by the cookie', session({ ended: 'foobar' }), undefined],
    ['by the cookie, under a new token', session({ ended: 'other' }), undefined],
  ])('never restores a session that was ended here, found %s', (_how, from, token) => {
    const after = reducer(from, found('me', token));
    expect(after).toEqual(session({ ended: from.ended, wasChecked: true }));
  });

  it('that finds none ends the session', () => {
    const refused = failed('checkSession', { status: 401, data: {} }, { token: 'mine' });
    expect(reducer(signedIn, refused)).toEqual(session({ wasChecked: true }));
  });

  it.each([
    ['finds a session that was ended meanwhile', session(), found('told', 'mine')],
    ['finds the session before this one', signedIn, found('told', 'old')],
    [
      'finds that the session before is over',
      signedIn,
      failed('checkSession', { status: 401, data: {} }, { token: 'old' }),
    ],
    ['is refused otherwise', signedIn, failed('checkSession', unavailable, { token: 'mine' })],
    ['is given up', signedIn, abandoned('checkSession')],
  ])('that %s changes nothing but that it was made', (_what, from, action) => {
    expect(reducer(from, action)).toEqual({ ...from, wasChecked: true });
  });
});

describe('without a call', () => {
  const codes = { otpEmail: 'a@b.it', resetToken: 'reset', passwordToken: 'new' };
  const busy = { ...signedIn, ...codes };

  it('a session that expired is over, and the codes are still awaited', () => {
    expect(reducer(busy, actions.sessionExpired())).toEqual(session(codes));
  });

  it('another tab’s session is this one’s, and the codes are this one’s own', () => {
    const ended = 'mine';
    const theirs = { token: 'theirs', isSignedIn: true, account: 'them', userMode: null, ended };
    const elsewhere = actions.sessionChangedElsewhere(theirs);
    expect(reducer(busy, elsewhere)).toEqual({ ...busy, ...theirs });
  });

  it('the site editor is remembered', () => {
    const editor = { ...signedIn, userMode: 'site-editor' };
    expect(reducer(signedIn, actions.siteEditorChosen())).toEqual(editor);
  });
});
