import { checkDecisions, compareListing, firstColumn } from './documents.ts';

describe('compareListing', () => {
  it('reports what only the document or only the code has', () => {
    const listing = { document: 'docs/a.md', what: 'setting' };
    expect(
      compareListing({ ...listing, listed: ['PORT', 'HOST'], existing: ['PORT', 'DEV'] }),
    ).toEqual([
      'docs/a.md lists HOST: there is no such setting',
      'docs/a.md lacks the setting DEV',
    ]);
  });
});

describe('firstColumn', () => {
  it('reads each matching name of a cell, and no other column', () => {
    const table = '| a | b |\n|---|---|\n| `PORT`, `HOST` | `DEV` |\n| `npm start` | c |\n';
    expect(firstColumn(table, /^([A-Z]+)$/)).toEqual(['PORT', 'HOST']);
  });
});

describe('checkDecisions', () => {
  const page = (number: string, name: string) => ({
    file: `docs/decisions/${number}-${name}.md`,
    text: `# ${number} · Of ${name}\n\n**Context.** A.\n\n**Decision.** B.\n\n**Consequence.** C.\n`,
  });
  const index = (...lines: string[]) => ({
    file: 'docs/decisions/README.md',
    text: `# Decisions\n\n${lines.join('\n')}\n`,
  });
  const one = '- [001](001-one.md) Of one';
  const two = '- [002](002-two.md) Of two';

  it('accepts numbered pages that the index lists', () => {
    const pages = [page('001', 'one'), page('002', 'two'), index(one, two)];
    expect(checkDecisions(pages)).toEqual([]);
  });

  it.each([
    [
      'a missing number',
      [page('001', 'one'), page('003', 'two'), index(one)],
      /003-two.*number 002/,
    ],
    ['a page that the index lacks', [page('001', 'one'), page('002', 'two'), index(one)], /list/],
    [
      'a missing part',
      [{ ...page('001', 'one'), text: '# 001 · Of one\n\n**Decision.** B.\n' }, index(one)],
      /Context/,
    ],
  ])('reports %s', (_what, pages, problem) => {
    expect(checkDecisions(pages)).toContainEqual(expect.stringMatching(problem));
  });
});
