/** Sends media files. Routes decide by id who may have what, and never use an address of a request as a key. */
import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FastifyReply } from 'fastify';
import { DEMO_CATALOGUE, DEMO_PICTURES } from '../../../build.settings.ts';
import {
  isKey,
  type Delivery,
  type MediaStore,
  type Place,
} from '../../catalogue/store/mediaStore.ts';

export interface MediaFiles {
  /**
   * Sends the file of a key: with Range (206, 416), ETag and content type, or by a redirect to the store; 404 when there
   * is no such file.
   */
  send(reply: FastifyReply, key: string, delivery: Delivery): FastifyReply | Promise<FastifyReply>;
}

export interface CatalogueFiles extends MediaFiles {
  has(key: string): Promise<boolean>;
}

/** Files of the bundled catalogue, by the first part of a key: drawn pictures, and previews by the names of version 0.1.0. */
const BUNDLED: Readonly<Record<string, string>> = {
  pictures: resolve(DEMO_PICTURES),
  audio: resolve(DEMO_CATALOGUE),
};

async function bundledPlace(key: string): Promise<Place | null> {
  const slash = key.indexOf('/');
  const folder = isKey(key) ? BUNDLED[key.slice(0, slash)] : undefined;
  if (folder === undefined) return null;
  const name = key.slice(slash + 1);
  return access(join(folder, name)).then(
    () => ({ folder, name }),
    () => null,
  );
}

/** Returns the files of a store, and those of the bundled catalogue that it does not have. */
export const catalogueFiles = (store: MediaStore): CatalogueFiles => ({
  has: async (key) => (await store.has(key)) || (await bundledPlace(key)) !== null,
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
    const { scope, maxAgeSeconds, disposition } = delivery;
    reply.header('Cache-Control', `${scope}, max-age=${maxAgeSeconds}`);
    if (disposition !== undefined) reply.header('Content-Disposition', disposition);
    // A page of an origin in CORS_ORIGINS may show pictures; audio is fetched with credentials.
    return reply.sendFile(place.name, place.folder, {
      cacheControl: false,
      dotfiles: 'ignore',
      index: false,
    });
  },
});
