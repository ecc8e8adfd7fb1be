/** Reads a folder into entries, and names what is wrong with it. Only a catalogue without a problem may be imported. */
import { createHash } from 'node:crypto';
import { eachOf } from '../../lib/eachOf.ts';
import { kinds, textFileOf, type Entry } from '../format/entry.ts';
import type { Path } from '../format/frontMatter.ts';
import { removedLines, taggedLines } from '../format/html.ts';
import { placeholders, unknownPlaceholders } from '../format/placeholders.ts';
import type { Problem } from '../format/problems.ts';
import { OTHER_FORMAT } from '../sound/ffmpeg.ts';
import { shownProblems } from '../format/shown.ts';
import { linesIn, readText } from '../format/textFile.ts';
import { utf8Text } from '../format/utf8.ts';
import { mp3Path } from './convertSound.ts';
import { FileReader } from './entryFiles.ts';
import { listFolder, type EntryFolder } from './folder.ts';
import { insideOf, readAndHash } from './inspect.ts';
import { numberProblems, referenceProblems } from './references.ts';
import { listSite } from './siteFolder.ts';

export interface ReadEntry {
  entry: Entry;
  /** What the front matter says. */
  id: number | undefined;
  /** SHA-256 of its text: the same text is the same entry, but for its files. */
  source: string;
}

/** What the shop has already, so that nothing is read twice. */
export interface KnownCatalogue {
  /** By SHA-256 of the text and the entry's place. */
  entries: Map<string, Pick<ReadEntry, 'entry' | 'id'>>;
  /** Lengths of recordings, by hash. */
  seconds: Map<string, number>;
  /** Covers that were read, as kind of picture and hash. */
  covers: Map<string, string>;
}

const knowsNothing = (): KnownCatalogue => ({
  entries: new Map(),
  seconds: new Map(),
  covers: new Map(),
});

/** The key of `KnownCatalogue.entries`. */
export const sourceKey = (file: string, source: string): string => `${file} ${source}`;

const AT_ONCE = 16;
const REPORT_EVERY = 1_000;

interface Text {
  text: string;
  read: ReadEntry;
}

/**
 * Returns the entries that could be read, by kind and slug, and every problem.
 * @param report gets a line of progress now and then
 * @param options `decodes`: recordings are decoded to the end where ffmpeg is installed
 * @throws Refused
 */
export async function readCatalogue(
  folder: string,
  known: KnownCatalogue = knowsNothing(),
  report: (line: string) => void = () => undefined,
  { decodes = false } = {},
): Promise<{ entries: ReadEntry[]; problems: Problem[] }> {
  const sold = await listFolder(folder);
  const site = listSite(folder);
  const found = [...sold.found, ...site.found];
  const problems = [...sold.problems, ...site.problems];
  const files = new FileReader(folder, known, decodes);
  const texts = new Map<string, Text>();
  const isInside = insideOf(folder);
  const textOf = async (file: string): Promise<string | Omit<Problem, 'file'>> => {
    const read = await readAndHash(folder, file, isInside);
    if (typeof read === 'string') return { line: 1, message: read };
    if (!read.content) return { line: 1, message: 'This text is too long: write at most 4 MB.' };
    const text = utf8Text(read.content);
    if (typeof text === 'string') return text;
    return { line: text.badLine, message: 'This is no UTF-8 text: save it as UTF-8.' };
  };
  let begun = 0;
  await eachOf(found, AT_ONCE, async (one) => {
    begun += 1;
    if (begun % REPORT_EVERY === 0) report(`Reading entry ${begun} of ${found.length}`);
    const file = textFileOf(one);
    const text = await textOf(file);
    if (typeof text !== 'string') {
      problems.push({ file, ...text });
      return;
    }
    const source = createHash('sha256').update(text).digest('hex');
    // What the shop has names the MP3 files that were made.
    const before = OTHER_SOUND.test(text) ? undefined : known.entries.get(sourceKey(file, source));
    const read = before ? { ...before, source } : parse(one, text, source, problems);
    if (!read) return;
    texts.set(file, { text, read });
    const { files: inOrder, problems: wrong } = await files.filesOf(read.entry, one);
    read.entry = { ...withMp3(read.entry), files: inOrder };
    for (const { at, file: other = file, line = 1, message } of wrong) {
      problems.push({ file: other, line: at ? linesIn(text).lineOf(at) : line, message });
    }
  });
  const entries = [...texts.values()].map(({ read }) => read).sort(byPlace);
  for (const { entry, at, message } of referenceProblems(entries, found)) {
    const file = textFileOf(entry);
    problems.push({ file, line: lineIn(texts.get(file), at), message });
  }
  for (const { entry, at, first, message } of numberProblems(
    entries.map(({ entry: one }) => one),
  )) {
    const file = textFileOf(entry);
    const other = textFileOf(first.entry);
    const where = `${other}:${lineIn(texts.get(other), first.at)}`;
    problems.push({
      file,
      line: lineIn(texts.get(file), at),
      message: `${message}, at ${where}: change one of the two.`,
    });
  }
  return { entries, problems };
}

/** A text that names a recording of another format. */
const OTHER_SOUND = new RegExp(OTHER_FORMAT.source.replace('$', '\\b'), 'i');

/** Returns the entry with the names of the MP3 files that are made of its recordings. */
function withMp3(entry: Entry): Entry {
  if (entry.kind === 'guide') {
    const { theme, tracks } = entry.front;
    const front = {
      ...entry.front,
      ...(theme !== undefined && { theme: mp3Path(theme) }),
      tracks: tracks.map((track) => ({ ...track, file: mp3Path(track.file) })),
    };
    return { ...entry, front };
  }
  if (entry.kind === 'translation') {
    const tracks = entry.front.tracks.map((track) => ({ ...track, file: mp3Path(track.file) }));
    return { ...entry, front: { ...entry.front, tracks } };
  }
  if (!('file' in entry.front)) return entry;
  // The kind is the same, and with it the form of the front matter.
  return { ...entry, front: { ...entry.front, file: mp3Path(entry.front.file) } } as Entry;
}

const byPlace = (one: ReadEntry, other: ReadEntry): number =>
  textFileOf(one.entry) < textFileOf(other.entry) ? -1 : 1;

const lineIn = (text: Text | undefined, at: Path): number =>
  text ? linesIn(text.text).lineOf(at) : 1;

function parse(
  { kind, slug }: EntryFolder,
  text: string,
  source: string,
  problems: Problem[],
): ReadEntry | undefined {
  const file = textFileOf({ kind, slug });
  const { file: read, problems: wrong } = readText(kind, text);
  problems.push(...wrong.map((problem) => ({ file, ...problem })));
  if (!read) return undefined;
  const { body } = read;
  // A file of `site/` has no id.
  const { id, ...front } = { id: undefined, ...read.front };
  // `readText` has checked the front matter against the kind's schema.
  const entry = { kind, slug, front, body, files: [] } as unknown as Entry;
  const { bodyLine } = linesIn(text);
  const add = (line: number, message: string) => problems.push({ file, line, message });
  for (const { at, message } of shownProblems(entry)) add(linesIn(text).lineOf(at), message);
  if (kinds[kind].text === 'none' && body !== '') {
    add(bodyLine, `A ${kind} has no text below its front matter: remove it.`);
  } else if (kinds[kind].text === 'required' && body === '') {
    add(1, 'The text is missing: write it below the second line of ---.');
  }
  if (kind === 'guide' || kind === 'translation' || kind === 'legal') {
    const allowed =
      'use headings, paragraphs, lists, quotes, emphasis, tables and links (http, https, mailto, tel).';
    for (const line of removedLines(body)) {
      add(bodyLine + line, `Something on this line would be removed: ${allowed}`);
    }
    for (const line of kind === 'legal' ? unknownPlaceholders(body) : []) {
      const known = placeholders.map((name) => `{{${name}}}`).join(' and ');
      add(bodyLine + line, `There is no such list: the app makes ${known}.`);
    }
  } else {
    for (const line of taggedLines(body)) {
      add(bodyLine + line, 'This text is shown as it is written: remove the HTML tags.');
    }
  }
  return { entry, id, source };
}
