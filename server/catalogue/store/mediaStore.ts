/**
 * Where recordings and pictures are (docs/decisions/034-media-store.md): a folder, or a bucket of an S3-compatible store. A
 * file has a key such as `audio/….mp3`. Keys contain the hash of the content, so a file never changes.
 */
import { extname } from 'node:path';
import { Refused } from '../../lib/refused.ts';

export interface StoredFile {
  key: string;
  /** Reads more about it; null if it was removed meanwhile. */
  facts(): Promise<{ bytes: number; changed: Date } | null>;
}

/** How a file is sent. */
export interface Delivery {
  /** 'public': any cache may store it. 'private': only the user's browser. */
  scope: 'public' | 'private';
  maxAgeSeconds: number;
  /** For how long the permission lasts. Absent: for good. */
  validSeconds?: number;
  /** The header `Content-Disposition`, of a download. */
  disposition?: string;
}

/** What a response sends: a file of a folder, or the address of another server, which may be used for so many seconds. */
export type Place = { folder: string; name: string } | { address: string; seconds: number };

export interface MediaStore {
  /** Names it in messages. */
  readonly name: string;
  has(key: string): Promise<boolean>;
  /** Returns null if it does not have the file. */
  place(key: string, method: string, delivery: Delivery): Promise<Place | null>;
  list(): AsyncIterable<StoredFile>;
  /** Writes a file, from its path or its content. It appears under its key only when it is complete. */
  write(key: string, content: string | Buffer): Promise<void>;
  /** Copies a file to a path. */
  read(key: string, path: string): Promise<void>;
  remove(key: string): Promise<void>;
  /** Returns the free space in bytes; absent where nothing says it. */
  freeBytes?(): Promise<number>;
}

/** A store cannot be used; the message says what to check. */
export class StoreFailed extends Refused {
  override readonly name = 'StoreFailed';
  /** Of a response that needs the store. */
  readonly statusCode = 503;
}

const MEGABYTE = 1_000_000;

/**
 * Refuses work that a store has no space for, before it begins.
 * @throws StoreFailed
 */
export async function requireSpace(store: MediaStore, bytes: number): Promise<void> {
  const free = (await store.freeBytes?.()) ?? Infinity;
  if (bytes <= free) return;
  throw new StoreFailed(
    `The new files need ${Math.ceil(bytes / MEGABYTE)} MB, and ${store.name} has ${Math.floor(free / MEGABYTE)} MB left. ` +
      'Nothing was imported. Make space there, or set MEDIA_DIR to a folder on a larger disk and move the files.',
  );
}

/** A key is a path without leading dots, empty parts and parent folders. */
const KEY = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;

export const isKey = (text: string): boolean => KEY.test(text);

const TYPES: Readonly<Record<string, string>> = {
  '.mp3': 'audio/mpeg',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.vtt': 'text/vtt; charset=utf-8',
};

export const typeOf = (key: string): string => TYPES[extname(key)] ?? 'application/octet-stream';
