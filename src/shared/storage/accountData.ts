import { accountKinds, type RawStorage, type StorageKey } from './rawStorage.ts';

/** Returns the keys of an account's data in this browser. A guide's progress has a key of its own below the account's. */
export const keysOfAccount = (storage: RawStorage, account: string): StorageKey[] =>
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
