/** Which files may be beside an entry's text. */
import { posix } from 'node:path';
import { folderOf, kinds, textFileOf, type Entry } from '../format/entry.ts';
import type { Path } from '../format/frontMatter.ts';

export interface FileProblem {
  /** Where the text of the entry names the file. */
  at?: Path;
  /** Another file than the entry's text. */
  file?: string;
  /** In that file, from 1. Default: 1. */
  line?: number;
  message: string;
}

/** A recording's name without its ending. */
export const stemOf = (path: string): string => posix.parse(path).name;

export const COVER = /^cover\.(jpe?g|png|webp|avif)$/i;
const PICTURE = /\.(jpe?g|png|webp|avif)$/i;
export const TRANSCRIPTS = ['vtt', 'srt', 'txt'];

/**
 * What is wrong with the names of the files beside an entry's text.
 * @param named paths of the recordings and pictures that the text names
 */
export function namesProblems(
  entry: Entry,
  names: string[],
  covers: string[],
  named: Set<string>,
): FileProblem[] {
  const folder = folderOf(entry);
  const { picture } = kinds[entry.kind];
  const problems: FileProblem[] = [];
  // News of a guide show the guide's cover.
  const needsCover = picture && !(entry.kind === 'news' && entry.front.guide);
  if (needsCover && covers.length === 0) {
    problems.push({
      at: [],
      message: 'There is no cover: put cover.jpg, .png, .webp or .avif beside this file.',
    });
  }
  if (covers.length > 1) {
    problems.push({
      file: `${folder}/${covers[1]}`,
      message: `There is ${covers[0]} too: keep one cover.`,
    });
  }
  const stems = new Set([...named].filter((path) => posix.dirname(path) === folder).map(stemOf));
  for (const name of names) {
    const path = `${folder}/${name}`;
    const isTranscript = TRANSCRIPTS.includes(posix.extname(name).slice(1).toLowerCase());
    if (path === textFileOf(entry) || (picture && COVER.test(name)) || named.has(path)) continue;
    if (isTranscript && stems.has(stemOf(path))) continue;
    problems.push({ file: path, message: unknownFile(name, isTranscript) });
  }
  return problems;
}

function unknownFile(name: string, isTranscript: boolean): string {
  if (/\.mp3$/i.test(name))
    return 'No line names this recording: add it to the text, or remove it.';
  if (isTranscript)
    return 'This transcript belongs to no recording: give it the name of its recording.';
  if (name.startsWith('cover.'))
    return 'This cover cannot be shown: save it as JPEG, PNG, WebP or AVIF.';
  if (PICTURE.test(name))
    return "No line names this picture: add it to a track as 'picture', or remove it.";
  return 'This file is no part of an entry: remove it.';
}
