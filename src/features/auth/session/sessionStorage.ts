import type { RawStorage, StorageKey } from '../../../shared/storage/rawStorage.ts';
import { initialSession, type StoredSession } from './sessionSlice.ts';

/** The raw keys of, and two more: the id of the account, and sign-outs to repeat. */
const rawKeys: Readonly<Record<keyof StoredSession, StorageKey>> = {
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

// The keys of a literal whose type has exactly these.
const fields = Object.keys(initialSession) as (keyof StoredSession)[];

/** Returns a field as the raw text of its key; null removes the key. */
const rawText = (value: unknown): string | null =>
  value === true ? 'true' : typeof value === 'string' && value !== '' ? value : null;

/**
 * How redux-persist stores the session: one raw key for each field instead of one JSON text, without a version.
 * Only what has changed in this tab is written, so that two tabs do not overwrite each other's sessions.
 */
export function sessionConfig(storage: RawStorage) {
  const written = new Map<keyof StoredSession, string | null>();
  const stored = readStoredSession(storage);
  for (const field of fields) {
    const text = rawText(stored[field]);
    // A text that is not valid is removed by the first write.
    if (storage.read(rawKeys[field]) === text) written.set(field, text);
  }
  return {
    key: 'session',
    serialize: false,
    storage: {
      // The first paint needs the session, so the store is created from it: there is nothing to rehydrate.
      getItem: async () => undefined,
      setItem: async (_key: string, session: Partial<StoredSession>) => {
        for (const field of fields) {
          const text = rawText(session[field]);
          if (!(field in session) || written.get(field) === text) continue;
          written.set(field, text);
          if (storage.read(rawKeys[field]) !== text) storage.write(rawKeys[field], text);
        }
      },
      removeItem: async () => fields.forEach((field) => storage.write(rawKeys[field], null)),
    },
  };
}
