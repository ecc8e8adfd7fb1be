import 'fake-indexeddb/auto';
import { webcrypto } from 'node:crypto';
import { realFetch } from '../../../../testing/server/failNext.ts';
import { generateKey } from '../vault/encryption.ts';
import { resetFile, downloadFile } from './downloadFile.ts';
import {
  chunkBytes,
  decryptChunk,
  filesOf,
  playableFile,
  putGuide,
  encryptContents,
} from '../vault/vault.ts';
import { vaultDb, type VaultKey, type StoredFile } from '../vault/vaultDb.ts';

// jsdom has no SubtleCrypto.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

const account = 'somebody';
const guideId = 7;
const address = 'http://localhost/storage/audio/track/1.mp3';
const size = 2 * chunkBytes + 1000;
const whole = Uint8Array.from({ length: size }, (_, index) => (index * 31) % 251);
const audio = { 'Content-Type': 'audio/mpeg', ETag: '"one"' };

let vaultKey: VaultKey;
let file: StoredFile;
/** The Range headers that were requested. */
let ranges: (string | null)[];

beforeEach(async () => {
  vaultKey = { account, key: await generateKey(), isLocal: false };
  const none = { answer: null, title: '', cover: { path: '', stem: '', widths: [] }, tracks: [] };
  await putGuide({
    account,
    guideId,
    addedAt: 0,
    total: size,
    hasLapsed: false,
    isWanted: true,
    isComplete: false,
    leaseUntil: Infinity,
    contents: await encryptContents(vaultKey.key, { account, guideId }, none),
  });
  file = await resetFile({
    account,
    guideId,
    address,
    size,
    received: 0,
    type: '',
    validator: null,
    isComplete: false,
  });
  ranges = [];
});

/** Responds to each request with the next of the given responses. */
function serve(...responses: ((range: string | null) => Response)[]): void {
  globalThis.fetch = async (_address, init) => {
    const range = new Headers(init?.headers).get('Range');
    ranges.push(range);
    const response = responses[ranges.length - 1];
    if (!response) throw new TypeError('Failed to fetch');
    return response(range);
  };
}
afterEach(() => void (globalThis.fetch = realFetch));

const everything = () => new Response(whole, { headers: audio });
/** The connection breaks after so many bytes. */
const broken = (bytes: number) => () => {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(whole.slice(0, bytes)),
    pull: (controller) => controller.error(new TypeError('network error')),
  });
  return new Response(body, { headers: audio });
};
const rest = (range: string | null) => {
  const start = Number(/bytes=(\d+)-/.exec(range ?? '')?.[1]);
  const headers = { ...audio, 'Content-Range': `bytes ${start}-${size - 1}/${size}` };
  return new Response(whole.slice(start), { status: 206, headers });
};

const stored = async (): Promise<StoredFile> => {
  const [found] = await filesOf(account, guideId);
  if (!found) throw new Error('a file');
  return found;
};
const download = (from: StoredFile) =>
  downloadFile({
    vaultKey,
    address,
    file: from,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });

test('a file is stored in encrypted chunks, and is playable when all of it was read', async () => {
  serve(everything);
  await download(file);
  const found = await playableFile(account, address);
  expect(found).toMatchObject({ received: size, type: 'audio/mpeg', isComplete: true });
  const chunks = await Promise.all(
    [0, 1, 2].map((index) => decryptChunk(vaultKey.key, file, index)),
  );
  expect(Buffer.concat(chunks).equals(whole)).toBe(true);
  const raw = await (await vaultDb()).get('chunks', [account, guideId, address, 0]);
  expect(
    Buffer.from(raw?.sealed.bytes ?? new ArrayBuffer(0)).includes(Buffer.from(whole.slice(0, 64))),
  ).toBe(false);
  await expect(decryptChunk(await generateKey(), file, 0)).rejects.toThrow();
});

test('a file whose connection breaks is stored to its last whole chunk, is not played, and continues there', async () => {
  serve(broken(chunkBytes + 500), rest);
  await expect(download(file)).rejects.toMatchObject({ reason: 'connection' });
  expect(await stored()).toMatchObject({ received: chunkBytes, isComplete: false });
  expect(await playableFile(account, address)).toBeUndefined();
  await download(await stored());
  expect(ranges).toEqual([null, `bytes=${chunkBytes}-`]);
  expect(await stored()).toMatchObject({ received: size, isComplete: true });
});

test('a file that has changed meanwhile starts again from the beginning', async () => {
  serve(broken(chunkBytes), everything);
  await expect(download(file)).rejects.toMatchObject({ reason: 'connection' });
  await download(await stored());
  expect(await stored()).toMatchObject({ received: size, isComplete: true });
});

test('a part of another version, from a store that ignores If-Range, is not added to the file', async () => {
  const another = (range: string | null) => {
    const response = rest(range);
    response.headers.set('ETag', '"two"');
    return response;
  };
  serve(broken(chunkBytes), another, everything);
  await expect(download(file)).rejects.toMatchObject({ reason: 'connection' });
  await download(await stored());
  expect(ranges).toEqual([null, `bytes=${chunkBytes}-`, null]);
  expect(await stored()).toMatchObject({ received: size, isComplete: true });
});

test.each([
  ['an expired address', () => new Response('', { status: 403 }), 'refused'],
  ['a fault of the server', () => new Response('', { status: 500 }), 'server'],
  [
    'a page of a proxy',
    () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }),
    'damaged',
  ],
  [
    'more than was announced',
    () => new Response(new Uint8Array(size + 1), { headers: audio }),
    'damaged',
  ],
  [
    'less than was announced',
    () => new Response(whole.slice(0, 100), { headers: audio }),
    'connection',
  ],
])('%s is not stored as a file', async (_what, response, reason) => {
  serve(response);
  await expect(download(file)).rejects.toMatchObject({ reason });
  expect((await stored()).isComplete).toBe(false);
});

test('a download that another tab has paused or deleted is not stored', async () => {
  serve(everything, everything);
  const db = await vaultDb();
  const guide = await db.get('guides', [account, guideId]);
  if (guide) await db.put('guides', { ...guide, isWanted: false });
  await expect(download(file)).rejects.toMatchObject({ reason: 'paused' });
  await db.delete('guides', [account, guideId]);
  await expect(download(file)).rejects.toMatchObject({ reason: 'gone' });
  expect(await db.count('chunks')).toBe(0);
});
