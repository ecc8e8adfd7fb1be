import { Stopped } from '../state/downloadState.ts';
import { encrypt } from '../vault/encryption.ts';
import { chunkBytes, decryptChunk, chunkCount, chunkAssociatedData } from '../vault/vault.ts';
import { isDiskFull, rangeOf, vaultDb, type VaultKey, type StoredFile } from '../vault/vaultDb.ts';

/** A connection without data for so many milliseconds is lost. */
const readTimeout = 30_000;

interface FileDownload {
  vaultKey: VaultKey;
  file: StoredFile;
  /** Its current signed address. */
  address: string;
  signal: AbortSignal;
  /** Called with the number of stored bytes. */
  onProgress: (received: number) => void;
}

/**
 * Downloads the missing part of a file, from the last complete chunk on. At the end it reads the whole file once: only
 * then is the file complete.
 * @throws Stopped
 */
export async function downloadFile({
  vaultKey,
  file,
  address,
  signal,
  onProgress,
}: FileDownload): Promise<void> {
  let stored = file;
  if (stored.received < stored.size) {
    let response = await request(address, stored, signal);
    if (isOfAnotherVersion(response, stored)) {
      await response.body?.cancel();
      stored = await resetFile(stored);
      response = await request(address, stored, signal);
    } else if (response.status !== 206 && stored.received > 0) {
      // The file has changed, or the server does not support ranges: it starts again.
      stored = await resetFile(stored);
    }
    checkResponse(response, stored);
    stored = {
      ...stored,
      type: response.headers.get('Content-Type') ?? 'audio/mpeg',
      validator: response.headers.get('ETag') ?? response.headers.get('Last-Modified'),
    };
    for await (const chunk of chunksOf(response, stored, signal, onProgress)) {
      stored = await storeChunk(vaultKey, stored, chunk);
    }
  }
  if (stored.received !== stored.size) throw new Stopped('connection');
  await check(vaultKey, stored);
}

async function request(
  address: string,
  stored: StoredFile,
  signal: AbortSignal,
): Promise<Response> {
  const headers = new Headers();
  if (stored.received > 0) {
    headers.set('Range', `bytes=${stored.received}-`);
    if (stored.validator) headers.set('If-Range', stored.validator);
  }
  try {
    // Not cached by the browser, which would store it a second time and unencrypted.
    return await fetch(address, { headers, signal, cache: 'no-store' });
  } catch (error) {
    throw signal.aborted ? error : new Stopped('connection');
  }
}

/** Some media stores ignore If-Range, and send a part of the new file. */
function isOfAnotherVersion({ status, headers }: Response, { validator }: StoredFile): boolean {
  const etag = headers.get('ETag');
  return status === 206 && validator !== null && etag !== null && etag !== validator;
}

/** Refuses a response that is not the requested part of the file: a page of a proxy, another length. */
function checkResponse({ status, headers }: Response, { received, size }: StoredFile): void {
  if ([401, 403, 404, 410].includes(status)) throw new Stopped('refused');
  if (status !== 200 && status !== 206) throw new Stopped('server');
  if (/html|json|xml/.test(headers.get('Content-Type') ?? '')) throw new Stopped('damaged');
  const part = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers.get('Content-Range') ?? '');
  const [start, wholeSize] = part ? [Number(part[1]), Number(part[2])] : [received, size];
  if (start !== received || wholeSize !== size) throw new Stopped('damaged');
}

/**
 * Yields the body in chunks of `chunkBytes`; the last one of the file may be shorter. An incomplete chunk is dropped.
 */
async function* chunksOf(
  response: Response,
  { received, size }: StoredFile,
  signal: AbortSignal,
  onProgress: (received: number) => void,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  if (!reader) throw new Stopped('damaged');
  let chunk = new Uint8Array(chunkBytes);
  let filled = 0;
  let receivedNow = received;
  try {
    for (;;) {
      const { done, value } = await withTimeout(reader.read(), signal);
      if (done) break;
      receivedNow += value.length;
      if (receivedNow > size) throw new Stopped('damaged');
      for (let from = 0; from < value.length;) {
        const part = value.subarray(from, from + chunkBytes - filled);
        chunk.set(part, filled);
        filled += part.length;
        from += part.length;
        if (filled < chunkBytes) continue;
        yield chunk;
        chunk = new Uint8Array(chunkBytes);
        filled = 0;
      }
      onProgress(receivedNow);
    }
    if (receivedNow === size && filled > 0) yield chunk.slice(0, filled);
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Resolves with the next chunk; rejects when none arrives in time. */
async function withTimeout<T>(reading: Promise<T>, signal: AbortSignal): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Stopped('connection')), readTimeout);
  });
  try {
    return await Promise.race([reading, timedOut]);
  } catch (error) {
    throw signal.aborted ? error : new Stopped('connection');
  } finally {
    clearTimeout(timer);
  }
}

/** Stores a chunk, unless another tab has paused or deleted the download. */
async function storeChunk(
  { key }: VaultKey,
  file: StoredFile,
  chunk: Uint8Array<ArrayBuffer>,
): Promise<StoredFile> {
  const { account, guideId, address } = file;
  const index = file.received / chunkBytes;
  const sealed = await encrypt(key, chunkAssociatedData(file, index), chunk);
  const grown = { ...file, received: file.received + chunk.length };
  const transaction = (await vaultDb()).transaction(['guides', 'files', 'chunks'], 'readwrite');
  // It fails with the request that caused it, which is handled below.
  transaction.done.catch(() => undefined);
  const guide = await transaction.objectStore('guides').get([account, guideId]);
  if (!guide?.isWanted) throw new Stopped(guide ? 'paused' : 'gone');
  try {
    await transaction.objectStore('chunks').put({ account, guideId, address, index, sealed });
    await transaction.objectStore('files').put(grown);
    await transaction.done;
  } catch (error) {
    // The error of a request says only that the transaction was aborted; the transaction has the reason.
    throw isDiskFull(transaction.error ?? error) ? new Stopped('noSpace') : error;
  }
  return grown;
}

/** Decrypts every chunk once; a damaged file is deleted instead of being played. */
async function check({ key }: VaultKey, file: StoredFile): Promise<void> {
  let wholeSize = 0;
  try {
    for (let index = 0; index < chunkCount(file); index += 1) {
      wholeSize += (await decryptChunk(key, file, index)).length;
    }
  } catch {
    wholeSize = -1;
  }
  if (wholeSize !== file.size) {
    await resetFile(file);
    throw new Stopped('damaged');
  }
  await (await vaultDb()).put('files', { ...file, isComplete: true });
}

/** Removes what was stored of a file; returns the empty file. */
export async function resetFile(file: StoredFile): Promise<StoredFile> {
  const { account, guideId, address } = file;
  const empty = { ...file, received: 0, validator: null, isComplete: false };
  const transaction = (await vaultDb()).transaction(['files', 'chunks'], 'readwrite');
  await Promise.all([
    transaction.objectStore('chunks').delete(rangeOf(account, guideId, address)),
    transaction.objectStore('files').put(empty),
    transaction.done,
  ]);
  return empty;
}
