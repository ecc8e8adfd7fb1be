/** Copies the files of a catalogue into the store before the database names them. Nothing is overwritten or removed. */
import { eachOf } from '../../lib/eachOf.ts';
import type { Entry, EntryFile } from '../format/entry.ts';
import { themeOf } from '../toRows.ts';
import { keysIn, PICTURES_AT_ONCE, unfinishedCovers, type Sizes } from './covers.ts';
import { requireSpace, type MediaStore } from './mediaStore.ts';
import { keyOf, themeFile } from './names.ts';
import { makeSizes } from './pictureSizes.ts';
import { diskPath } from '../check/diskPath.ts';

const COPIES_AT_ONCE = 8;
const REPORT_EVERY = 500;

/** Keys of files in the store, with the file of the catalogue that each is a copy of. */
function copiesOf(entries: readonly Entry[]): Map<string, EntryFile> {
  const copies = new Map<string, EntryFile>();
  for (const entry of entries) {
    for (const file of entry.files) copies.set(keyOf(file), file);
    if (entry.kind !== 'guide') continue;
    const theme = themeOf(entry);
    copies.set(`audio/${themeFile(theme)}`, theme);
  }
  return copies;
}

interface Storing {
  folder: string;
  store: MediaStore;
  /** Of covers. */
  sizes: Sizes;
  /** Gets a line of progress now and then. */
  report: (line: string) => void;
}

/**
 * Makes every file that the entries need and the store lacks.
 * @throws StoreFailed when the disk is too small
 */
export async function storeFiles(
  entries: readonly Entry[],
  { folder, store, sizes, report }: Storing,
): Promise<void> {
  const existing = await keysIn(store);
  const copies = [...copiesOf(entries)].filter(([key]) => !existing.has(key));
  await requireSpace(
    store,
    copies.reduce((sum, [, { bytes }]) => sum + bytes, 0),
  );
  await eachOf(copies, COPIES_AT_ONCE, ([key, { path }]) =>
    store.write(key, diskPath(folder, path)),
  );
  if (copies.length > 0) report(`Copied ${copies.length} files`);

  const covers = unfinishedCovers(entries, existing, sizes);
  let made = 0;
  await eachOf(covers, PICTURES_AT_ONCE, async ({ file, ...cover }) => {
    await makeSizes(diskPath(folder, file.path), { ...cover, store });
    made += 1;
    if (made % REPORT_EVERY === 0 || made === covers.length) {
      report(`Made the sizes of ${made} of ${covers.length} covers`);
    }
  });
}
