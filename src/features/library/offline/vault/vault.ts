import type { Picture } from '../../../../domain/model.ts';
import { settings } from '../../../../shared/site/settings.ts';
import { isLeased, leaseTime } from '../engine/lease.ts';
import { encryptJson, decrypt, decryptJson } from './encryption.ts';
import { rangeOf, vaultDb, type VaultKey, type StoredFile, type StoredGuide } from './vaultDb.ts';

/** Bytes of a piece: what is lost at most when a connection breaks, and what a seek decrypts in vain. */
export const chunkBytes = 256 * 1024;

/** What only the account may read. */
export interface GuideContents {
  /** What the provider would answer for the guide's page: the service worker gives it while offline. */
  answer: unknown;
  title: string;
  cover: Picture;
  /** In the order of listening; what each is called on a disk. */
  tracks: { address: string; fileName: string }[];
}

const current = 'current';

const guideAssociatedData = ({
  account,
  guideId,
}: Pick<StoredGuide, 'account' | 'guideId'>): string => `${account}\n${guideId}`;

export const chunkAssociatedData = (file: StoredFile, index: number): string =>
  `${guideAssociatedData(file)}\n${file.address}\n${file.size}\n${index}`;

/** An address as files are kept under: whole, without the query that signs it. */
export function storedUrl(address: string, origin: string): string {
  const url = new URL(address, origin);
  return url.origin + url.pathname;
}

/** One kept picture answers for all widths and formats of it (domain/decode/catalogue/picture.ts). */
export const pictureUrl = (address: string): string =>
  address.replace(/\.\d+(?:-\d+)*\.(?:avif|webp)$/, '');

/** How the addresses of media begin. */
export const mediaOrigin = (origin: string): string => storedUrl(settings.mediaBase, origin);

/** The key of the account that is signed in in this browser; undefined without one. */
export const readVaultKey = async (): Promise<VaultKey | undefined> =>
  (await vaultDb()).get('keys', current);

export const writeVaultKey = async (vaultKey: VaultKey): Promise<void> => {
  await (await vaultDb()).put('keys', vaultKey, current);
};

/** Takes away the key of everybody but `account`: from here on nothing of theirs can be read. */
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

/** The file at an address, when it is whole and may be played. */
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

/** Rejects when this key does not open it. */
export const decryptContents = async (key: CryptoKey, guide: StoredGuide): Promise<GuideContents> =>
  // GCM lets pass only what `encryptContents` has written with the same key.
  (await decryptJson(key, guideAssociatedData(guide), guide.contents)) as GuideContents;

export const encryptContents = (
  key: CryptoKey,
  guide: Pick<StoredGuide, 'account' | 'guideId'>,
  contents: GuideContents,
) => encryptJson(key, guideAssociatedData(guide), contents);

export const putGuide = async (guide: StoredGuide): Promise<void> => {
  await (await vaultDb()).put('guides', guide);
};

/** Changes a guide's record if it is still there; answers whether it was. */
export async function updateGuide(
  account: string,
  guideId: number,
  changes: Partial<Omit<StoredGuide, 'account' | 'guideId'>>,
): Promise<boolean> {
  const transaction = (await vaultDb()).transaction('guides', 'readwrite');
  // Its failure is that of the request which caused it.
  transaction.done.catch(() => undefined);
  const guide = await transaction.store.get([account, guideId]);
  if (guide) await transaction.store.put({ ...guide, ...changes });
  await transaction.done;
  return guide !== undefined;
}

/** Takes a guide, or everything of an account, off the browser's disk. */
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

/** One piece of a file, opened. Rejects when it is missing or damaged. */
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
