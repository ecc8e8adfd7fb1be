import { chunkBytes, decryptChunk } from '../vault/vault.ts';
import type { StoredFile } from '../vault/vaultDb.ts';
import { readRange, type Part } from '../../../../shared/lib/range.ts';

/** Keeps the worker running until a promise settles: browsers stop a worker that seems idle. */
type KeepAlive = (work: Promise<unknown>) => void;

/** Responds with a completely stored file, as a server that supports Range: 200, 206 or 416. */
export function rangeResponse(
  key: CryptoKey,
  file: StoredFile,
  request: Request,
  keepAlive: KeepAlive,
): Response {
  const { size, type } = file;
  const headers = new Headers({
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'no-store',
    'Content-Type': type,
  });
  const range = readRange(request.headers.get('Range'), size);
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const part = range ?? { start: 0, end: size - 1 };
  headers.set('Content-Length', String(part.end - part.start + 1));
  if (range) headers.set('Content-Range', `bytes ${part.start}-${part.end}/${size}`);
  const body = request.method === 'HEAD' ? null : decryptedStream(key, file, part, keepAlive);
  return new Response(body, { status: range ? 206 : 200, headers });
}

/** Decrypts chunk by chunk on demand, so that a long track starts at once. */
function decryptedStream(
  key: CryptoKey,
  file: StoredFile,
  { start, end }: Part,
  keepAlive: KeepAlive,
): ReadableStream<Uint8Array> {
  let index = Math.floor(start / chunkBytes);
  const last = Math.floor(end / chunkBytes);
  let finish = () => undefined as void;
  keepAlive(new Promise<void>((resolve) => (finish = resolve)));
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const chunk = await decryptChunk(key, file, index);
        const from = index * chunkBytes;
        controller.enqueue(chunk.subarray(Math.max(0, start - from), end + 1 - from));
        index += 1;
        if (index <= last) return;
        controller.close();
      } catch (error) {
        // The player reports that the track failed, instead of ending in the middle.
        controller.error(error);
      }
      finish();
    },
    cancel: finish,
  });
}
