import { compareListing, firstColumn } from './documents.ts';

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
