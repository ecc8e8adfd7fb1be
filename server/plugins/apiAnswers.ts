import type { App } from '../http/app.ts';
import { chooseEncoding, compress } from '../http/encoding.ts';

/** Below this, headers and the time of a thread cost more than the bytes saved. */
const WORTH_COMPRESSING = 1024;

/** What all answers of the API share: they may be kept only to be asked about again, and travel compressed. */
export function apiAnswers(app: App): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Cache-Control', 'private, no-cache');
  });
  app.addHook('onSend', async (request, reply, payload) => {
    // Buffers and streams are ready as they are: prepared lists, files, documents.
    if (typeof payload !== 'string' || payload.length < WORTH_COMPRESSING) return payload;
    if (reply.hasHeader('Content-Encoding')) return payload;
    reply.header('Vary', 'Accept-Encoding, Authorization, Cookie, Origin');
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding === 'identity') return payload;
    const bytes = await compress(Buffer.from(payload), encoding, 'each');
    reply.header('Content-Encoding', encoding).header('Content-Length', bytes.length);
    return bytes;
  });
}
