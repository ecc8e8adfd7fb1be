import { mediaUrl } from '../../../../shared/site/settings.ts';
import { isLeased, leaseTime } from './lease.ts';
import type { Folder } from './folder.ts';
import type { DownloadCalls } from './downloadGuide.ts';
import { decryptChunk, chunkCount, decryptContents, filesOf, guideOf } from '../vault/vault.ts';
import type { VaultKey, StoredFile } from '../vault/vaultDb.ts';

interface Saving {
  vaultKey: VaultKey | undefined;
  guideId: number;
  folder: Folder | null;
  calls: Pick<DownloadCalls, 'plan'>;
}

/** Milliseconds: browsers drop the second of two downloads that start at the same time. */
const pauseBetween = 400;
/** Milliseconds until the object URL of a saved file is revoked. */
const revokeAfter = 60_000;

/** Saves a guide's files under their names; returns their number. Rejects if one cannot be read. */
export async function saveGuide({ vaultKey, guideId, folder, calls }: Saving): Promise<number> {
  const guide = vaultKey && (await guideOf(vaultKey.account, guideId));
  const isPlayable = guide?.isComplete && isLeased(guide, await leaseTime(guide.account));
  if (!vaultKey || !isPlayable) return saveFromServer(await calls.plan({ guideId }));
  const { tracks } = await decryptContents(vaultKey.key, guide);
  const files = await filesOf(vaultKey.account, guideId);
  for (const { address, fileName } of tracks) {
    const file = files.find((each) => each.address === address);
    if (!file) throw new Error('A file of a download is missing');
    if (folder) await write(folder, fileName, decrypted(vaultKey, file));
    else await saveThroughBrowser(fileName, await blobOf(decrypted(vaultKey, file), file.type));
  }
  return tracks.length;
}

/** In a browser without storage: the browser downloads from addresses whose responses are attachments. */
async function saveFromServer({ tracks }: Awaited<ReturnType<DownloadCalls['plan']>>) {
  for (const { audio, fileName } of tracks) await click(mediaUrl(audio), fileName);
  return tracks.length;
}

async function* decrypted({ key }: VaultKey, file: StoredFile) {
  for (let index = 0; index < chunkCount(file); index += 1)
    yield await decryptChunk(key, file, index);
}

type Chunks = ReturnType<typeof decrypted>;

async function write(folder: Folder, name: string, chunks: Chunks): Promise<void> {
  const writer = (
    await (await folder.getFileHandle(name, { create: true })).createWritable()
  ).getWriter();
  try {
    for await (const chunk of chunks) await writer.write(chunk);
    await writer.close();
  } catch (error) {
    // Otherwise an empty file of that name would remain.
    await writer.abort().catch(() => undefined);
    throw error;
  }
}

async function blobOf(chunks: Chunks, type: string): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return new Blob(parts, { type });
}

async function saveThroughBrowser(name: string, blob: Blob): Promise<void> {
  const address = URL.createObjectURL(blob);
  setTimeout(() => URL.revokeObjectURL(address), revokeAfter);
  await click(address, name);
}

async function click(address: string, name: string): Promise<void> {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  await new Promise((resolve) => setTimeout(resolve, pauseBetween));
}
