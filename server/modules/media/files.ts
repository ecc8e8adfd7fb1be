/** Sends media files. Routes decide by id who may have what, and never use an address of a request as a key. */
import type { Stats } from 'node:fs';
import { access } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join, resolve } from 'node:path';
import type { FastifyReply } from 'fastify';
import { DEMO_CATALOGUE } from '../../../build.settings.ts';
import { kinds } from '../../catalogue/format/entry.ts';
import {
  isKey,
  type Delivery,
  type MediaStore,
  type Place,
} from '../../catalogue/store/mediaStore.ts';

export interface CatalogueFiles {
  /** Whether the store has the file. */
  has(key: string): Promise<boolean>;
  /**
   * Sends the file of a key: with Range (206, 416), ETag and content type, or by a redirect to the store; 404 when there
   * is no such file.
   */
  send(reply: FastifyReply, key: string, delivery: Delivery): Promise<FastifyReply>;
}

const FOLDER = resolve(DEMO_CATALOGUE);

/** `pictures/guide/siena-0123456789ab.320.webp`, also without a hash. */
const PICTURE = /^pictures\/([a-z]+)\/([a-z0-9-]+?)(?:-[0-9a-f]{12})?\.\d+\.(?:avif|webp)$/;

/**
 * Returns what the bundled catalogue has for a key: the cover of a picture, which the landing page's texts name in every shop
 * and databases of earlier versions do, or a preview by its name of version 0.1.0.
 */
function bundledName(key: string): string | undefined {
  const [, picture, slug] = PICTURE.exec(key) ?? [];
  const kind = Object.values(kinds).find((one) => one.picture === picture);
  if (kind) return `${kind.folder}/${slug}/cover.webp`;
  return key.startsWith('audio/') ? key.slice('audio/'.length) : undefined;
}

async function bundledPlace(key: string): Promise<Place | null> {
  const name = isKey(key) ? bundledName(key) : undefined;
  if (name === undefined) return null;
  return access(join(FOLDER, name)).then(
    () => ({ folder: FOLDER, name }),
    () => null,
  );
}

/** Of a file that never changes under its name. The sender's own ETag is weak, and a part needs a strong one. */
const etagOf = ({ size, mtime }: Stats): string =>
  `"${size.toString(16)}-${mtime.getTime().toString(16)}"`;

/** For the plugin that sends files: replaces its weak ETag. */
export const setStrongEtag = (reply: FastifyReply, _path: string, file: Stats): void =>
  void reply.header('ETag', etagOf(file));

/**
 * Prepares a request for what the sender does differently from RFC 9110: `If-Range` compares strongly, and the last bytes
 * of a shorter file are the whole file.
 */
function selectRange(headers: IncomingHttpHeaders, file: Stats): void {
  const { range, 'if-range': condition } = headers;
  if (range === undefined) return;
  const suffix = Number(/^bytes=-(\d+)$/.exec(range)?.[1] ?? 0);
  if (suffix > file.size) headers.range = 'bytes=0-';
  if (condition === undefined || !condition.includes('"')) return;
  if (condition === etagOf(file)) delete headers['if-range'];
  else delete headers.range;
}

/** Returns the files of a store, and those of the bundled catalogue that it does not have. */
export const catalogueFiles = (store: MediaStore): CatalogueFiles => ({
  has: (key) => store.has(key),
  send: async (reply, key, delivery) => {
    const { method } = reply.request;
    const place = (await store.place(key, method, delivery)) ?? (await bundledPlace(key));
    if (!place) {
      reply.callNotFound();
      return reply;
    }
    if ('address' in place) {
      return reply
        .header('Cache-Control', `private, max-age=${place.seconds}`)
        .redirect(place.address, 302);
    }
    const { headers } = reply.request.raw;
    const { scope, maxAgeSeconds, disposition } = delivery;
    reply.header('Cache-Control', `${scope}, max-age=${maxAgeSeconds}`);
    if (disposition !== undefined) reply.header('Content-Disposition', disposition);
    // A page of an origin in CORS_ORIGINS may show pictures; audio is fetched with credentials.
    return reply.sendFile(place.name, place.folder, {
      cacheControl: false,
      dotfiles: 'ignore',
      index: false,
      onFile: (_path, file) => selectRange(headers, file),
    });
  },
});
