/** The files of an entry: its cover, the recordings that it names, and transcripts beside them. */
import { readdir, readFile } from 'node:fs/promises';
import { posix, join } from 'node:path';
import { folderOf, kinds, type Entry, type EntryFile } from '../format/entry.ts';
import type { Path } from '../format/frontMatter.ts';
import { readTranscript } from '../format/transcript.ts';
import { utf8Text } from '../format/utf8.ts';
import type { PictureKind } from '../pictures.ts';
import { converted, decodingProblem, mp3Path } from './convertSound.ts';
import { diskPath, standsFor } from './diskPath.ts';
import { COVER, namesProblems, stemOf, TRANSCRIPTS, type FileProblem } from './fileNames.ts';
import type { EntryFolder } from './folder.ts';
import { coverColour, hashOf, insideOf, readAndHash, recordingSeconds } from './inspect.ts';

/** Paths of recordings that an entry's front matter names, with where it does. */
function namedRecordings(entry: Entry): { at: Path; path: string }[] {
  const folder = folderOf(entry);
  const named = (at: Path, file: string) => ({
    at,
    path: posix.join(folder, file).normalize('NFC'),
  });
  if (entry.kind === 'guide' || entry.kind === 'translation') {
    const theme = entry.kind === 'guide' ? entry.front.theme : undefined;
    return [
      ...(theme === undefined ? [] : [named(['theme'], theme)]),
      ...entry.front.tracks.map(({ file }, index) => named(['tracks', index, 'file'], file)),
    ];
  }
  return 'file' in entry.front ? [named(['file'], entry.front.file)] : [];
}

/** Paths of the pictures of a guide's stops, with where it names them. */
function namedPictures(entry: Entry): { at: Path; path: string }[] {
  if (entry.kind !== 'guide') return [];
  return entry.front.tracks.flatMap(({ picture }, index) =>
    picture === undefined
      ? []
      : [
          {
            at: ['tracks', index, 'picture'],
            path: `${folderOf(entry)}/${picture}`.normalize('NFC'),
          },
        ],
  );
}

/** A file, or what is wrong with it. */
type Looked = EntryFile | string | FileProblem[];

/** Reads files of one catalogue. Recordings may be shared, so each is read once. */
export class FileReader {
  readonly #folder: string;
  readonly #seconds: ReadonlyMap<string, number>;
  readonly #covers: Map<string, string>;
  readonly #isInside: ReturnType<typeof insideOf>;
  /** Recordings and transcripts by path. */
  readonly #shared = new Map<string, Promise<Looked>>();
  readonly #measured = new Map<string, Promise<number | string>>();
  readonly #listed = new Map<string, Promise<string[]>>();
  readonly #decodes: boolean;

  /**
   * `known`: files of the shop, by hash: lengths of recordings, and colours of covers. `decodes`: whether
   * recordings are decoded to the end, which takes a second for each minute of sound.
   */
  constructor(
    folder: string,
    known: { seconds: Map<string, number>; covers: Map<string, string> },
    decodes: boolean,
  ) {
    this.#folder = folder;
    this.#decodes = decodes;
    this.#isInside = insideOf(folder);
    this.#seconds = known.seconds;
    this.#covers = new Map(known.covers);
  }

  async filesOf(
    entry: Entry,
    { names }: EntryFolder,
  ): Promise<{ files: EntryFile[]; problems: FileProblem[] }> {
    const files = new Map<string, EntryFile>();
    const problems: FileProblem[] = [];
    const folder = folderOf(entry);
    // A guide and its translations share a folder.
    const listed = Promise.resolve(this.#listed.get(folder));
    this.#listed.set(
      folder,
      listed.then((others = []) => [...others, ...names]),
    );
    const put = async (
      found: Promise<Looked>,
      where: Omit<FileProblem, 'message'>,
    ): Promise<EntryFile | undefined> => {
      const file = await found;
      if (typeof file === 'string') problems.push({ ...where, message: file });
      else if (Array.isArray(file)) problems.push(...file.map((one) => ({ ...where, ...one })));
      else {
        files.set(file.path, file);
        return file;
      }
      return undefined;
    };
    const recordings = namedRecordings(entry);
    for (const { at, path } of recordings) {
      if (path.startsWith('..') || posix.isAbsolute(path)) {
        const message = 'The path leads out of the catalogue: copy the file into it.';
        problems.push({ at, message });
        continue;
      }
      const recording = await put(
        this.#once(path, () => this.#recording(path)),
        { at },
      );
      // Without its length the times of its words cannot be checked.
      const { seconds = Infinity } = recording ?? {};
      for (const text of await this.#transcriptsOf(path)) {
        await put(
          this.#once(text, () => this.#transcript(text, seconds)),
          { file: text },
        );
      }
    }
    const covers = names.filter((name) => COVER.test(name));
    const [cover] = covers;
    const { picture } = kinds[entry.kind];
    if (cover && picture) {
      const path = `${folder}/${cover}`;
      await put(this.#picture(path, 'cover', picture), { file: path });
    }
    const pictures = namedPictures(entry);
    for (const { at, path } of pictures) {
      if (COVER.test(posix.basename(path))) {
        problems.push({ at, message: 'A stop without a picture shows the cover: remove this.' });
      } else {
        await put(
          this.#once(path, () => this.#picture(path, 'picture', 'stop')),
          { at },
        );
      }
    }
    for (const { at, path } of recordings) {
      const other = mp3Path(path);
      if (
        other !== path &&
        names.includes(posix.basename(other)) &&
        posix.dirname(other) === folder
      ) {
        problems.push({ at, message: `There is ${other} too: keep one of the two.` });
      }
    }
    problems.push(
      ...namesProblems(
        entry,
        names,
        covers,
        new Set([...recordings, ...pictures].map(({ path }) => path)),
      ),
    );
    const inOrder = [...files.values()].sort((one, other) => (one.path < other.path ? -1 : 1));
    return { files: inOrder, problems };
  }

  #once(path: string, look: () => Promise<Looked>): Promise<Looked> {
    const known = this.#shared.get(path) ?? look();
    this.#shared.set(path, known);
    return known;
  }

  readonly #read = (path: string) => readAndHash(this.#folder, path, this.#isInside);

  async #recording(named: string): Promise<EntryFile | string> {
    let read = await this.#read(named);
    if (typeof read === 'string') return read;
    const path = mp3Path(named);
    if (path !== named) {
      const made = await converted(diskPath(this.#folder, named), { named, sha256: read.sha256 });
      if (made.problem !== undefined) return made.problem;
      standsFor(this.#folder, path, made.file);
      const content = await readFile(made.file);
      // In the order of `readAndHash`: entries are compared as text.
      read = { sha256: hashOf(content), bytes: content.length, content };
    }
    const { content = diskPath(this.#folder, path), ...facts } = read;
    const { sha256 } = facts;
    const measured =
      this.#measured.get(sha256) ??
      Promise.resolve(this.#seconds.get(sha256) ?? recordingSeconds(content, path));
    this.#measured.set(sha256, measured);
    const seconds = await measured;
    if (typeof seconds === 'string') return seconds;
    const problem =
      this.#decodes && (await decodingProblem(diskPath(this.#folder, path), { path, seconds }));
    return problem ? problem : { path, role: 'recording', ...facts, seconds };
  }

  async #picture(
    path: string,
    role: 'cover' | 'picture',
    kind: PictureKind,
  ): Promise<EntryFile | string> {
    const read = await this.#read(path);
    if (typeof read === 'string') return read;
    const { content = diskPath(this.#folder, path), ...facts } = read;
    const key = `${kind} ${facts.sha256}`;
    const known = this.#covers.get(key);
    const looked = known === undefined ? await coverColour(content, path, kind) : { colour: known };
    if (typeof looked === 'string') return looked;
    this.#covers.set(key, looked.colour);
    return { path, role, ...facts, ...looked };
  }

  async #transcript(path: string, seconds: number): Promise<EntryFile | FileProblem[]> {
    const read = await this.#read(path);
    if (typeof read === 'string') return [{ message: read }];
    const { content, ...facts } = read;
    const text = utf8Text(content ?? (await readFile(diskPath(this.#folder, path))));
    if (typeof text !== 'string') {
      return [{ line: text.badLine, message: 'This is no UTF-8 text: save it as UTF-8.' }];
    }
    const { problems } = readTranscript(path, text, seconds);
    return problems.length > 0 ? problems : { path, role: 'transcript', ...facts };
  }

  async #transcriptsOf(recording: string): Promise<string[]> {
    const folder = posix.dirname(recording);
    const list =
      this.#listed.get(folder) ??
      readdir(join(this.#folder, folder))
        .then((found) => found.map((name) => name.normalize('NFC')))
        .catch(() => []);
    this.#listed.set(folder, list);
    const names = await list;
    const stem = stemOf(recording);
    return TRANSCRIPTS.flatMap((ending) => {
      const name = names.find(
        (one) => stemOf(one) === stem && one.toLowerCase().endsWith(`.${ending}`),
      );
      return name === undefined ? [] : [posix.join(folder, name)];
    });
  }
}
