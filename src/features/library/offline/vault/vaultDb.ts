import {
  openDB,
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  type StoreNames,
} from 'idb';
import type { DatabaseName } from '../../../../../contract/browserStorage.ts';
import type { Encrypted } from './encryption.ts';

/**
 * The database of downloads: encrypted contents, and unencrypted only what is needed to find, measure and delete them.
 * The app and its service worker both read it; only the app writes.
 */
export interface VaultKey {
  account: string;
  /** Not extractable. */
  key: CryptoKey;
  /** Generated in this browser, because the provider has no keys: the sign-out deletes it. */
  isLocal: boolean;
}

export interface StoredGuide {
  account: string;
  guideId: number;
  /** Milliseconds since 1970. */
  addedAt: number;
  /** Bytes of all its files. */
  total: number;
  /** Whether it continues automatically; false after the customer has paused it, or when it cannot continue. */
  isWanted: boolean;
  isComplete: boolean;
  /** The account no longer owns the guide: it is stored, but not played. */
  hasLapsed: boolean;
  /** Until when it may be played without another contact with the server (lease.ts). Milliseconds since 1970. */
  leaseUntil: number;
  /** `GuideContents` (vault.ts), encrypted. */
  contents: Encrypted;
}

export interface StoredFile {
  account: string;
  guideId: number;
  /** Absolute and without the query: signatures change, the file does not. */
  address: string;
  /** Bytes. */
  size: number;
  /** Bytes that are stored in whole chunks, from the start on. */
  received: number;
  type: string;
  /** The server's ETag or date, to check that the rest belongs to the same file. */
  validator: string | null;
  /** The file was stored and read completely: only then may it be played. */
  isComplete: boolean;
}

export interface StoredChunk {
  account: string;
  guideId: number;
  address: string;
  index: number;
  sealed: Encrypted;
}

interface VaultSchema extends DBSchema {
  keys: { key: string; value: VaultKey };
  guides: { key: [string, number]; value: StoredGuide };
  files: {
    key: [string, number, string];
    value: StoredFile;
    indexes: { byAddress: [string, string] };
  };
  chunks: { key: [string, number, string, number]; value: StoredChunk };
  /** By account: the latest time seen in this browser (lease.ts). Milliseconds since 1970. */
  clocks: { key: string; value: number };
}

export type VaultDb = IDBPDatabase<VaultSchema>;

const name: DatabaseName = 'cicerone-downloads';

/** Longest time for which a download may be played without contact with the server, in milliseconds. */
export const maxLease = 30 * 24 * 3600 * 1000;

let opened: Promise<VaultDb> | undefined;

/** Rejects if the browser stores nothing, as in some private windows. */
export function vaultDb(): Promise<VaultDb> {
  const forget = () => (opened = undefined);
  opened ??= openDB<VaultSchema>(name, 2, {
    upgrade(db, from, _to, transaction) {
      if (from > 0) {
        // The upgrade waits for its transaction, and a failed request aborts both.
        void addLeases(db, transaction);
        return;
      }
      db.createObjectStore('clocks');
      db.createObjectStore('keys');
      db.createObjectStore('guides', { keyPath: ['account', 'guideId'] });
      db.createObjectStore('files', {
        keyPath: ['account', 'guideId', 'address'],
      }).createIndex('byAddress', ['account', 'address']);
      db.createObjectStore('chunks', { keyPath: ['account', 'guideId', 'address', 'index'] });
    },
    // A newer version of the app in another tab upgrades the database: this tab closes it, and opens it again when
    // needed.
    blocking: (_from, _to, event) => {
      forget();
      // The event is fired on the connection that blocks the upgrade.
      (event.target as IDBDatabase).close();
    },
    terminated: forget,
  }).catch((error: unknown) => {
    forget();
    throw error;
  });
  return opened;
}

/** Version 1 had no leases: its downloads get one from now on, until the first contact with the server. */
async function addLeases(
  db: VaultDb,
  transaction: IDBPTransaction<VaultSchema, StoreNames<VaultSchema>[], 'versionchange'>,
): Promise<void> {
  db.createObjectStore('clocks');
  const leaseUntil = Date.now() + maxLease;
  for await (const cursor of transaction.objectStore('guides')) {
    await cursor.update({ ...cursor.value, leaseUntil });
  }
}

/** Returns the range of all keys of a guide, or of an account. */
export const rangeOf = (account: string, ...below: (number | string)[]): IDBKeyRange =>
  IDBKeyRange.bound([account, ...below], [account, ...below, []]);

/** Returns whether the browser refused to store more. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';
