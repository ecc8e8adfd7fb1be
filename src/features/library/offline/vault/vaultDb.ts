import {
  openDB,
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  type StoreNames,
} from 'idb';
import type { Encrypted } from './encryption.ts';

/**
 * What the browser stores: contents encrypted, and unencrypted only what is needed to find, measure and
 * delete them. The app and its service worker both read it; the app alone writes.
 */
export interface VaultKey {
  account: string;
  /** Cannot be taken out of the browser again. */
  key: CryptoKey;
  /** Drawn here, since the provider has no key to give: it is lost with the sign-out. */
  isLocal: boolean;
}

export interface StoredGuide {
  account: string;
  guideId: number;
  /** Milliseconds since 1970. */
  addedAt: number;
  /** Bytes of all its files. */
  total: number;
  /** Continues by itself whenever it can; false once the customer has paused it, or it cannot continue. */
  isWanted: boolean;
  isComplete: boolean;
  /** The account's access to the guide has ended: kept, but not played. */
  hasLapsed: boolean;
  /** Until when it may be played without another contact with the server (lease.ts). Milliseconds since 1970. */
  leaseUntil: number;
  /** `GuideContents` (vault.ts), sealed. */
  contents: Encrypted;
}

export interface StoredFile {
  account: string;
  guideId: number;
  /** Its address without the query, whole: signatures change, the file does not. */
  address: string;
  /** Bytes. */
  size: number;
  /** Bytes that are stored in whole chunks, from the start on. */
  received: number;
  type: string;
  /** The server's ETag or date: whether the rest still belongs to the beginning. */
  validator: string | null;
  /** All of it is here, and has been read once: only then it may be played. */
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
  /** By account: the latest time that this browser has seen (lease.ts). Milliseconds since 1970. */
  clocks: { key: string; value: number };
}

export type VaultDb = IDBPDatabase<VaultSchema>;

const name = 'cicerone-downloads';

/** How long a download may be played without a contact with the server, at most. Milliseconds. */
export const maxLease = 30 * 24 * 3600 * 1000;

let opened: Promise<VaultDb> | undefined;

/** Rejects where the browser keeps nothing, as in some private windows. */
export function vaultDb(): Promise<VaultDb> {
  const forget = () => (opened = undefined);
  opened ??= openDB<VaultSchema>(name, 2, {
    upgrade(db, from, _to, transaction) {
      if (from > 0) {
        // The opening waits for its transaction, and a request that fails aborts both.
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
    // A newer app in another tab wants to change it: this one opens it again when it next needs it.
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

/** Version 1 had no leases: what it kept gets one from now on, until the first contact says more. */
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

/** Everything of one guide, or of one account. */
export const rangeOf = (account: string, ...below: (number | string)[]): IDBKeyRange =>
  IDBKeyRange.bound([account, ...below], [account, ...below, []]);

/** Whether the browser refused to keep more. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';
