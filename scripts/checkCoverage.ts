/**
 * Holds docs/coverage.md against the tests: every row of a section names at least one test, every file named
 * exists, and a test of that title stands in it. What a sentence means is for people to judge.
 */
import { readFile } from 'node:fs/promises';

const DOCUMENT = 'docs/coverage.md';
const SECTIONS = 9;
/** `path` › title */
const NAMED = /^`([^`]+\.test\.tsx?)` › (.+)$/;

const problems: string[] = [];
const sources = new Map<string, string | undefined>();

async function sourceOf(file: string): Promise<string | undefined> {
  // Titles are compared as they read, not as they are quoted.
  const read = () =>
    readFile(file, 'utf8').then(
      (text) => text.replaceAll(/\\(['"`])/g, '$1'),
      () => undefined,
    );
  if (!sources.has(file)) sources.set(file, await read());
  return sources.get(file);
}

async function checkTest(line: number, named: string): Promise<void> {
  const [, file, title = ''] = NAMED.exec(named) ?? [];
  if (!file) return void problems.push(`${DOCUMENT}:${line} names no test: ${named}`);
  const source = await sourceOf(file);
  if (source === undefined) return void problems.push(`${DOCUMENT}:${line} ${file} is missing`);
  const stands = ["'", '"', '`'].some((quote) => source.includes(quote + title + quote));
  if (!stands) problems.push(`${DOCUMENT}:${line} ${file} has no test '${title}'`);
}

const lines = (await readFile(DOCUMENT, 'utf8')).split('\n');
const sections = new Set<string>();
let rows = 0;
let section: string | undefined;
for (const [index, text] of lines.entries()) {
  section = /^## (\d)\./.exec(text)?.[1] ?? section;
  const cells = /^\| (.+) \| (.+) \|$/.exec(text);
  if (!section || !cells || cells[1] === 'sentence' || /^-+$/.test(cells[1] ?? '')) continue;
  rows += 1;
  sections.add(section);
  for (const named of (cells[2] ?? '').split('<br>')) await checkTest(index + 1, named.trim());
}
if (sections.size !== SECTIONS) {
  problems.push(`${DOCUMENT} covers ${sections.size} of the specification's ${SECTIONS} sections`);
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${rows} sentences, each with a test that exists.`);
