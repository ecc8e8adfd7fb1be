/** The files of an entry: its cover, the recordings that it names, and transcripts beside them. */
import { readdir, readFile } from 'node:fs/promises';
import { posix, join } from 'node:path';
import { parseWebVtt } from '../../../contract/webvtt.ts';
import { folderOf, kinds, textFileOf, type Entry, type EntryFile } from '../format/entry.ts';
import type { Path } from '../format/frontMatter.ts';
import type { PictureKind } from '../pictures.ts';
import type { EntryFolder } from './folder.ts';
import { coverProblem, hashFile, recordingSeconds, type FileFacts } from './inspect.ts';

export interface FileProblem {
  /** Where the text of the entry names the file. */
  at?: Path;
  /** Another file than the entry's text. */
  file?: string;
  message: string;
}

/** Paths of recordings that an entry's front matter names, with where it does. */
function namedRecordings(entry: Entry): { at: Path; path: string }[] {
  const folder = folderOf(entry);
  const named = (at: Path, file: string) => ({ at, path: posix.join(folder, file) });
  if (entry.kind === 'guide') {
    const { theme, tracks } = entry.front;
    return [
      ...(theme === undefined ? [] : [named(['theme'], theme)]),
      ...tracks.map(({ file }, index) => named(['tracks', index, 'file'], file)),
    ];
  }
  return 'file' in entry.front ? [named(['file'], entry.front.file)] : [];
}

const COVER = /^cover\.(jpe?g|png|webp|avif)$/i;
const TRANSCRIPTS = ['vtt', 'srt', 'txt'];

/** Reads files of one catalogue. Recordings may be shared, so each is read once. */
export class FileReader {
  readonly #folder: string;
  readonly #seconds: ReadonlyMap<string, number>;
  readonly #covers: ReadonlySet<string>;
  readonly #hashed = new Map<string, Promise<FileFacts | string>>();
  readonly #measured = new Map<string, Promise<number | string>>();
  readonly #listed = new Map<string, Promise<string[]>>();

  /** `known`: files of the shop, by hash: lengths of recordings, and covers that were read before. */
  constructor(folder: string, known: { seconds: Map<string, number>; covers: Set<string> }) {
    this.#folder = folder;
    this.#seconds = known.seconds;
    this.#covers = known.covers;
  }

  async filesOf(
    entry: Entry,
    { names }: EntryFolder,
  ): Promise<{ files: EntryFile[]; problems: FileProblem[] }> {
    const files = new Map<string, EntryFile>();
    const problems: FileProblem[] = [];
    const put = async (found: Promise<EntryFile | string>, where: Omit<FileProblem, 'message'>) => {
      const file = await found;
      if (typeof file === 'string') problems.push({ ...where, message: file });
      else files.set(file.path, file);
    };
    const recordings = namedRecordings(entry);
    for (const { at, path } of recordings) {
      if (path.startsWith('..') || posix.isAbsolute(path)) {
        const message = 'The path leads out of the catalogue: copy the file into it.';
        problems.push({ at, message });
      } else await put(this.#recording(path), { at });
      for (const text of await this.#transcriptsOf(path)) {
        await put(this.#transcript(text), { file: text });
      }
    }
    const folder = folderOf(entry);
    const covers = names.filter((name) => COVER.test(name));
    const [cover] = covers;
    const { picture } = kinds[entry.kind];
    if (cover && picture) {
      const path = `${folder}/${cover}`;
      await put(this.#cover(path, picture), { file: path });
    }
    problems.push(
      ...namesProblems(entry, names, covers, new Set(recordings.map(({ path }) => path))),
    );
    const inOrder = [...files.values()].sort((one, other) => (one.path < other.path ? -1 : 1));
    return { files: inOrder, problems };
  }

  #hash(path: string): Promise<FileFacts | string> {
    const known = this.#hashed.get(path) ?? hashFile(this.#folder, path);
    this.#hashed.set(path, known);
    return known;
  }

  async #recording(path: string): Promise<EntryFile | string> {
    const facts = await this.#hash(path);
    if (typeof facts === 'string') return facts;
    const { sha256 } = facts;
    const measured =
      this.#measured.get(sha256) ??
      Promise.resolve(
        this.#seconds.get(sha256) ?? recordingSeconds(join(this.#folder, path), path),
      );
    this.#measured.set(sha256, measured);
    const seconds = await measured;
    return typeof seconds === 'string' ? seconds : { path, role: 'recording', ...facts, seconds };
  }

  async #cover(path: string, kind: PictureKind): Promise<EntryFile | string> {
    const facts = await this.#hash(path);
    if (typeof facts === 'string') return facts;
    const problem = this.#covers.has(`${kind} ${facts.sha256}`)
      ? undefined
      : await coverProblem(join(this.#folder, path), path, kind);
    return problem ?? { path, role: 'cover', ...facts };
  }

  async #transcript(path: string): Promise<EntryFile | string> {
    const facts = await this.#hash(path);
    if (typeof facts === 'string') return facts;
    const text = await readFile(join(this.#folder, path), 'utf8');
    if (text.trim() === '') return 'The transcript is empty: write it, or remove the file.';
    if (path.endsWith('.vtt') && !/^\uFEFF?WEBVTT/.test(text)) {
      return 'The transcript is no WebVTT: its first line must be WEBVTT.';
    }
    if (path.endsWith('.srt') && !text.includes(' --> ')) {
      return 'The transcript has no times: write them as 00:00:01,000 --> 00:00:04,000, or name the file .txt.';
    }
    if (!path.endsWith('.txt') && parseWebVtt(text).length === 0) {
      return 'The transcript has no sentence: write each one below its times, 00:00:01.000 --> 00:00:04.000.';
    }
    return { path, role: 'transcript', ...facts };
  }

  async #transcriptsOf(recording: string): Promise<string[]> {
    const folder = posix.dirname(recording);
    const list = this.#listed.get(folder) ?? readdir(join(this.#folder, folder)).catch(() => []);
    this.#listed.set(folder, list);
    const names = await list;
    const stem = posix.basename(recording, '.mp3');
    return TRANSCRIPTS.map((ending) => `${stem}.${ending}`)
      .filter((name) => names.includes(name))
      .map((name) => posix.join(folder, name));
  }
}

/** What is wrong with the names of the files beside an entry's text. */
function namesProblems(
  entry: Entry,
  names: string[],
  covers: string[],
  recordings: Set<string>,
): FileProblem[] {
  const folder = folderOf(entry);
  const { picture } = kinds[entry.kind];
  const isDrawn = 'drawn' in entry.front;
  const problems: FileProblem[] = [];
  // News of a guide show the guide's cover.
  const needsCover = picture && !isDrawn && !(entry.kind === 'news' && entry.front.guide);
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
  for (const name of names) {
    const path = `${folder}/${name}`;
    const stem = posix.parse(path).name;
    const isTranscript = TRANSCRIPTS.includes(posix.extname(name).slice(1));
    if (path === textFileOf(entry) || (picture && COVER.test(name)) || recordings.has(path))
      continue;
    if (isTranscript && recordings.has(`${folder}/${stem}.mp3`)) continue;
    problems.push({ file: path, message: unknownFile(name, isTranscript) });
  }
  return problems;
}

function unknownFile(name: string, isTranscript: boolean): string {
  if (name.endsWith('.mp3'))
    return 'No line names this recording: add it to the text, or remove it.';
  if (isTranscript)
    return 'This transcript belongs to no recording: give it the name of its recording.';
  if (name.startsWith('cover.'))
    return 'This cover cannot be shown: save it as JPEG, PNG, WebP or AVIF.';
  return 'This file is no part of an entry: remove it.';
}
