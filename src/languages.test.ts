/** Every text of the interface has an Italian one beside it (docs/how-to/translate.md). */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The shop's own words: Italian, or written in the language of the shop's content. */
const content = [
  'pages/business/contact/contactCopy.ts',
  'pages/landing/reviews/reviewsCopy.ts',
].map((path) => join(...path.split('/')));

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' });
const english = files.filter((path) => /(?:^|[\\/])(?:copy|\w+Copy)\.ts$/.test(path));
const translated = english.filter((path) => !content.includes(path));
const italianOf = (path: string) => path.replace(/\.ts$/, '.it.ts');

/** Names, words that both languages have, and texts that requirements quote in Italian. */
const sameInBoth = [
  '/og.png',
  'App Store',
  'Google Play',
  'Markdown',
  'XP',
  'Account',
  'Email',
  'Menu',
  'No',
  'Password',
  'Volume',
  'Domande frequenti',
];
/** Of texts with values, which are numbers here; keys, times, prices and file types. */
const hasNoWords = /^[^\p{L}]*(?:\b(?:Audio|Cicerone|PDF|K|J|L|P|N|M|B)\b[^\p{L}]*)*$/u;

/** Returns the path and text of each text in a module; functions are called with numbers. */
function textsIn(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value === 'function') {
    return [1, 2].flatMap((first) =>
      textsIn(Reflect.apply(value, undefined, [first, 3, 4, 5, 6]), `${path}(${first})`),
    );
  }
  if (value instanceof Map) return textsIn(Object.fromEntries(value), path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, `${path}.${name}`));
}

test('the Italian files are those of the texts, each with its English one', () => {
  const italian = files.filter((path) => path.endsWith('.it.ts'));
  const stale = content.filter((path) => !existsSync(join(__dirname, path)));
  expect(italian).toEqual(expect.arrayContaining(translated.map(italianOf)));
  expect(stale).toEqual([]);
});

test.each(translated)('no text of %s is left in English', async (path) => {
  const [one, other] = await Promise.all([
    import(join(__dirname, path)),
    import(join(__dirname, italianOf(path))),
  ]);
  const italian = textsIn(other, '');
  expect(italian.map((each) => each.path)).toEqual(
    expect.arrayContaining(textsIn(one, '').map((each) => each.path)),
  );
  const shared = new Set(textsIn(one, '').map(({ text }) => text));
  const left = italian.filter(
    ({ text }) => shared.has(text) && !sameInBoth.includes(text) && !hasNoWords.test(text),
  );
  expect(left).toEqual([]);
});
