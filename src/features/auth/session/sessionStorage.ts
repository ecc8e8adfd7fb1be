import type { RawStorage } from '../../../shared/storage/rawStorage.ts';
import type { StoredSession } from './sessionSlice.ts';

/** The raw keys of, and two of ours: the account's name, and the sign-outs to repeat. */
export const rawKeys: Readonly<Record<keyof StoredSession, string>> = {
  token: 'token',
  isSignedIn: 'auth',
  account: 'account',
  userMode: 'user-mode',
  ended: 'ended-sessions',
  otpEmail: 'otp_email',
  resetToken: 'otp-token',
  passwordToken: 'password-token',
};

/** A longer text was never written by us: what a browser keeps is not to be trusted. */
const maxLength = 4096;

/** What a header can carry: a token with anything else in it would make every call fail. */
const sendable = /^[\x21-\x7e]+$/;
const sendableWithSpaces = /^[\x20-\x7e]+$/;

/** Reads the kept session; what is missing, corrupt or of a wrong kind counts as absent. */
export function readStoredSession(storage: RawStorage): StoredSession {
  const textOf = (field: keyof StoredSession) => {
    const value = storage.read(rawKeys[field]);
    return value && value.length <= maxLength ? value : null;
  };
  const tokenOf = (field: keyof StoredSession, form = sendable) => {
    const value = textOf(field);
    return value && form.test(value) ? value : null;
  };
  return {
    token: tokenOf('token'),
    isSignedIn: textOf('isSignedIn') === 'true',
    account: textOf('isSignedIn') === 'true' ? tokenOf('account') : null,
    userMode: textOf('userMode') === 'site-editor' ? 'site-editor' : null,
    ended: tokenOf('ended', sendableWithSpaces),
    otpEmail: textOf('otpEmail'),
    resetToken: tokenOf('resetToken'),
    passwordToken: tokenOf('passwordToken'),
  };
}
