/** The files of an entry: its cover, the recordings that it names, and transcripts beside them. */
import { readdir, readFile } from 'node:fs/promises';
import { posix, join } from 'node:path';
import { parseWebVtt } from '../../../contract/webvtt.ts';
import { folderOf, kinds, type Entry, type EntryFile } from '../format/entry.ts';
import type { Path } from '../format/frontMatter.ts';
import type { PictureKind } from '../pictures.ts';
import { COVER, namesProblems, TRANSCRIPTS, type FileProblem } from './fileNames.ts';
import type { EntryFolder } from './folder.ts';
import { coverProblem, insideOf, readAndHash, recordingSeconds } from './inspect.ts';

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

/** Reads files of one catalogue. Recordings may be shared, so each is read once. */
export class FileReader {
  readonly #folder: string;
  readonly #seconds: ReadonlyMap<string, number>;
  readonly #covers: Set<string>;
  readonly #isInside: ReturnType<typeof insideOf>;
  /** Recordings and transcripts by path. */
  readonly #shared = new Map<string, Promise<EntryFile | string>>();
  readonly #measured = new Map<string, Promise<number | string>>();
  readonly #listed = new Map<string, Promise<string[]>>();

  /** `known`: files of the shop, by hash: lengths of recordings, and covers that were read before. */
  constructor(folder: string, known: { seconds: Map<string, number>; covers: Set<string> }) {
    this.#folder = folder;
    this.#isInside = insideOf(folder);
    this.#seconds = known.seconds;
    this.#covers = new Set(known.covers);
  }

  async filesOf(
    entry: Entry,
    { names }: EntryFolder,
  ): Promise<{ files: EntryFile[]; problems: FileProblem[] }> {
    const files = new Map<string, EntryFile>();
    const problems: FileProblem[] = [];
    const folder = folderOf(entry);
    this.#listed.set(folder, Promise.resolve(names));
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
      } else await put(this.#once(path, this.#recording), { at });
      for (const text of await this.#transcriptsOf(path)) {
        await put(this.#once(text, this.#transcript), { file: text });
      }
    }
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

  #once(
    path: string,
    look: (this: FileReader, path: string) => Promise<EntryFile | string>,
  ): Promise<EntryFile | string> {
    const known = this.#shared.get(path) ?? look.call(this, path);
    this.#shared.set(path, known);
    return known;
  }

  readonly #read = (path: string) => readAndHash(this.#folder, path, this.#isInside);

  async #recording(path: string): Promise<EntryFile | string> {
    const read = await this.#read(path);
    if (typeof read === 'string') return read;
    const { content = join(this.#folder, path), ...facts } = read;
    const { sha256 } = facts;
    const measured =
      this.#measured.get(sha256) ??
      Promise.resolve(this.#seconds.get(sha256) ?? recordingSeconds(content, path));
    this.#measured.set(sha256, measured);
    const seconds = await measured;
    return typeof seconds === 'string' ? seconds : { path, role: 'recording', ...facts, seconds };
  }

  async #cover(path: string, kind: PictureKind): Promise<EntryFile | string> {
    const read = await this.#read(path);
    if (typeof read === 'string') return read;
    const { content = join(this.#folder, path), ...facts } = read;
    const key = `${kind} ${facts.sha256}`;
    const problem = this.#covers.has(key) ? undefined : await coverProblem(content, path, kind);
    if (problem !== undefined) return problem;
    this.#covers.add(key);
    return { path, role: 'cover', ...facts };
  }

  async #transcript(path: string): Promise<EntryFile | string> {
    const read = await this.#read(path);
    if (typeof read === 'string') return read;
    const { content, ...facts } = read;
    const text = content?.toString() ?? (await readFile(join(this.#folder, path), 'utf8'));
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
