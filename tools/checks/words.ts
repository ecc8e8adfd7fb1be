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
  lapse: "'expire', 'end'",
  lapses: "'expires', 'ends'",
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
  'as ever': "'as before', or what happens",
  'the way back': "'Back', 'the return', 'the reverse'",
  'in the meantime': "'meanwhile'",
  'taken for': "'counted as', 'shown as'",
  'passed over': "'skipped'",
  'late news': "'a late webhook'",
  'brings along': "'preloads', 'contains'",
  'brought along': "'preloaded', 'contained'",
  'bring along': "'preload', 'contain'",
  droppable: "what may be dropped, 'unused'",
  neverrun: "'emptiedFunctions'",
  'say so': "'show a message', 'show an error', or what is shown",
  'says so': "'shows a message', 'shows an error', or what is shown",
  'said so': "'showed a message', or what was shown",
  'saying so': "'showing a message', or what is shown",
};

/** Names that code must not declare. They are words of every day, so only their declarations are found. */
export const NAMES: Readonly<Record<string, string>> = {
  take: "'download', 'acquire'",
  taking: "'download', 'options'",
  hand: "'saveThroughBrowser', 'pass'",
  lapse: "'expiresAt'",
  patience: "'timeoutMs', 'checksUntilMessage'",
  quiet: "'checksWithoutData', 'isSilent'",
  comes: "'resetCount', 'arrives'",
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

const declaration = new RegExp(
  String.raw`(?<=\b(?:const|let|function)\s+)(?:${Object.keys(NAMES).join('|')})(?![\w$])`,
  'g',
);

/** The app's texts and those of mails. Texts in Italian are in `copy.it.ts`. */
const COPY = /^src\/.*[cC]opy(\.it)?\.ts$|^server\/mail\/texts\.ts$/;

/** Comments, which are not shown. */
const comment = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;

/** Single quotation marks, and straight ones around a value or around words of a string in double ones. */
const otherQuotes = String.raw`[‘‚„‹]|'\$\{[^{}\n]*\}'|(?<="[^"\n]*)(?<!\w)'[^'"\n]+'(?!\w)(?=[^"\n]*")`;

/** Returns a problem for each line with a quotation in other marks than those of its language: “…”, in Italian «…». */
export function checkQuotes(file: string, text: string): string[] {
  if (!COPY.test(file)) return [];
  const [marks, others] = file.endsWith('.it.ts') ? ['«…»', '“”'] : ['“…”', '«»'];
  const shown = text.replaceAll(comment, (found) => found.replaceAll(/[^\n]/g, ' '));
  const wrong = new RegExp(`[${others}]|${otherQuotes}`);
  return shown
    .split('\n')
    .flatMap((line, index) =>
      wrong.test(line) ? [`${file}:${index + 1} quotes with other marks than ${marks}`] : [],
    );
}

/** Returns a problem for each use of a word of the lists, also when it is broken over two lines. */
export function checkWords(file: string, text: string): string[] {
  if (EXEMPT.test(file)) return [];
  const lineAt = (index: number) => text.slice(0, index).split('\n').length;
  const words = [...text.matchAll(pattern)].map(({ index, 0: found }) => {
    const word = found.toLowerCase().replaceAll(/[\s*/]+/g, ' ');
    return `${file}:${lineAt(index)} has the word '${word}': write ${WORDS[word] ?? 'another'}`;
  });
  const names = [...text.matchAll(declaration)].map(
    ({ index, 0: name }) =>
      `${file}:${lineAt(index)} declares '${name}': write ${NAMES[name] ?? 'another'}`,
  );
  return [...words, ...names];
}
