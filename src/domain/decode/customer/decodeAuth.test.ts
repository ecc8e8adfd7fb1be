import {
  otpEmailOf,
  saysLink,
  toResetRequested,
  toResetVerified,
  toSession,
  toSignedIn,
  toSignedUp,
} from './decodeAuth.ts';
import { toMessage, WireError } from '../wire.ts';

test('a session is its token, and the account where the server names one', () => {
  expect(toSession({ token: 't1', account: 'a1' })).toEqual({ token: 't1', account: 'a1' });
  expect(toSession({ token: 't1' })).toEqual({ token: 't1', account: '' });
});

test('a sign-in is a session with a message', () => {
  expect(toSignedIn({ token: 't1', account: 'a1', message: 'Benvenuta' })).toEqual({
    token: 't1',
    account: 'a1',
    message: 'Benvenuta',
  });
  expect(toSignedIn({ token: 't1' }).message).toBe('');
});

test.each([
  ['a new one', 201, true],
  ['a known one', 200, false],
])('recognises a sign-up of %s by its status', (_who, status, isNew) => {
  const body = { otp_email: 'a@cicerone.example', message: 'Check your mail' };
  expect(toSignedUp({ body, status })).toEqual({
    isNew,
    otpEmail: 'a@cicerone.example',
    message: 'Check your mail',
    sentLink: false,
  });
  expect(toSignedUp({ body: {}, status })).toEqual({
    isNew,
    otpEmail: '',
    message: '',
    sentLink: false,
  });
});

test('a mail with a link in place of a code is announced by the answer, or by the refusal', () => {
  expect(toSignedUp({ body: { sent_link: true }, status: 201 }).sentLink).toBe(true);
  expect(toResetRequested({ token: 'r1', sent_link: true }).sentLink).toBe(true);
  expect(saysLink({ sent_link: true })).toBe(true);
  for (const other of [{ sent_link: 'yes' }, {}, null, undefined, 'sent_link']) {
    expect(saysLink(other)).toBe(false);
  }
});

test('a refusal may say where a code went', () => {
  expect(otpEmailOf({ otp_email: 'a@cicerone.example' })).toBe('a@cicerone.example');
  for (const other of [{ otp_email: 7 }, {}, null, undefined, 'otp_email']) {
    expect(otpEmailOf(other)).toBe('');
  }
});

test('the two steps of a reset each give a token', () => {
  expect(toResetRequested({ token: 'r1', message: 'Sent' })).toEqual({
    token: 'r1',
    message: 'Sent',
    sentLink: false,
  });
  expect(toResetVerified({ password_token: 'p1', message: 'Right' })).toEqual({
    passwordToken: 'p1',
    message: 'Right',
  });
  expect(toResetRequested({ token: 'r1' }).message).toBe('');
  expect(toResetVerified({ password_token: 'p1' }).message).toBe('');
});

test('an answer’s message may be missing', () => {
  expect(toMessage({ message: 'Done' })).toBe('Done');
  expect(toMessage({})).toBe('');
});

test.each([
  ['toSession', toSession, { token: '' }],
  ['toSession', toSession, { token: null }],
  ['toSession', toSession, { token: 't1', account: 7 }],
  ['toSignedIn', toSignedIn, { token: '', message: 'Hello' }],
  ['toSignedUp', toSignedUp, { status: 201, body: null }],
  ['toResetRequested', toResetRequested, { token: '', message: 'Sent' }],
  ['toResetVerified', toResetVerified, { token: 'r1', message: 'Right' }],
  ['toMessage', toMessage, { message: 7 }],
  ['toMessage', toMessage, null],
])('%s refuses what is none', (_name, decode, body) => {
  expect(() => decode(body)).toThrow(WireError);
});

test('a refused token is named', () => {
  expect(() => toSession({ token: '' })).toThrow('token is empty');
  expect(() => toResetVerified({ password_token: '' })).toThrow('password_token is empty');
});
