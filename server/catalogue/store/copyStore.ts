/** Copies all files of a store into another one. It can be interrupted at any moment, and continued. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { eachOf } from '../../lib/eachOf.ts';
import type { MediaStore, StoredFile } from './mediaStore.ts';

const AT_ONCE = 4;
const REPORT_EVERY = 500;
/** Recordings, covers and transcripts have their SHA-256 as their name. */
const HASH_NAME = /(?:^|\/)([0-9a-f]{64})\.\w+$/;

export interface Copied {
  copied: number;
  /** Files that the other store has already, in the same length. */
  known: number;
  /** Keys of files whose content is not what their name says: they are not copied. */
  damaged: string[];
}

async function sizesIn(store: MediaStore): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for await (const { key, facts } of store.list()) sizes.set(key, (await facts())?.bytes ?? -1);
  return sizes;
}

async function isIntact(key: string, path: string): Promise<boolean> {
  const wanted = HASH_NAME.exec(key)?.[1];
  if (wanted === undefined) return true;
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex') === wanted;
}

export async function copyStore(
  from: MediaStore,
  to: MediaStore,
  report: (line: string) => void,
): Promise<Copied> {
  const sizes = await sizesIn(to);
  const files: StoredFile[] = [];
  for await (const file of from.list()) files.push(file);
  const result: Copied = { copied: 0, known: 0, damaged: [] };
  const folder = await mkdtemp(join(tmpdir(), 'cicerone-media-'));
  try {
    await eachOf(files.entries(), AT_ONCE, async ([index, { key, facts }]) => {
      const found = await facts();
      if (!found) return;
      if (sizes.get(key) === found.bytes) {
        result.known += 1;
        return;
      }
      const path = join(folder, String(index));
      await from.read(key, path);
      if (await isIntact(key, path)) {
        await to.write(key, path);
        result.copied += 1;
        if (result.copied % REPORT_EVERY === 0) report(`Copied ${result.copied} files`);
      } else result.damaged.push(key);
      await rm(path);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return result;
}
