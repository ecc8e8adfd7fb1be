/** Media files in a folder, which several servers may share. */
import { constants } from 'node:fs';
import {
  access,
  copyFile,
  mkdir,
  readdir,
  rename,
  rm,
  stat,
  statfs,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { isKey, StoreFailed, type MediaStore, type StoredFile } from './mediaStore.ts';

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

// A copy shares the blocks where the file system can.
const put = (path: string, content: string | Buffer): Promise<void> =>
  typeof content === 'string'
    ? copyFile(content, path, constants.COPYFILE_FICLONE)
    : writeFile(path, content);

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

const full = (folder: string): StoreFailed =>
  new StoreFailed(
    `The disk of ${folder} is full. Nothing was imported. Make space, and import again: files that are complete are used then.`,
  );

/** Only the first file of a folder finds that it has to be made. */
async function writePart(path: string, content: string | Buffer): Promise<void> {
  try {
    await put(path, content);
  } catch (error) {
    if (isFull(error)) throw error;
    await mkdir(dirname(path), { recursive: true });
    await put(path, content);
  }
}

export function folderStore(folder: string): MediaStore {
  const pathOf = (key: string) => join(folder, key);
  const has = async (key: string) => isKey(key) && (await isThere(pathOf(key)));

  async function* list(): AsyncIterable<StoredFile> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name);
      const key = relative(folder, path).split(sep).join('/');
      // A file that is being written has a hidden name.
      if (!entry.isFile() || !isKey(key)) continue;
      const facts = () =>
        stat(path).then(
          ({ size, mtime }) => ({ bytes: size, changed: mtime }),
          () => null,
        );
      yield { key, facts };
    }
  }

  return {
    name: folder,
    has,
    list,
    place: async (key) => ((await has(key)) ? { folder, name: key } : null),
    write: async (key, content) => {
      const path = pathOf(key);
      const part = join(dirname(path), `.part-${process.pid}-${basename(path)}`);
      try {
        await writePart(part, content);
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true });
        throw isFull(error) ? full(folder) : error;
      }
    },
    read: (key, path) => copyFile(pathOf(key), path, constants.COPYFILE_FICLONE),
    remove: (key) => rm(pathOf(key), { force: true }),
    freeBytes: async () => {
      await mkdir(folder, { recursive: true });
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
  };
}
