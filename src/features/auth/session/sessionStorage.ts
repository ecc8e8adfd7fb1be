import type { RawStorage } from '../../../shared/storage/rawStorage.ts';
import type { StoredSession } from './sessionSlice.ts';

/** The raw keys of, and two more: the id of the account, and sign-outs to repeat. */
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

/** A longer text was not written by this app: values in the browser's storage can be anything. */
const maxLength = 4096;

/** Characters that a header may contain: with any other one in the token every call would fail. */
const sendable = /^[\x21-\x7e]+$/;
const sendableWithSpaces = /^[\x20-\x7e]+$/;

/** Returns the stored session; a value that is missing, corrupt or of a wrong type counts as absent. */
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
