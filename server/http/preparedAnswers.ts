/**
 * Answers that are the same for every visitor, kept as ready bytes for as long as the catalogue's
 * version stands. A list of 20,000 guides is read, serialised and compressed once, then sent from memory;
 * of single guides, those asked for last are kept.
 */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from './errors.ts';
import { chooseEncoding, compress, type Encoding } from './encoding.ts';

/** How long a version is believed without asking the database again. */
const VERSION_TTL_MS = 1000;

export class PreparedAnswer {
  readonly #variants = new Map<Encoding, Promise<Buffer>>();
  readonly #hash: string;

  constructor(readonly body: Buffer) {
    this.#hash = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  }

  /** Strong, so each encoding has its own. */
  etag(encoding: Encoding): string {
    return `"${this.#hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  }

  /** Compressed when first asked for; callers that come meanwhile wait for the same work. */
  bytes(encoding: Encoding): Promise<Buffer> {
    const known = this.#variants.get(encoding);
    if (known) return known;
    const made = compress(this.body, encoding, 'once');
    this.#variants.set(encoding, made);
    made.catch(() => this.#variants.delete(encoding));
    return made;
  }
}

interface Entry {
  version: string;
  answer: Promise<PreparedAnswer | null>;
  /** Counted once it is made. */
  bytes: number;
}

export class PreparedAnswers {
  readonly #readVersion: () => Promise<string>;
  readonly #maxBytes: number;
  #version: { value: Promise<string>; until: number } | undefined;
  /** The one asked for longest ago comes first: a Map keeps the order of insertion. */
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

  /** `maxBytes` counts uncompressed answers; the variants come on top, at about a third of it. */
  constructor(readVersion: () => Promise<string>, maxBytes: number) {
    this.#readVersion = readVersion;
    this.#maxBytes = maxBytes;
  }

  /** `make` gives what is sent, or null for what does not exist; a null or a failure is never kept. */
  async get(
    key: string,
    make: () => Promise<string | Buffer | null>,
  ): Promise<PreparedAnswer | null> {
    // Read before the data: should the catalogue change in between, the next version makes it anew.
    const version = await this.#currentVersion();
    const known = this.#entries.get(key);
    if (known) this.#remove(key, known);
    if (known?.version === version) {
      this.#keep(key, known);
      return known.answer;
    }
    const entry: Entry = { version, bytes: 0, answer: this.#prepare(make) };
    this.#keep(key, entry);
    entry.answer.then(
      (made) => this.#settle(key, entry, made),
      () => this.#remove(key, entry),
    );
    return entry.answer;
  }

  async #prepare(make: () => Promise<string | Buffer | null>): Promise<PreparedAnswer | null> {
    const made = await make();
    if (made === null) return null;
    return new PreparedAnswer(typeof made === 'string' ? Buffer.from(made) : made);
  }

  #settle(key: string, entry: Entry, made: PreparedAnswer | null): void {
    if (this.#entries.get(key) !== entry) return;
    this.#remove(key, entry);
    if (!made) return;
    entry.bytes = made.body.length;
    this.#keep(key, entry);
    for (const [oldest, old] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#remove(oldest, old);
    }
  }

  #keep(key: string, entry: Entry): void {
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
  }

  #remove(key: string, entry: Entry): void {
    if (this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }

  #currentVersion(): Promise<string> {
    const now = Date.now();
    if (this.#version && now < this.#version.until) return this.#version.value;
    const value = this.#readVersion();
    const entry = { value, until: now + VERSION_TTL_MS };
    this.#version = entry;
    value.catch(() => {
      if (this.#version === entry) this.#version = undefined;
    });
    return value;
  }
}

export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PreparedAnswer,
): Promise<void> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const etag = answer.etag(encoding);
  reply.header('ETag', etag).header('Vary', 'Accept-Encoding, Authorization, Cookie, Origin');
  if (matches(request.headers['if-none-match'], etag)) {
    reply.code(304).send();
    return;
  }
  const bytes = await answer.bytes(encoding);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  reply.type('application/json; charset=utf-8').send(bytes);
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
  /** As a refusal calls what does not exist. */
  what: string;
  read: () => Promise<object | null>;
}

/** What everybody who may be a visitor is sent: `{data}`, made now or before. @throws Refusal 404 */
export async function preparedFor(
  reply: FastifyReply,
  prepared: PreparedAnswers,
  { key, what, read }: Asked,
): Promise<PreparedAnswer> {
  const found = await prepared.get(key, async () => {
    const data = await read();
    // By the route's schema, which lets nothing out that it does not name.
    return data && String(reply.serialize({ data }));
  });
  if (!found) throw notFound(what);
  return found;
}

/** In callback style: ready bytes are what is sent, and the type of the described answer cannot say that. */
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
