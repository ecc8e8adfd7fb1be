/**
 * Names of a catalogue's files in the media folder. They contain the hash of the content: a new version of a file has
 * another name, so what customers see changes with the database alone, in one moment.
 */
import { extname } from 'node:path';
import { folderOf, kinds, type Entry, type EntryFile } from '../format/entry.ts';
import { picturePath, type PictureKind } from '../pictures.ts';

const HASH_LENGTH = 12;

/** Below `audio/`. */
export const recordingFile = ({ sha256 }: EntryFile): string => `${sha256}.mp3`;

/** Of several transcripts of a recording the first one of these kinds is shown. */
const WORDS = ['.vtt', '.srt', '.txt'];

/** A path without the ending of its name. */
const placeOf = (path: string): string => path.slice(0, path.length - extname(path).length);

/** Returns the transcript of a recording in an entry; undefined if it has none. */
export function wordsOf({ files }: Entry, { path }: EntryFile): EntryFile | undefined {
  const place = placeOf(path);
  const beside = files.filter((file) => file.role === 'transcript' && placeOf(file.path) === place);
  return WORDS.map((ending) =>
    beside.find((file) => extname(file.path).toLowerCase() === ending),
  ).find(Boolean);
}

/**
 * Returns a function with the slug of a recording in an entry. Words belong to the stop, not to the bytes: where the same
 * sound has other words, or none, it is another recording with the same file.
 */
export function recordingSlugs(
  entries: readonly Entry[],
): (entry: Entry, file: EntryFile) => string {
  const wordsIn = (entry: Entry, file: EntryFile) => wordsOf(entry, file)?.sha256 ?? 'none';
  const first = new Map<string, string>();
  for (const entry of [...entries].sort(byFolder)) {
    for (const file of entry.files) {
      if (file.role !== 'recording' || first.has(file.sha256)) continue;
      first.set(file.sha256, wordsIn(entry, file));
    }
  }
  return (entry, file) => {
    const words = wordsIn(entry, file);
    return words === first.get(file.sha256)
      ? recordingFile(file)
      : `${file.sha256}-${words.slice(0, HASH_LENGTH)}.mp3`;
  };
}

const byFolder = (one: Entry, other: Entry): number => (folderOf(one) < folderOf(other) ? -1 : 1);

/** Below `audio/`. Anyone may play it by its name, so it is a file of its own (modules/media/mediaRoutes.ts). */
export const themeFile = ({ sha256 }: EntryFile): string => `themes/${sha256}.mp3`;

/** Below `originals/`, which no address leads to: covers and transcripts as they were imported. */
export const originalFile = ({ sha256, path }: EntryFile): string =>
  `${sha256}${extname(path).toLowerCase()}`;

/** The key of a file as it was imported. */
export const keyOf = (file: EntryFile): string =>
  file.role === 'recording' ? `audio/${recordingFile(file)}` : `originals/${originalFile(file)}`;

export const coverOf = ({ files }: Entry): EntryFile | undefined =>
  files.find(({ role }) => role === 'cover');

export interface Cover {
  kind: PictureKind;
  /** Of its sizes (`pictures.ts`). */
  name: string;
  file: EntryFile;
}

/** Returns what a file of an entry is shown as; null if it is no picture. */
const pictureKindOf = ({ kind }: Entry, { role }: EntryFile): PictureKind | null => {
  if (role === 'picture') return 'stop';
  return role === 'cover' ? kinds[kind].picture : null;
};

/**
 * Returns each cover and each picture of a stop, by its file. Identical ones that are shown as the same kind share the first
 * one's name, so its sizes are made once.
 */
export function coversOf(entries: readonly Entry[]): Map<EntryFile, Cover> {
  const known = new Map<string, Cover>();
  const covers = new Map<EntryFile, Cover>();
  for (const entry of entries) {
    for (const file of entry.files) {
      const kind = pictureKindOf(entry, file);
      if (!kind) continue;
      const key = `${kind} ${file.sha256}`;
      const name = `${entry.slug}-${file.sha256.slice(0, HASH_LENGTH)}`;
      const cover = known.get(key) ?? { kind, name, file };
      known.set(key, cover);
      covers.set(file, cover);
    }
  }
  return covers;
}

/** The title of an entry's page. */
export const titleOf = ({ front }: Entry): string =>
  'title' in front ? front.title : 'name' in front ? front.name : '';

/** Returns the path of a cover's picture as rows store it; empty without a cover. */
export const imageOf = (cover: Cover | undefined): string =>
  cover ? picturePath(cover.kind, cover.name, cover.file.colour) : '';
