import type { App } from '../http/app.ts';
import { chooseEncoding, compress } from '../http/encoding.ts';
import { addVary, languageOf, setLanguage } from '../http/language.ts';

/** For smaller responses, headers and the time of a thread cost more than the saved bytes. */
const WORTH_COMPRESSING = 1024;

/**
 * Sets headers of all responses of the API (caches must revalidate them, a message has the language of its request), and
 * compresses them.
 */
export function apiResponses(app: App): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Cache-Control', 'private, no-cache');
  });
  app.addHook('preSerialization', async (request, reply, payload) => {
    if (typeof payload === 'object' && payload !== null && 'message' in payload)
      setLanguage(reply, languageOf(request));
    return payload;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    // Buffers and streams are sent unchanged: cached lists, files, documents.
    if (typeof payload !== 'string' || payload.length < WORTH_COMPRESSING) return payload;
    if (reply.hasHeader('Content-Encoding')) return payload;
    addVary(reply, 'Accept-Encoding, Authorization, Cookie, Origin');
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding === 'identity') return payload;
    const bytes = await compress(Buffer.from(payload), encoding, 'each');
    reply.header('Content-Encoding', encoding).header('Content-Length', bytes.length);
    return bytes;
  });
}
