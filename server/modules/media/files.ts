/**
 * Where media files are stored, behind a small interface (docs/decisions/020-paid-media.md): a folder today, a bucket
 * later. Routes decide by id who may have what, and never use an address of a request as a key.
 */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';

export interface Delivery {
  /** 'public': any cache may store it. 'private': only the user's browser. */
  scope: 'public' | 'private';
  maxAgeSeconds: number;
}

export interface MediaFiles {
  /** Sends the file of a key: with Range (206, 416), ETag and content type; 404 when there is no such file. */
  send(reply: FastifyReply, key: string, delivery: Delivery): FastifyReply;
}

export interface FolderFiles extends MediaFiles {
  has(key: string): Promise<boolean>;
}

/** A key is a file's name below its folder: no leading dots, no empty parts, no parent folder. */
const KEY = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;

/** Returns files in folders. The first part of a key names a folder: `pictures/…`, `audio/…`. */
export function folderFiles(folders: Readonly<Record<string, string>>): FolderFiles {
  const placeOf = (key: string) => {
    const slash = key.indexOf('/');
    const folder = folders[key.slice(0, slash)];
    return slash < 1 || !folder || !KEY.test(key) ? null : { folder, name: key.slice(slash + 1) };
  };
  return {
    async has(key) {
      const place = placeOf(key);
      return (
        place !== null &&
        access(join(place.folder, place.name)).then(
          () => true,
          () => false,
        )
      );
    },
    send(reply, key, { scope, maxAgeSeconds }) {
      const place = placeOf(key);
      if (!place) {
        reply.callNotFound();
        return reply;
      }
      reply.header('Cache-Control', `${scope}, max-age=${maxAgeSeconds}`);
      // A page of an origin in CORS_ORIGINS may show pictures; audio is fetched with credentials.
      return reply.sendFile(place.name, place.folder, {
        cacheControl: false,
        dotfiles: 'ignore',
        index: false,
      });
    },
  };
}
