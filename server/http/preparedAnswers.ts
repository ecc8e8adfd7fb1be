/**
 * Responses that are the same for every visitor, cached as bytes until the catalogue's version changes. A list of
 * 20,000 guides is read, serialized and compressed once, then sent from memory; of details and searches, the ones
 * requested last are cached.
 */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from './errors.ts';
import { chooseEncoding, compress, type Encoding } from './encoding.ts';
import { VersionedCache } from './versionedCache.ts';

export class PreparedAnswer {
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

export class PreparedAnswers {
  readonly #kept: VersionedCache<PreparedAnswer>;

  /** `maxBytes` counts uncompressed bytes; the compressed variants take about a third more. */
  constructor(readVersion: () => Promise<string>, maxBytes: number) {
    this.#kept = new VersionedCache(readVersion, maxBytes, ({ body }) => body.length);
  }

  /**
   * Returns the cached response, or makes it. `make` returns the body, or null for what does not exist; null and
   * failures are not cached.
   */
  get(key: string, make: () => Promise<string | Buffer | null>): Promise<PreparedAnswer | null> {
    return this.#kept.get(key, async () => {
      const made = await make();
      if (made === null) return null;
      return new PreparedAnswer(typeof made === 'string' ? Buffer.from(made) : made);
    });
  }
}

export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PreparedAnswer,
  type = 'application/json; charset=utf-8',
): Promise<void> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  reply.header('Vary', 'Accept-Encoding, Authorization, Cookie, Origin');
  // Clients cache only responses to GET, and revalidate only those.
  if (request.method === 'GET' || request.method === 'HEAD') {
    const etag = answer.etag(encoding);
    reply.header('ETag', etag);
    if (matches(request.headers['if-none-match'], etag)) {
      reply.code(304).send();
      return;
    }
  }
  const bytes = await answer.bytes(encoding);
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

export interface Asked {
  key: string;
  /** The name in the error message for what does not exist. */
  what: string;
  read: () => Promise<object | null>;
  /** Returns the total number, if `read` returns only the first items. */
  count?: () => Promise<number>;
}

/**
 * Resolves with the response for visitors, cached or new: `{data}`, or `{data, total}`.
 * @throws HttpError 404
 */
export async function preparedFor(
  reply: FastifyReply,
  prepared: PreparedAnswers,
  { key, what, read, count }: Asked,
): Promise<PreparedAnswer> {
  const found = await prepared.get(key, async () => {
    const data = await read();
    // By the route's schema, which removes fields that it does not name.
    if (!data) return null;
    return String(reply.serialize(count ? { data, total: await count() } : { data }));
  });
  if (!found) throw notFound(what);
  return found;
}

/** In callback style, because the type of the route's response does not allow bytes. */
export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  prepared: PreparedAnswers,
  asked: Asked,
): void {
  preparedFor(reply, prepared, asked)
    .then((found) => sendAnswer(request, reply, found))
    .catch((error: unknown) => reply.send(error));
}
