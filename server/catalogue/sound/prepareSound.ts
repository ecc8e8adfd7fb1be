/** Makes recordings ready for the ear: equally loud, with a smaller variant for saving data. */
import { mkdtemp, rm, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eachOf } from '../../lib/eachOf.ts';
import type { Entry, EntryFile } from '../format/entry.ts';
import { CatalogueRefused, type Problem } from '../format/problems.ts';
import { requireSpace, StoreFailed, type MediaStore } from '../store/mediaStore.ts';
import { recordingFile, recordingSlugs, themeFile } from '../store/names.ts';
import { themeOf } from '../toRows.ts';
import { BYTES_PER_SECOND, FfmpegFailed, hasFfmpeg, makeSeekable, normalize } from './ffmpeg.ts';
import { isSeekable, mpegSound } from './mpegFrames.ts';
import { loudFile, smallFile } from './names.ts';
import { diskPath } from '../check/diskPath.ts';

/** A shorter recording has too few sentences to measure, and is taken as it is. */
const SHORTEST_SECONDS = 10;
const AT_ONCE = 2;
const REPORT_EVERY = 20;
/** More sound than this takes so long that it is announced. */
const LONG_SECONDS = 600;
const LEAST_FREE_BYTES = 16_000_000;

/** Files that are sent instead of recordings, by the recording's file. */
export type Prepared = ReadonlyMap<string, { file: string; bytes: number }>;

interface Preparing {
  folder: string;
  store: MediaStore;
  /** Slugs of recordings that the shop has: they stay as they are, so that downloads stay complete. */
  known: ReadonlySet<string>;
  report: (line: string) => void;
  /** Interrupts the work. */
  signal?: AbortSignal | undefined;
}

/** Sizes of what was made before. */
async function madeIn(store: MediaStore): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for await (const { key, facts } of store.list()) {
    if (/-18\.mp3$/.test(key)) sizes.set(key, (await facts())?.bytes ?? 0);
  }
  return sizes;
}

/**
 * ffmpeg fails alike for a damaged recording and a full disk.
 * @throws StoreFailed when the disk is full
 */
async function requireTemporarySpace(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize > LEAST_FREE_BYTES) return;
  throw new StoreFailed(
    `The disk of ${tmpdir()} is full. Nothing was imported. Make space, or set TMPDIR to a folder on another disk, and import again.`,
  );
}

const isMadeSeekable = (folder: string, { path }: EntryFile): boolean => {
  const sound = mpegSound(diskPath(folder, path));
  return sound !== undefined && !isSeekable(sound);
};

/** Files below `audio/` of recordings that the shop does not have, each with one file of the catalogue. */
function wantedOf(
  entries: readonly Entry[],
  { folder, known }: Pick<Preparing, 'folder' | 'known'>,
): Map<string, EntryFile> {
  const wanted = new Map<string, EntryFile>();
  const slugOf = recordingSlugs(entries);
  const add = (name: string, slug: string, file: EntryFile): void => {
    if (known.has(slug) || wanted.has(name)) return;
    const isLong = (file.seconds ?? 0) >= SHORTEST_SECONDS;
    if (isLong || isMadeSeekable(folder, file)) wanted.set(name, file);
  };
  for (const entry of entries) {
    for (const file of entry.files) {
      if (file.role === 'recording') add(recordingFile(file), slugOf(entry, file), file);
    }
    if (entry.kind !== 'guide') continue;
    const theme = themeOf(entry);
    add(themeFile(theme), themeFile(theme), theme);
  }
  return wanted;
}

/**
 * Returns what is sent instead of new recordings. Without ffmpeg it reports that once, and they are sent as they are.
 * @throws CatalogueRefused for recordings that cannot be decoded, FfmpegFailed
 */
export async function prepareSound(
  entries: readonly Entry[],
  { folder, store, known, report, signal }: Preparing,
): Promise<Prepared> {
  const prepared = new Map<string, { file: string; bytes: number }>();
  const wanted = wantedOf(entries, { folder, known });
  if (wanted.size === 0) return prepared;
  if (!(await hasFfmpeg())) {
    report('Warning: ffmpeg is not installed, so recordings keep their own loudness.');
    return prepared;
  }
  const made = await madeIn(store);
  const missing = [...wanted].filter(([name]) => !made.has(`audio/${loudFile(name)}`));
  const seconds = missing.reduce((sum, [, file]) => sum + (file.seconds ?? 0), 0);
  await requireSpace(store, seconds * BYTES_PER_SECOND);
  if (seconds > LONG_SECONDS) {
    const minutes = Math.round(seconds / 60);
    report(
      `Making ${missing.length} recordings equally loud: ${minutes} minutes of sound, about a second for each minute`,
    );
  }
  const problems: Problem[] = [];
  const work = await mkdtemp(join(tmpdir(), 'cicerone-sound-'));
  let done = 0;
  try {
    await eachOf([...wanted].entries(), AT_ONCE, async ([index, [name, found]]) => {
      const { path, seconds: length = 0 } = found;
      const file = loudFile(name);
      const before = made.get(`audio/${file}`);
      const loud = join(work, `${index}.mp3`);
      const small = join(work, `${index}-small.mp3`);
      const files = { to: loud, small, seconds: length, signal };
      if (before !== undefined) {
        prepared.set(name, { file, bytes: before });
        return;
      }
      try {
        const isLoud =
          length >= SHORTEST_SECONDS && (await normalize(diskPath(folder, path), files));
        if (!isLoud) {
          if (!isMadeSeekable(folder, found)) return;
          await makeSeekable(diskPath(folder, path), files);
        }
      } catch (error) {
        if (error instanceof FfmpegFailed) throw error;
        await requireTemporarySpace(work);
        const message = 'This recording cannot be decoded: save it again as MP3 (MPEG layer 3).';
        problems.push({ file: path, line: 1, message });
        return;
      }
      // The smaller one first: the other one says that both are there.
      await store.write(`audio/${smallFile(file)}`, small);
      await store.write(`audio/${file}`, loud);
      prepared.set(name, { file, bytes: (await stat(loud)).size });
      await Promise.all([rm(loud), rm(small)]);
      done += 1;
      if (done % REPORT_EVERY === 0) report(`Made ${done} recordings equally loud`);
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  if (problems.length > 0) throw new CatalogueRefused(problems);
  return prepared;
}
