import { homeRows } from './homeRows.ts';
import type { Guide } from './model.ts';
import { toPicture } from './decode/catalogue/picture.ts';

const guide = (id: number, changes: Partial<Guide> = {}): Guide => ({
  id,
  title: `Guida ${id}`,
  shortDescription: '',
  cover: toPicture('c.160.webp'),
  theme: '',
  price: '4.99',
  isSpecial: false,
  lang: 'it',
  category: { id: 2, name: 'Pittura' },
  isOwned: false,
  isInLibrary: false,
  ...changes,
});
const many = (length: number, changes: Partial<Guide> = {}) =>
  Array.from({ length }, (_, n) => guide(length - n, changes));
const ids = (guides: Guide[]) => guides.map(({ id }) => id);
const nothing = new Set<number>();

describe('for a customer who buys single guides', () => {
  it('neither suggests nor calls new what is owned', () => {
    const rows = homeRows([guide(25, { isOwned: true }), ...many(10)], nothing);
    expect(ids(rows.suggested)).toEqual([2, 1]);
    expect(ids(rows.newest)).toEqual([10, 9, 8, 7, 6, 5, 4, 3]);
    expect(rows.hasMoreToBuy).toBe(true);
  });

  it('takes the newest by their ids, whatever the server’s order', () => {
    expect(ids(homeRows([guide(3), guide(9), guide(4)], nothing).newest)).toEqual([9, 4, 3]);
  });

  it('keeps the server’s order in the suggestions, which are never empty beside new guides', () => {
    expect(ids(homeRows([guide(3), guide(9)], nothing).suggested)).toEqual([3, 9]);
    const others = many(8).map(({ id }) => guide(id + 30));
    expect(ids(homeRows([guide(2), guide(1), ...others], nothing).suggested)).toEqual([2, 1]);
  });

  it('suggests free guides, which every customer owns, until they are begun', () => {
    const free = guide(3, { price: '0.00', isOwned: true });
    expect(ids(homeRows([free, guide(2)], nothing).suggested)).toEqual([3, 2]);
    expect(ids(homeRows([free, guide(2)], new Set([3])).suggested)).toEqual([2]);
  });

  it('has an owned guide to begin with, or else the first suggestion', () => {
    const bought = guide(1, { isOwned: true });
    expect(homeRows([guide(3), guide(2), bought], nothing).first?.id).toBe(1);
    expect(homeRows([guide(3), guide(2)], nothing).first?.id).toBe(3);
  });
});

describe('for a customer who has every guide, as a subscriber does', () => {
  it('suggests what is not begun, and has nothing more to buy', () => {
    const rows = homeRows(many(11, { isOwned: true }), new Set([11, 1]));
    expect(ids(rows.newest)).toEqual([10, 9, 8, 7, 6, 5, 4, 3]);
    expect(ids(rows.suggested)).toEqual([2]);
    expect(rows.hasMoreToBuy).toBe(false);
  });

  it('fills the rows even when everything is begun', () => {
    const rows = homeRows(many(2, { isOwned: true }), new Set([1, 2]));
    expect(ids(rows.suggested)).toEqual([2, 1]);
    expect(ids(rows.newest)).toEqual([2, 1]);
  });
});

test('the popular begin with the special ones', () => {
  const rows = homeRows([guide(1), guide(2, { isSpecial: true }), guide(3)], nothing);
  expect(ids(rows.popular)).toEqual([2, 1, 3]);
});

test('no row has more than twelve, and no guides make no rows', () => {
  const { suggested, popular } = homeRows(many(40), nothing);
  expect([suggested.length, popular.length]).toEqual([12, 12]);
  expect(homeRows([], nothing)).toMatchObject({ suggested: [], newest: [], popular: [] });
});
