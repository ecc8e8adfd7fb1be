import type { Picture } from '../../../../domain/model.ts';
import { settings } from '../../../../shared/site/settings.ts';
import { isLeased, leaseTime } from '../engine/lease.ts';
import { encryptJson, decrypt, decryptJson } from './encryption.ts';
import { rangeOf, vaultDb, type VaultKey, type StoredFile, type StoredGuide } from './vaultDb.ts';

/** Bytes of a chunk: at most so much is lost when a connection breaks, or decrypted unnecessarily by a seek. */
export const chunkBytes = 256 * 1024;

/** The encrypted data of a guide. */
export interface GuideContents {
  /** The response of the guide's page data: the service worker returns it while offline. */
  answer: unknown;
  /** The responses by language, if there are several. */
  answers?: Record<string, unknown>;
  /** The languages to download, for a guide in several. */
  languages?: string[] | undefined;
  title: string;
  /** Of the title; downloads of older releases do not have it. */
  lang?: string | undefined;
  cover: Picture;
  /** In the order of the guide, with the file names for saving. */
  tracks: { address: string; fileName: string }[];
}

const current = 'current';

const guideAssociatedData = ({
  account,
  guideId,
}: Pick<StoredGuide, 'account' | 'guideId'>): string => `${account}\n${guideId}`;

export const chunkAssociatedData = (file: StoredFile, index: number): string =>
  `${guideAssociatedData(file)}\n${file.address}\n${file.size}\n${index}`;

/** Returns the address under which a file is stored: absolute, without the query with the signature. */
export function storedUrl(address: string, origin: string): string {
  const url = new URL(address, origin);
  return url.origin + url.pathname;
}

/**
 * Returns the address of a picture for all its widths and formats (domain/decode/catalogue/picture.ts): one of them is
 * stored.
 */
export const pictureUrl = (address: string): string =>
  address.replace(/\.\d+(?:-\d+)*(?:\.c[\da-f]{3})?\.(?:avif|webp)$/, '');

/** Returns the beginning of the addresses of media. */
export const mediaOrigin = (origin: string): string => storedUrl(settings.mediaBase, origin);

/** Resolves with the key of the account that is signed in in this browser; undefined without one. */
export const readVaultKey = async (): Promise<VaultKey | undefined> =>
  (await vaultDb()).get('keys', current);

export const writeVaultKey = async (vaultKey: VaultKey): Promise<void> => {
  await (await vaultDb()).put('keys', vaultKey, current);
};

/** Deletes the keys of all accounts except `account`: their data can no longer be read. */
export async function deleteOtherKeys(account: string | null): Promise<void> {
  const transaction = (await vaultDb()).transaction('keys', 'readwrite');
  const vaultKey = await transaction.store.get(current);
  if (vaultKey && vaultKey.account !== account) await transaction.store.delete(current);
  await transaction.done;
}

export const guidesOf = async (account: string): Promise<StoredGuide[]> =>
  (await vaultDb()).getAll('guides', rangeOf(account));

export const guideOf = async (account: string, guideId: number): Promise<StoredGuide | undefined> =>
  (await vaultDb()).get('guides', [account, guideId]);

export const filesOf = async (account: string, guideId: number): Promise<StoredFile[]> =>
  (await vaultDb()).getAll('files', rangeOf(account, guideId));

/** Resolves with the file at an address if it is complete and may be played. */
export async function playableFile(
  account: string,
  address: string,
): Promise<StoredFile | undefined> {
  const db = await vaultDb();
  const files = await db.getAllFromIndex('files', 'byAddress', [account, address]);
  const time = await leaseTime(account);
  for (const file of files) {
    if (!file.isComplete) continue;
    const guide = await db.get('guides', [account, file.guideId]);
    if (guide && isLeased(guide, time)) return file;
  }
  return undefined;
}

/** Rejects if it was encrypted with another key. */
export const decryptContents = async (key: CryptoKey, guide: StoredGuide): Promise<GuideContents> =>
  // AES-GCM decrypts only what `encryptContents` has encrypted with the same key.
  (await decryptJson(key, guideAssociatedData(guide), guide.contents)) as GuideContents;

export const encryptContents = (
  key: CryptoKey,
  guide: Pick<StoredGuide, 'account' | 'guideId'>,
  contents: GuideContents,
) => encryptJson(key, guideAssociatedData(guide), contents);

export const putGuide = async (guide: StoredGuide): Promise<void> => {
  await (await vaultDb()).put('guides', guide);
};

/** Changes a guide's record if it still exists; returns whether it did. */
export async function updateGuide(
  account: string,
  guideId: number,
  changes: Partial<Omit<StoredGuide, 'account' | 'guideId'>>,
): Promise<boolean> {
  const transaction = (await vaultDb()).transaction('guides', 'readwrite');
  // It fails with the request that caused it.
  transaction.done.catch(() => undefined);
  const guide = await transaction.store.get([account, guideId]);
  if (guide) await transaction.store.put({ ...guide, ...changes });
  await transaction.done;
  return guide !== undefined;
}

/** Deletes a guide, or everything of an account, from the browser's storage. */
export async function remove(account: string, ...guide: [guideId: number] | []): Promise<void> {
  const transaction = (await vaultDb()).transaction(['guides', 'files', 'chunks'], 'readwrite');
  const [guideId] = guide;
  await Promise.all([
    transaction
      .objectStore('guides')
      .delete(guideId === undefined ? rangeOf(account) : IDBKeyRange.only([account, guideId])),
    transaction.objectStore('files').delete(rangeOf(account, ...guide)),
    transaction.objectStore('chunks').delete(rangeOf(account, ...guide)),
    transaction.done,
  ]);
}

/** Deletes what the database has of an account, also its key; its lists can then no longer be read. */
export async function removeAccount(account: string): Promise<void> {
  await remove(account);
  const db = await vaultDb();
  const vaultKey = await db.get('keys', current);
  if (vaultKey?.account === account) await db.delete('keys', current);
  await db.delete('clocks', account);
}

/** Decrypts one chunk of a file. Rejects if it is missing or damaged. */
export async function decryptChunk(
  key: CryptoKey,
  file: StoredFile,
  index: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { account, guideId, address } = file;
  const chunk = await (await vaultDb()).get('chunks', [account, guideId, address, index]);
  if (!chunk) throw new Error('A piece of a download is missing');
  return decrypt(key, chunkAssociatedData(file, index), chunk.sealed);
}

export const chunkCount = ({ size }: Pick<StoredFile, 'size'>): number =>
  Math.ceil(size / chunkBytes);
