import { checkReferences } from './references.ts';

const repository = {
  files: new Set([
    'README.md',
    'docs/faults.md',
    'docs/decisions/README.md',
    'server/routes/cart.test.ts',
  ]),
  requirements: new Set(['R-2.14']),
};
const check = (file: string, text: string) => checkReferences(file, text, repository);

it.each([
  ['src/a.ts', '/** Needs a token (R-2.14; docs/faults.md). */\nexport const a = 1;\n'],
  ['src/a.tsx', 'const width = isWide ? perView.md : perView.sm; // wide\n'],
  [
    'docs/guide.md',
    'See [faults](faults.md), [start](../README.md) and [why](decisions/README.md).\n',
  ],
  ['docs/decisions/README.md', 'What happens then: [faults](../faults.md).\n'],
  ['docs/faults.md', 'A full cart: `server/routes/cart.test.ts`, `routes/cart.test.ts`.\n'],
  [
    'docs/a.md',
    'In `server/routes/`, `routes/*.test.ts`, `cart.test.ts`, `build/` and `npm start`.\n',
  ],
])('accepts what is in the repository (%s)', (file, text) => {
  expect(check(file, text)).toEqual([]);
});

it.each([
  [
    'a document that is missing',
    'src/a.ts',
    '\n// As look.md has it.\n',
    'src/a.ts:2 cites look.md',
  ],
  ['a path that is not from the root', 'src/a.ts', '// faults.md\n', 'src/a.ts:1 cites faults.md'],
  ['a missing link', 'docs/a.md', '[speed](speed.md)\n', 'docs/a.md:1 cites speed.md'],
  ['a section', 'src/a.ts', '/** A card (spec section 2). */\n', 'src/a.ts:1 cites spec section'],
  [
    'a section across lines',
    'src/a.ts',
    '/**\n * A card (the specification’s\n * words; spec\n * sections 1 and 6).\n */\n',
    'src/a.ts:3 cites spec * sections',
  ],
  [
    'an issue',
    'src/a.test.ts',
    "test('issue 6: saves', () => {});\n",
    'src/a.test.ts:1 cites issue 6',
  ],
  ['an unknown requirement', 'server/a.sql', '-- R-2.99\n', 'server/a.sql:1 cites R-2.99'],
  [
    'a missing test',
    'docs/a.md',
    'In `routes/art.test.ts`.\n',
    'docs/a.md:1 cites routes/art.test.ts',
  ],
  ['a missing file', 'docs/a.md', 'In `server/art.ts`.\n', 'docs/a.md:1 cites server/art.ts'],
  ['a missing folder', 'docs/a.md', 'In `server/art/`.\n', 'docs/a.md:1 cites server/art/'],
  ['the title of a test', 'src/a.test.ts', "test('look.md')\n", 'src/a.test.ts:1 cites look.md'],
])('reports %s', (_what, file, text, problem) => {
  expect(check(file, text)).toEqual([expect.stringContaining(problem)]);
});
