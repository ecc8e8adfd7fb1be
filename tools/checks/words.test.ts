import { checkQuotes, checkWords, NAMES, WORDS } from './words.ts';

it('reports each word of the list with its line and what to write instead', () => {
  for (const [word, instead] of Object.entries(WORDS)) {
    expect(checkWords('src/a.ts', `const a = 1;\n// This is ${word}.\n`)).toEqual([
      `src/a.ts:2 has the word '${word}': write ${instead}`,
    ]);
  }
});

it('reports each declaration of a name of the list, and no other use of it', () => {
  for (const [name, instead] of Object.entries(NAMES)) {
    expect(checkWords('src/a.ts', `\nconst ${name} = 1;\n`)).toContain(
      `src/a.ts:2 declares '${name}': write ${instead}`,
    );
  }
  expect(checkWords('src/a.ts', 'const taken = { take: 1 }; // Take it.\n')).toEqual([]);
});

it('finds a word at the start of a sentence, in a text, and broken over two lines', () => {
  expect(checkWords('docs/a.md', 'Whoever asks.\n')).toHaveLength(1);
  expect(checkWords('src/a.test.ts', "it('tells nobody', () => {});\n")).toHaveLength(1);
  expect(checkWords('src/a.ts', '/** The customer is\n * told. */\n')).toHaveLength(1);
});

it('accepts names that contain a word, values, and the texts of the catalogue', () => {
  expect(checkWords('src/a.ts', "const user = 'nobody';\n")).toEqual([]);
  expect(checkWords('src/a.ts', "const keepAlive = 'keep-alive'; // understands\n")).toEqual([]);
  expect(checkWords('demo/catalogue/guides/a/guide.md', "'The statue stands.'\n")).toEqual([]);
});

it('accepts one style of quotation marks for each language, and apostrophes', () => {
  const english = "const a = `Press “${b}”`; // 'c'\nconst d = \"What's on\";\nconst e = 'It’s';\n";
  expect(checkQuotes('src/a/copy.ts', english)).toEqual([]);
  expect(checkQuotes('src/a/copy.it.ts', "const a = 'Premi «Aggiungi»: l’hai letto.';\n")).toEqual(
    [],
  );
});

it.each([
  ['src/a/copy.ts', "const a = 'Press ‘Add’.';"],
  ['src/a/copy.ts', "const a = 'Press «Add».';"],
  ['src/a/copy.ts', "const a = `'${title}' is downloaded.`;"],
  ['src/a/playerCopy.ts', 'const a = "Press \'Add\' first.";'],
  ['server/mail/texts.ts', "const a = 'Choose ‘Forgot your password?’';"],
  ['src/a/copy.it.ts', "const a = 'Premi “Aggiungi”.';"],
])('reports another style in %s: %s', (file, line) => {
  expect(checkQuotes(file, `\n${line}\n`)).toEqual([
    expect.stringMatching(/:2 quotes with other marks than/),
  ]);
});
