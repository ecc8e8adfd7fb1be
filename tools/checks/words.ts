/**
 * Words that code, comments, tests and documents must not contain, each with what to write instead. They are literary
 * or belong to an earlier vocabulary, which readers who are new to the project do not know.
 */
export const WORDS: Readonly<Record<string, string>> = {
  whoever: "'any user', 'the caller', or a sentence about the code",
  somebody: "'a user', 'another customer', 'the caller'",
  nobody: "'no user', 'no caller', or a passive sentence",
  anybody: "'any user', 'any caller'",
  anew: "'again'",
  lapsed: "'expired', 'ended'",
  lies: "'is', 'is stored'",
  lives: "'is', 'is stored'",
  'is told': "'is notified', 'learns'",
  'are told': "'are notified', 'learn'",
  'a hand': "'a pointer', 'a click'",
  stands: "'is', 'is mounted', 'means'",
  shall: "'must', 'should'",
  upon: "'on', 'when'",
  everybody: "'all users', 'any user'",
  merely: "'only'",
  sane: "'valid'",
  journey: "'end-to-end test', 'visit'",
  journeys: "'end-to-end tests', 'visits'",
  'stand-in': "'test page', 'fake'",
  'stand-ins': "'test pages', 'fakes'",
  'for ever': "'without end', 'always'",
  'goes on': "'continues', 'is followed by'",
  'called off': "'cancelled'",
  'at hand': "'cached', 'available'",
  'of ours': "'of the app', 'of this server'",
};

/**
 * This list; texts of the catalogue; migrations, which must not change after they were applied
 * (server/db/migrate.ts).
 */
const EXEMPT =
  /^tools\/checks\/words(\.test)?\.ts$|^demo\/(catalogue|scripts)\/|^server\/db\/migrations\//;

/** Whole words in any case; not a single word between quotation marks, which is a value. */
const pattern = new RegExp(
  String.raw`(?<![\w-])(?!(?<=['"])\w+['"])(?:${Object.keys(WORDS)
    .join('|')
    .replaceAll(' ', String.raw`[\s*/]+`)})(?![\w-])`,
  'gi',
);

/** Returns a problem for each use of a word of the list, also when it is broken over two lines. */
export function checkWords(file: string, text: string): string[] {
  if (EXEMPT.test(file)) return [];
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => {
    const line = text.slice(0, index).split('\n').length;
    const word = found.toLowerCase().replaceAll(/[\s*/]+/g, ' ');
    return `${file}:${line} has the word '${word}': write ${WORDS[word] ?? 'another'}`;
  });
}
