/**
 * Where media files are stored, behind a small interface (docs/decisions/020-paid-media.md): a folder today, a bucket
 * later. Routes decide by id who may have what, and never use an address of a request as a key.
 */
import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FastifyReply } from 'fastify';
import { DEMO_CATALOGUE, DEMO_PICTURES } from '../../../build.settings.ts';

export interface Delivery {
  /** 'public': any cache may store it. 'private': only the user's browser. */
  scope: 'public' | 'private';
  maxAgeSeconds: number;
}

export interface MediaFiles {
  /** Sends the file of a key: with Range (206, 416), ETag and content type; 404 when there is no such file. */
  send(reply: FastifyReply, key: string, delivery: Delivery): FastifyReply | Promise<FastifyReply>;
}

export interface FolderFiles extends MediaFiles {
  has(key: string): Promise<boolean>;
}

/** A key is a file's name below its folder: no leading dots, no empty parts, no parent folder. */
const KEY = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;

/** Folders by the first part of a key, `pictures/…`, `audio/…`: the first one that has the file sends it. */
export type MediaFolders = Readonly<Record<string, readonly string[]>>;

/**
 * Returns where imported recordings and pictures are, then those of the bundled catalogue: drawn pictures, and recordings
 * by the names of version 0.1.0.
 */
export const mediaFolders = (mediaDir: string): MediaFolders => ({
  pictures: [join(mediaDir, 'pictures'), resolve(DEMO_PICTURES)],
  audio: [join(mediaDir, 'audio'), resolve(DEMO_CATALOGUE)],
});

/** Returns files in folders. */
export function folderFiles(folders: MediaFolders): FolderFiles {
  const placeOf = async (key: string) => {
    const slash = key.indexOf('/');
    const among = slash < 1 || !KEY.test(key) ? undefined : folders[key.slice(0, slash)];
    const name = key.slice(slash + 1);
    for (const folder of among ?? []) {
      const isThere = await access(join(folder, name)).then(
        () => true,
        () => false,
      );
      if (isThere) return { folder, name };
    }
    return null;
  };
  return {
    has: async (key) => (await placeOf(key)) !== null,
    async send(reply, key, { scope, maxAgeSeconds }) {
      const place = await placeOf(key);
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
