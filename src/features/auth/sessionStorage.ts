import type { RawStorage } from '../../shared/rawStorage.ts';
import { nothingKept, type KeptSession } from './sessionSlice.ts';

/** The raw keys, exactly (spec section 3, *Local browser storage keys*), and one of ours for the account's name. */
const rawKeys: Readonly<Record<keyof KeptSession, string>> = {
  token: 'token',
  isSignedIn: 'auth',
  account: 'account',
  userMode: 'user-mode',
  otpEmail: 'otp_email',
  resetToken: 'otp-token',
  passwordToken: 'password-token',
};

/** A longer text was never written by us: what a browser keeps is not to be trusted. */
const longest = 4096;

/** What a header can carry: a token with anything else in it would make every call fail. */
const sendable = /^[\x21-\x7e]+$/;

/** Reads the kept session; what is missing, corrupt or of a wrong kind counts as absent. */
export function readKeptSession(storage: RawStorage): KeptSession {
  const textOf = (field: keyof KeptSession) => {
    const value = storage.read(rawKeys[field]);
    return value && value.length <= longest ? value : null;
  };
  const tokenOf = (field: keyof KeptSession) => {
    const value = textOf(field);
    return value && sendable.test(value) ? value : null;
  };
  return {
    token: tokenOf('token'),
    isSignedIn: textOf('isSignedIn') === 'true',
    account: textOf('isSignedIn') === 'true' ? tokenOf('account') : null,
    userMode: textOf('userMode') === 'site-editor' ? 'site-editor' : null,
    otpEmail: textOf('otpEmail'),
    resetToken: tokenOf('resetToken'),
    passwordToken: tokenOf('passwordToken'),
  };
}

/** A field as its key's raw text; null removes the key. */
const rawText = (value: unknown): string | null =>
  value === true ? 'true' : typeof value === 'string' && value !== '' ? value : null;

/**
 * The storage engine that redux-persist writes the session through: one raw key for each field instead
 * of one JSON text (house.md, *Raw storage keys*). With `serialize: false` it is handed the fields.
 * It writes what has changed in this tab and nothing else: two tabs must not undo each other's sessions.
 */
export function sessionEngine(storage: RawStorage) {
  const written = new Map<keyof KeptSession, string | null>();
  const start = readKeptSession(storage);
  for (const field of fields) {
    // What is no text of ours goes with the first write.
    const text = rawText(start[field]);
    if (storage.read(rawKeys[field]) === text) written.set(field, text);
  }
  const write = (field: keyof KeptSession, text: string | null) => {
    if (written.get(field) === text) return;
    written.set(field, text);
    if (storage.read(rawKeys[field]) !== text) storage.write(rawKeys[field], text);
  };
  return {
    getItem: async () => readKeptSession(storage),
    setItem: async (_key: string, kept: Partial<KeptSession>) => {
      for (const field of fields) {
        if (field in kept) write(field, rawText(kept[field]));
      }
    },
    removeItem: async () => {
      for (const field of fields) write(field, null);
    },
  };
}

// The keys of a literal that is typed by them.
const fields = Object.keys(nothingKept) as (keyof KeptSession)[];
