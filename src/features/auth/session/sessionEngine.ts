import type { RawStorage } from '../../../shared/storage/rawStorage.ts';
import { initialSession, type StoredSession } from './sessionSlice.ts';
import { rawKeys, readStoredSession } from './sessionStorage.ts';

/** Returns a field as the raw text of its key; null removes the key. */
const rawText = (value: unknown): string | null =>
  value === true ? 'true' : typeof value === 'string' && value !== '' ? value : null;

/**
 * The storage engine of redux-persist for the session: one raw key for each field instead of one JSON text.
 * With `serialize: false` it receives the fields. It writes only what has changed in this tab since it read `start`, so
 * that two tabs do not overwrite each other's sessions.
 */
export function sessionEngine(storage: RawStorage, start = readStoredSession(storage)) {
  const written = new Map<keyof StoredSession, string | null>();
  const stored = readStoredSession(storage);
  for (const field of fields) {
    // A text that is not valid is removed by the first write.
    if (storage.read(rawKeys[field]) === rawText(stored[field])) {
      written.set(field, rawText(start[field]));
    }
  }
  const write = (field: keyof StoredSession, text: string | null) => {
    if (written.get(field) === text) return;
    written.set(field, text);
    if (storage.read(rawKeys[field]) !== text) storage.write(rawKeys[field], text);
  };
  return {
    getItem: async () => readStoredSession(storage),
    setItem: async (_key: string, changes: Partial<StoredSession>) => {
      for (const field of fields) {
        if (field in changes) write(field, rawText(changes[field]));
      }
    },
    removeItem: async () => {
      for (const field of fields) write(field, null);
    },
  };
}

// The keys of a literal whose type has exactly these.
const fields = Object.keys(initialSession) as (keyof StoredSession)[];
