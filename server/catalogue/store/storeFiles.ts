/** Copies the files of a catalogue into the store before the database names them. Nothing is overwritten or removed. */
import { join } from 'node:path';
import { eachOf } from '../../lib/eachOf.ts';
import { kinds, type Entry, type EntryFile } from '../format/entry.ts';
import type { PictureKind } from '../pictures.ts';
import { themeOf } from '../toRows.ts';
import { requireSpace, type MediaStore } from './mediaStore.ts';
import { coverName, coverOf, keyOf, themeFile } from './names.ts';
import { makeSizes, sizesOf } from './pictureSizes.ts';

/** One for each of two processor cores: sharp's threads share the rest. */
const PICTURES_AT_ONCE = 2;
const COPIES_AT_ONCE = 8;
const REPORT_EVERY = 500;

async function keysIn(store: MediaStore): Promise<Set<string>> {
  const keys = new Set<string>();
  for await (const { key } of store.list()) keys.add(key);
  return keys;
}

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

interface Cover {
  kind: PictureKind;
  name: string;
  path: string;
}

function coversOf(entries: readonly Entry[]): Cover[] {
  return entries.flatMap((entry) => {
    const { picture: kind } = kinds[entry.kind];
    const cover = coverOf(entry);
    return kind && cover ? [{ kind, name: coverName(entry.slug, cover), path: cover.path }] : [];
  });
}

/**
 * Makes every file that the entries need and the store lacks.
 * @param report gets a line of progress now and then
 * @throws StoreFailed when the disk is too small
 */
export async function storeFiles(
  entries: readonly Entry[],
  { folder, store, report }: { folder: string; store: MediaStore; report: (line: string) => void },
): Promise<void> {
  const existing = await keysIn(store);
  const copies = [...copiesOf(entries)].filter(([key]) => !existing.has(key));
  await requireSpace(
    store,
    copies.reduce((sum, [, { bytes }]) => sum + bytes, 0),
  );
  await eachOf(copies, COPIES_AT_ONCE, ([key, { path }]) => store.write(key, join(folder, path)));
  if (copies.length > 0) report(`Copied ${copies.length} files`);

  const covers = coversOf(entries).filter(({ kind, name }) =>
    sizesOf(kind, name).some((key) => !existing.has(key)),
  );
  let made = 0;
  await eachOf(covers, PICTURES_AT_ONCE, async ({ path, ...picture }) => {
    await makeSizes(join(folder, path), { ...picture, store });
    made += 1;
    if (made % REPORT_EVERY === 0 || made === covers.length) {
      report(`Made the sizes of ${made} of ${covers.length} covers`);
    }
  });
}
