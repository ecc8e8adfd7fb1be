/** Copies the files of a catalogue into the media folder before the database names them. Nothing is overwritten or removed. */
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { eachOf } from '../../lib/eachOf.ts';
import { kinds, type Entry, type EntryFile } from '../format/entry.ts';
import type { PictureKind } from '../pictures.ts';
import { themeOf } from '../toRows.ts';
import { coverName, coverOf, originalFile, recordingFile, themeFile } from './names.ts';
import { makeSizes, sizesOf } from './pictureSizes.ts';

/** One for each of two processor cores: sharp's threads share the rest. */
const PICTURES_AT_ONCE = 2;
const COPIES_AT_ONCE = 8;
const REPORT_EVERY = 500;

async function namesBelow(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Set(names);
}

/** Files of the media folder, with the path in the catalogue that each is a copy of. */
function copiesOf(entries: readonly Entry[], mediaDir: string): Map<string, string> {
  const copies = new Map<string, string>();
  const add = (folder: string, name: string, { path }: EntryFile) =>
    copies.set(join(mediaDir, folder, name), path);
  for (const entry of entries) {
    for (const file of entry.files) {
      if (file.role === 'recording') add('audio', recordingFile(file), file);
      else add('originals', originalFile(file), file);
    }
    if (entry.kind === 'guide') add('audio', themeFile(themeOf(entry)), themeOf(entry));
  }
  return copies;
}

async function copyWhole(from: string, to: string): Promise<void> {
  const part = join(dirname(to), `.part-${process.pid}-${basename(to)}`);
  try {
    // Shares the blocks where the file system can.
    await copyFile(from, part, constants.COPYFILE_FICLONE);
    await rename(part, to);
  } finally {
    await rm(part, { force: true });
  }
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
 * Makes every file that the entries need and the media folder lacks.
 * @param report gets a line of progress now and then
 */
export async function storeFiles(
  entries: readonly Entry[],
  {
    folder,
    mediaDir,
    report,
  }: { folder: string; mediaDir: string; report: (line: string) => void },
): Promise<void> {
  const pictures = join(mediaDir, 'pictures');
  for (const name of ['audio/themes', 'originals', 'pictures']) {
    await mkdir(join(mediaDir, name), { recursive: true });
  }
  const existing = await namesBelow(mediaDir);
  const copies = [...copiesOf(entries, mediaDir)].filter(([file]) => !existing.has(file));
  await eachOf(copies, COPIES_AT_ONCE, ([file, path]) => copyWhole(join(folder, path), file));
  if (copies.length > 0) report(`Copied ${copies.length} files`);

  const covers = coversOf(entries).filter(({ kind, name }) =>
    sizesOf(kind, name).some((file) => !existing.has(join(pictures, file))),
  );
  let made = 0;
  await eachOf(covers, PICTURES_AT_ONCE, async ({ path, ...picture }) => {
    await makeSizes(join(folder, path), { ...picture, folder: pictures });
    made += 1;
    if (made % REPORT_EVERY === 0 || made === covers.length) {
      report(`Made the sizes of ${made} of ${covers.length} covers`);
    }
  });
}
