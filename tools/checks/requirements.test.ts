import { compare, readMarks, readRequirements, tableOf } from './requirements.ts';

const page = `# Requirements

Cite **R-9.9** so.

## 1. The product

- **R-1.1** A visitor can browse.
- **R-1.2** A long requirement
  continues in a second line.
`;
const requirements = readRequirements(page);

describe('readRequirements', () => {
  it('reads id and text of each item, over several lines', () => {
    expect([...requirements]).toEqual([
      ['R-1.1', 'A visitor can browse.'],
      ['R-1.2', 'A long requirement continues in a second line.'],
    ]);
  });

  it('refuses an id that is there twice', () => {
    expect(() => readRequirements('- **R-1.1** One.\n- **R-1.1** Two.\n')).toThrow('R-1.1 twice');
  });
});

describe('readMarks', () => {
  it('reads a mark above a test, a nested one and a table of tests', () => {
    const source = `
// Shows R-1.1.
test('opens', () => {});
describe('a card', () => {
  // Cut as people count.
  // Shows R-1.1, R-1.2.
  it("doesn't overflow", () => {});
  // Shows R-2.3.
  it.each([['a', 1]])('shows %s', () => {});
  for (const name of ['a']) {
    // Shows R-2.4.
    test(\`reads \${name}\`, () => {});
  }
});`;
    const { marks, problems } = readMarks('card.test.ts', source);
    expect(problems).toEqual([]);
    expect(marks.map(({ id, test }) => [id, test])).toEqual([
      ['R-1.1', 'card.test.ts:2'],
      ['R-1.1', 'card.test.ts:6'],
      ['R-1.2', 'card.test.ts:6'],
      ['R-2.3', 'card.test.ts:8'],
      ['R-2.4', 'card.test.ts:11'],
    ]);
  });

  it.each([
    ['not above a test', '// Shows R-1.1.\nconst one = 1;\n'],
    ['above a group of tests', "// Shows R-1.1.\ndescribe('a', () => {});\n"],
    ['without its full stop', "// Shows R-1.1\ntest('a', () => {});\n"],
    ['with words in it', "// Shows R-1.1 and R-1.2.\ntest('a', () => {});\n"],
  ])('reports a mark %s', (_what, source) => {
    const { marks, problems } = readMarks('a.test.ts', source);
    expect(marks).toEqual([]);
    expect(problems).toEqual([expect.stringMatching(/^a\.test\.ts:1 is no mark of a test/)]);
  });
});

describe('compare', () => {
  const mark = (id: string) => ({ id, test: 'a.test.ts:3' });

  it('accepts requirements that all have a test', () => {
    expect(compare(requirements, [mark('R-1.1'), mark('R-1.2')])).toEqual([]);
  });

  it('reports a requirement without a test, and a mark of an unknown id', () => {
    expect(compare(requirements, [mark('R-1.2'), mark('R-1.3')])).toEqual([
      'a.test.ts:3 shows R-1.3, which is no requirement',
      'no test shows R-1.1: A visitor can browse.',
    ]);
  });

  it('makes a table of requirements and their tests', () => {
    expect(
      tableOf(requirements, [mark('R-1.1'), mark('R-1.2')])
        .split('\n')
        .at(2),
    ).toBe('| R-1.1 | A visitor can browse. | `a.test.ts:3` |');
  });
});
