import type { DatabaseName } from '../../../../../contract/browserStorage.ts';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { StoredList } from '../../../../domain/decode/catalogue/storedList.ts';
import { encryptJson, decryptJson, type Encrypted } from '../vault/encryption.ts';
import { readVaultKey } from '../vault/vault.ts';

export type ListName = 'purchases' | 'wishes';

interface ListsSchema extends DBSchema {
  /** Encrypted with the key of the account's downloads. */
  lists: { key: [account: string, name: ListName]; value: Encrypted };
}

/**
 * Not in the database of downloads: the service worker of the previous release, which serves open tabs until they are
 * reloaded, could not read a new version of it.
 */
const database: DatabaseName = 'cicerone-lists';

/** Another form of `StoredList` needs another number. */
const form = 2;

const listAssociatedData = (account: string, name: ListName): string => `${account}\nlist\n${name}`;

/** Rejects if the browser stores nothing, as in some private windows. */
async function withLists<T>(work: (db: IDBPDatabase<ListsSchema>) => Promise<T>): Promise<T> {
  const db = await openDB<ListsSchema>(database, 1, {
    upgrade: (created) => void created.createObjectStore('lists'),
  });
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

/** Stores a list of `account`, replacing the previous one; without that account's key it stores nothing. */
export async function storeList(account: string, name: ListName, list: StoredList): Promise<void> {
  const vaultKey = await readVaultKey();
  if (vaultKey?.account !== account) return;
  const sealed = await encryptJson(vaultKey.key, listAssociatedData(account, name), {
    ...list,
    form,
  });
  await withLists((db) => db.put('lists', sealed, [account, name]));
}

/** Resolves with null if none is stored, or if the key or this release cannot read it. */
export async function storedList(account: string, name: ListName): Promise<StoredList | null> {
  try {
    const vaultKey = await readVaultKey();
    if (vaultKey?.account !== account) return null;
    const sealed = await withLists((db) => db.get('lists', [account, name]));
    if (!sealed) return null;
    const list = await decryptJson(vaultKey.key, listAssociatedData(account, name), sealed);
    // AES-GCM decrypts only what `storeList` has encrypted with the same key.
    const stored = list as StoredList & { form?: number };
    return stored.form === form ? stored : null;
  } catch {
    return null;
  }
}

/** Deletes the lists of every account except `account`. */
export async function deleteOtherLists(account: string | null): Promise<void> {
  await withLists(async (db) => {
    const transaction = db.transaction('lists', 'readwrite');
    for (const stored of await transaction.store.getAllKeys()) {
      if (stored[0] !== account) await transaction.store.delete(stored);
    }
    await transaction.done;
  });
}
