import { homeRows } from './homeRows.ts';
import type { Guide } from './model.ts';
import { toPicture } from './picture.ts';

const guide = (id: number, changes: Partial<Guide> = {}): Guide => ({
  id,
  title: `Guida ${id}`,
  shortDescription: '',
  cover: toPicture('c.160.webp'),
  theme: '',
  price: '4.99',
  isSpecial: false,
  category: { id: 2, name: 'Pittura' },
  isOwned: false,
  isInLibrary: false,
  ...changes,
});
const ids = (guides: Guide[]) => guides.map(({ id }) => id);

test('what is owned is there to go on with, and is not suggested', () => {
  const rows = homeRows([
    guide(5, { isOwned: true }),
    ...Array.from({ length: 10 }, (_, n) => guide(20 - n)),
  ]);
  expect(ids(rows.toContinue)).toEqual([5]);
  expect(ids(rows.suggested)).toEqual([12, 11]);
  expect(ids(rows.newest)).toEqual([20, 19, 18, 17, 16, 15, 14, 13]);
});

test('the newest come by their ids, whatever the server’s order', () => {
  expect(ids(homeRows([guide(3), guide(9), guide(4)]).newest)).toEqual([9, 4, 3]);
});

test('the suggestions keep the server’s order, and are never empty beside new guides', () => {
  const few = [guide(3), guide(9)];
  expect(ids(homeRows(few).suggested)).toEqual([3, 9]);
  const many = [guide(2), guide(1), ...Array.from({ length: 8 }, (_, n) => guide(30 + n))];
  expect(ids(homeRows(many).suggested)).toEqual([2, 1]);
});

test('the popular begin with the special ones', () => {
  const rows = homeRows([guide(1), guide(2, { isSpecial: true }), guide(3)]);
  expect(ids(rows.popular)).toEqual([2, 1, 3]);
});

test('no row has more than twelve, and no guides make no rows', () => {
  const rows = homeRows(Array.from({ length: 40 }, (_, n) => guide(n + 1)));
  for (const row of Object.values(rows)) expect(row.length).toBeLessThanOrEqual(12);
  const owned = Array.from({ length: 40 }, (_, n) => guide(n + 1, { isOwned: true }));
  expect(homeRows(owned).toContinue).toHaveLength(12);
  expect(homeRows([])).toEqual({ suggested: [], toContinue: [], newest: [], popular: [] });
});
