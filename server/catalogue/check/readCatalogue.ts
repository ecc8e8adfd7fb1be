/** Reads a folder into entries, and names what is wrong with it. Only a catalogue without a problem may be imported. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eachOf } from '../../lib/eachOf.ts';
import { kinds, textFileOf, type Entry } from '../format/entry.ts';
import type { Path } from '../format/frontMatter.ts';
import { removedLines, taggedLines } from '../format/html.ts';
import type { Problem } from '../format/problems.ts';
import { linesIn, readText } from '../format/textFile.ts';
import { FileReader } from './entryFiles.ts';
import { listFolder, type EntryFolder } from './folder.ts';
import { referenceProblems } from './references.ts';

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
  covers: Set<string>;
}

const knowsNothing = (): KnownCatalogue => ({
  entries: new Map(),
  seconds: new Map(),
  covers: new Set(),
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
 * @throws CatalogueMissing
 */
export async function readCatalogue(
  folder: string,
  known: KnownCatalogue = knowsNothing(),
  report: (line: string) => void = () => undefined,
): Promise<{ entries: ReadEntry[]; problems: Problem[] }> {
  const { found, problems } = await listFolder(folder);
  const files = new FileReader(folder, known);
  const texts = new Map<string, Text>();
  let begun = 0;
  await eachOf(found, AT_ONCE, async (one) => {
    begun += 1;
    if (begun % REPORT_EVERY === 0) report(`Reading entry ${begun} of ${found.length}`);
    const file = textFileOf(one);
    const text = textOf(join(folder, file));
    if (text === null) {
      problems.push({ file, line: 1, message: 'This is no UTF-8 text: save it as UTF-8.' });
      return;
    }
    const source = createHash('sha256').update(text).digest('hex');
    const before = known.entries.get(sourceKey(file, source));
    const read = before ? { ...before, source } : parse(one, text, source, problems);
    if (!read) return;
    texts.set(file, { text, read });
    const { files: inOrder, problems: wrong } = await files.filesOf(read.entry, one);
    read.entry = { ...read.entry, files: inOrder };
    for (const { at, file: other = file, message } of wrong) {
      problems.push({ file: other, line: at ? linesIn(text).lineOf(at) : 1, message });
    }
  });
  const entries = [...texts.values()].map(({ read }) => read).sort(byPlace);
  for (const { entry, at, message } of referenceProblems(entries, found)) {
    const file = textFileOf(entry);
    problems.push({ file, line: lineIn(texts.get(file), at), message });
  }
  return { entries, problems };
}

const byPlace = (one: ReadEntry, other: ReadEntry): number =>
  textFileOf(one.entry) < textFileOf(other.entry) ? -1 : 1;

const lineIn = (text: Text | undefined, at: Path): number =>
  text ? linesIn(text.text).lineOf(at) : 1;

function textOf(file: string): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch {
    return null;
  }
}

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
  const { id, ...front } = read.front;
  // `readText` has checked the front matter against the kind's schema.
  const entry = { kind, slug, front, body, files: [] } as unknown as Entry;
  const { bodyLine } = linesIn(text);
  const add = (line: number, message: string) => problems.push({ file, line, message });
  if (kinds[kind].text === 'none' && body !== '') {
    add(bodyLine, `A ${kind} has no text below its front matter: remove it.`);
  } else if (kinds[kind].text === 'required' && body === '') {
    add(1, 'The text is missing: write it below the second line of ---.');
  }
  if (kind === 'guide') {
    const allowed =
      'use headings, paragraphs, lists, quotes, emphasis, tables and links (http, https, mailto, tel).';
    for (const line of removedLines(body)) {
      add(bodyLine + line, `Something on this line would be removed: ${allowed}`);
    }
  } else {
    for (const line of taggedLines(body)) {
      add(bodyLine + line, 'This text is shown as it is written: remove the HTML tags.');
    }
  }
  return { entry, id, source };
}
