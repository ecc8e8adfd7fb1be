/**
 * Names of a catalogue's files in the media folder. They contain the hash of the content: a new version of a file has
 * another name, so what customers see changes with the database alone, in one moment.
 */
import { extname } from 'node:path';
import { kinds, type Entry, type EntryFile } from '../format/entry.ts';
import { picturePath } from '../pictures.ts';

/** Below `audio/`. */
export const recordingFile = ({ sha256 }: EntryFile): string => `${sha256}.mp3`;

/** Below `audio/`. Anyone may play it by its name, so it is a file of its own (modules/media/mediaRoutes.ts). */
export const themeFile = ({ sha256 }: EntryFile): string => `themes/${sha256}.mp3`;

/** Below `originals/`, which no address leads to: covers and transcripts as they were imported. */
export const originalFile = ({ sha256, path }: EntryFile): string =>
  `${sha256}${extname(path).toLowerCase()}`;

/** The key of a file as it was imported. */
export const keyOf = (file: EntryFile): string =>
  file.role === 'recording' ? `audio/${recordingFile(file)}` : `originals/${originalFile(file)}`;

const HASH_LENGTH = 12;

/** The name of a cover's sizes (`pictures.ts`); a drawn cover has the name of its entry. */
export const coverName = (slug: string, cover: EntryFile | undefined): string =>
  cover ? `${slug}-${cover.sha256.slice(0, HASH_LENGTH)}` : slug;

export const coverOf = ({ files }: Entry): EntryFile | undefined =>
  files.find(({ role }) => role === 'cover');

/** Returns the path of an entry's picture as rows store it; empty for a kind without one. */
export function imageOf(entry: Entry): string {
  const { picture } = kinds[entry.kind];
  return picture ? picturePath(picture, coverName(entry.slug, coverOf(entry))) : '';
}
