import type { Picture } from '../../../../domain/model.ts';
import { mediaUrl } from '../../../../shared/site/settings.ts';
import { Stopped } from '../state/downloadState.ts';
import { encrypt } from '../vault/encryption.ts';
import { filesOf, storedUrl, pictureUrl, chunkAssociatedData } from '../vault/vault.ts';
import { vaultDb, type VaultKey, type StoredFile } from '../vault/vaultDb.ts';

/** Pixels: wide enough for a page, small compared with the tracks. */
const pictureWidth = 640;

/**
 * Downloads a cover, or a picture of a stop, once, in one width. Without it the download is complete all the same.
 * @throws Stopped
 */
export async function downloadPicture(
  { account, key }: VaultKey,
  guideId: number,
  picture: Picture,
  signal: AbortSignal,
): Promise<void> {
  const address = pictureUrl(storedUrl(mediaUrl(picture.path), location.origin));
  const stored = await filesOf(account, guideId);
  if (stored.some((file) => file.address === address && file.isComplete)) return;
  const bytes = await fetched(sourceOf(picture), signal);
  if (!bytes) return;
  const file: StoredFile = {
    account,
    guideId,
    address,
    size: bytes.body.length,
    received: bytes.body.length,
    type: bytes.type,
    validator: null,
    isComplete: true,
  };
  // As one chunk, however large, because pictures are never requested in parts.
  const sealed = await encrypt(key, chunkAssociatedData(file, 0), bytes.body);
  const transaction = (await vaultDb()).transaction(['files', 'chunks'], 'readwrite');
  await Promise.all([
    transaction.objectStore('chunks').put({ account, guideId, address, index: 0, sealed }),
    transaction.objectStore('files').put(file),
    transaction.done,
  ]);
}

function sourceOf({ path, stem, widths }: Picture): string {
  const width = widths.find((each) => each >= pictureWidth) ?? widths.at(-1);
  return mediaUrl(width === undefined ? path : `${stem}.${width}.webp`);
}

async function fetched(
  address: string,
  signal: AbortSignal,
): Promise<{ body: Uint8Array<ArrayBuffer>; type: string } | null> {
  try {
    const response = await fetch(address, { signal, cache: 'no-store' });
    if (!response.ok) return null;
    return {
      body: new Uint8Array(await response.arrayBuffer()),
      type: response.headers.get('Content-Type') ?? 'image/webp',
    };
  } catch (error) {
    throw signal.aborted ? error : new Stopped('connection');
  }
}
