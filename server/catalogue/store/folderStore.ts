/** Media files in a folder, which several servers may share. */
import { constants } from 'node:fs';
import { access, copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { isKey, type MediaStore, type StoredFile } from './mediaStore.ts';

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

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
      await mkdir(dirname(path), { recursive: true });
      try {
        // A copy shares the blocks where the file system can.
        await (typeof content === 'string'
          ? copyFile(content, part, constants.COPYFILE_FICLONE)
          : writeFile(part, content));
        await rename(part, path);
      } finally {
        await rm(part, { force: true });
      }
    },
    read: (key, path) => copyFile(pathOf(key), path, constants.COPYFILE_FICLONE),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
