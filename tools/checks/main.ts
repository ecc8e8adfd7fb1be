/**
 * Checks that a test shows each requirement of docs/requirements.md, that comments, tests and documents cite only what
 * is in the repository, that no file has a word of words.ts, that the app has none of the bundled shop's, that texts have one style of quotation
 * marks, and that documents which list parts of the code are up to date. `npm run requirements [-- R-2.14 …]` prints the
 * table of requirements instead, `npm run stored` writes the lists of docs/security.md again.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSettings } from '../../build.settings.ts';
import { settingNames } from '../../server/config/settings.ts';
import { compareListing, firstColumn } from './documents.ts';
import { checkReferences } from './references.ts';
import { compare, readMarks, readRequirements, tableOf } from './requirements.ts';
import { checkShopWords } from './shopWords.ts';
import { checkStoredNames, withStoredLists } from './storedLists.ts';
import { checkQuotes, checkWords } from './words.ts';

const REQUIREMENTS = 'docs/requirements.md';
const SECURITY = 'docs/security.md';
/** Files of others, or generated ones. */
const SKIPPED =
  /^(\.git|\.cache|node_modules|dist.*|build|data|coverage|screenshots|package-lock\.json)$/;
const READ = /(\.([cm]?[jt]sx?|css|html|md|sql|ya?ml)|(^|\/)Dockerfile)$/;
/** These tests contain examples of what is refused. */
const EXAMPLES = /^tools\/checks\/(references|documents|words)\.test\.ts$/;
/** Tests that `npm test` does not run: a requirement needs another one. */
const RARE = /^tests\/(e2e\/full|engines)\//;
/** Files of tests, and of those that several files run. */
const isTest = (file: string) =>
  /(\.test\.tsx?|^tests\/support\/.+Tests\.ts)$/.test(file) && !RARE.test(file);

/** Returns the names of the settings that the server and the app's build read. */
const settingsRead = (): Set<string> =>
  new Set([...settingNames, ...Object.keys(buildSettings({}))]);

async function repositoryFiles(): Promise<string[]> {
  const entries = await readdir('.', { withFileTypes: true });
  const lists = entries
    .filter(({ name }) => !SKIPPED.test(name))
    .map(async (entry) => {
      if (!entry.isDirectory()) return [entry.name];
      const inside = await readdir(entry.name, { recursive: true });
      return inside.map((file) => `${entry.name}/${file.replaceAll(path.sep, '/')}`);
    });
  return (await Promise.all(lists)).flat().sort();
}

const files = await repositoryFiles();
const texts = await Promise.all(
  files
    .filter((file) => READ.test(file))
    .map(async (file) => ({ file, text: await readFile(file, 'utf8') })),
);
const requirements = readRequirements(await readFile(REQUIREMENTS, 'utf8'));
const read = texts
  .filter(({ file }) => isTest(file) && !file.startsWith('tools/checks/'))
  .map(({ file, text }) => readMarks(file, text));
const marks = read.flatMap((each) => each.marks);

/** Returns a problem for each document that does not agree with the code that it lists. */
async function checkDocuments(): Promise<string[]> {
  const textOf = (name: string) => texts.find(({ file }) => file === name)?.text ?? '';
  const { scripts }: { scripts: object } = JSON.parse(await readFile('package.json', 'utf8'));
  // Development tools read their own settings: the last section of the page.
  const [settings = ''] = textOf('docs/settings.md').split('## Development');
  const security = textOf(SECURITY);
  return [
    ...checkStoredNames(texts),
    ...compareListing({
      document: 'docs/commands.md',
      what: 'script in package.json',
      listed: firstColumn(textOf('docs/commands.md'), /^npm (?:run )?([\w:-]+)/),
      existing: Object.keys(scripts),
    }),
    ...compareListing({
      document: 'docs/settings.md',
      what: 'setting',
      listed: firstColumn(settings, /^([A-Z_]+)$/),
      existing: settingsRead(),
    }),
    ...compareListing({
      document: 'docs/engines.md',
      what: 'core test',
      listed: firstColumn(textOf('docs/engines.md'), /^(tests\/engines\/core\/.+)$/),
      existing: files.filter((file) => file.startsWith('tests/engines/core/')),
    }),
    ...(withStoredLists(security) === security
      ? []
      : [`${SECURITY} is out of date: npm run stored`]),
  ];
}

if (process.argv.includes('--table')) {
  const ids = process.argv.filter((word) => word.startsWith('R-'));
  const selected = [...requirements].filter(([id]) => ids.length === 0 || ids.includes(id));
  console.log(tableOf(new Map(selected), marks));
} else if (process.argv.includes('--stored')) {
  await writeFile(SECURITY, withStoredLists(await readFile(SECURITY, 'utf8')));
} else {
  const repository = { files: new Set(files), requirements: new Set(requirements.keys()) };
  const problems = [
    ...read.flatMap((each) => each.problems),
    ...compare(requirements, marks),
    ...texts
      .filter(({ file }) => !EXAMPLES.test(file))
      .flatMap(({ file, text }) => checkReferences(file, text, repository)),
    ...texts.flatMap(({ file, text }) => [
      ...checkWords(file, text),
      ...checkQuotes(file, text),
      ...checkShopWords(file, text),
    ]),
    ...(await checkDocuments()),
  ];
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exit(1);
  }
  console.log(
    `${requirements.size} requirements, each shown by a test; citations and documents are in order.`,
  );
}
