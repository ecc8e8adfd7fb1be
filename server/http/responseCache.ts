/**
 * Responses that are the same for every visitor, cached as bytes until the catalogue's version changes. A list of
 * 20,000 guides is read, serialized and compressed once, then sent from memory; of details and searches, the ones
 * requested last are cached.
 */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound, type Missing } from './errors.ts';
import { addVary } from './language.ts';
import { chooseEncoding, compress, type Encoding } from './encoding.ts';
import { VersionedCache } from './versionedCache.ts';

export class CachedResponse {
  readonly #variants = new Map<Encoding, Promise<Buffer>>();
  readonly #hash: string;

  constructor(readonly body: Buffer) {
    this.#hash = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  }

  /** A strong ETag, so each encoding has its own. */
  etag(encoding: Encoding): string {
    return `"${this.#hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  }

  /** Compressed at the first request; requests that arrive meanwhile wait for the same work. */
  bytes(encoding: Encoding): Promise<Buffer> {
    const known = this.#variants.get(encoding);
    if (known) return known;
    const made = compress(this.body, encoding, 'once');
    this.#variants.set(encoding, made);
    made.catch(() => this.#variants.delete(encoding));
    return made;
  }
}

export class ResponseCache {
  readonly #responses: VersionedCache<CachedResponse>;

  /** `maxBytes` counts uncompressed bytes; the compressed variants take about a third more. */
  constructor(version: () => Promise<string>, maxBytes: number) {
    this.#responses = new VersionedCache(version, maxBytes, ({ body }) => body.length);
  }

  /**
   * Returns the cached response, or makes it. `make` returns the body, or null for what does not exist; null and
   * failures are not cached.
   */
  get(key: string, make: () => Promise<string | Buffer | null>): Promise<CachedResponse | null> {
    return this.#responses.get(key, async () => {
      const made = await make();
      if (made === null) return null;
      return new CachedResponse(typeof made === 'string' ? Buffer.from(made) : made);
    });
  }
}

export async function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
  type = 'application/json; charset=utf-8',
): Promise<void> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  addVary(reply, 'Accept-Encoding, Authorization, Cookie, Origin');
  // Clients cache only responses to GET, and revalidate only those.
  if (request.method === 'GET' || request.method === 'HEAD') {
    const etag = response.etag(encoding);
    reply.header('ETag', etag);
    if (matches(request.headers['if-none-match'], etag)) {
      reply.code(304).send();
      return;
    }
  }
  const bytes = await response.bytes(encoding);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  reply.type(type).send(bytes);
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((one) => {
    const tag = one.trim().replace(/^W\//, '');
    return tag === etag || tag === '*';
  });
}

export interface Resource {
  key: string;
  /** The name in the error message for what does not exist. */
  what: Missing;
  /** Returns the body of the response. */
  read: () => Promise<object | null>;
}

/**
 * Resolves with the response for visitors, cached or new.
 * @throws HttpError 404
 */
export async function cachedResponse(
  reply: FastifyReply,
  cache: ResponseCache,
  { key, what, read }: Resource,
): Promise<CachedResponse> {
  const found = await cache.get(key, async () => {
    const body = await read();
    // By the route's schema, which removes fields that it does not name.
    return body && String(reply.serialize(body));
  });
  if (!found) throw notFound(what);
  return found;
}

/** Sends the response for visitors, cached or new. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  cache: ResponseCache,
  resource: Resource,
): Promise<void> {
  await sendResponse(request, reply, await cachedResponse(reply, cache, resource));
  return reply;
}
