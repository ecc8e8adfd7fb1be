import type { AccountKind, RawStorage, StorageKey } from './rawStorage.ts';

// A record, so that a kind that is missing here does not compile.
const kinds: Record<AccountKind, true> = {
  bookmarks: true,
  journal: true,
  listening: true,
  queue: true,
  'recent-searches': true,
  unsent: true,
};
const accountKinds = Object.keys(kinds);

/** Returns the keys of an account's data in this browser. A guide's progress has a key of its own below the account's. */
const keysOfAccount = (storage: RawStorage, account: string): StorageKey[] =>
  storage
    .keys()
    .filter((key) =>
      accountKinds.some(
        (kind) => key === `${kind}:${account}` || key.startsWith(`${kind}:${account}:`),
      ),
    );

/** Deletes an account's data from the storage; downloads are in a database. */
export function removeAccountData(storage: RawStorage, account: string): void {
  for (const key of keysOfAccount(storage, account)) storage.write(key, null);
}

/** Settings of this browser, which all its accounts share. */
const settings: StorageKey[] = ['player', 'scheme'];

/** Returns an account's data in this browser: parsed by kind, with what does not parse as its text. */
export function dataOfAccount(
  storage: RawStorage,
  account: string | null,
): Record<string, unknown> {
  const parsed = (key: StorageKey): unknown => {
    const text = storage.read(key);
    try {
      return JSON.parse(text ?? 'null');
    } catch {
      return text;
    }
  };
  const all = account === null ? [] : keysOfAccount(storage, account);
  const ofKind = (kind: string): unknown[] =>
    all.filter((key) => key.startsWith(`${kind}:`)).map(parsed);
  return {
    ...Object.fromEntries(accountKinds.map((kind) => [kind, ofKind(kind)])),
    settings: Object.fromEntries(settings.map((key) => [key, parsed(key)])),
  };
}
