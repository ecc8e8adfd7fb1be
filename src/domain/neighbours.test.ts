import { neighbours } from './neighbours.ts';

const all = Array.from({ length: 20 }, (_none, index) => ({ id: index + 1, kind: index % 10 }));
const ids = (items: { id: number }[]) => items.map(({ id }) => id);

test('the related come first, then those that follow, round the end', () => {
  expect(ids(neighbours(all, { id: 15 }, ({ kind }) => kind === 4))).toEqual([
    5, 16, 17, 18, 19, 20, 1, 2, 3, 4, 6, 7,
  ]);
});

test('the first and the last have neighbours too', () => {
  const none = () => false;
  expect(ids(neighbours(all, { id: 1 }, none)).slice(0, 2)).toEqual([2, 3]);
  expect(ids(neighbours(all, { id: 20 }, none)).slice(0, 2)).toEqual([1, 2]);
});

test('there are never more than twelve, however many are related', () => {
  const found = neighbours(all, { id: 3 }, () => true);
  expect(found).toHaveLength(12);
  expect(ids(found)).not.toContain(3);
});

test('one that the list does not hold has all of it for neighbours; one alone has none', () => {
  expect(ids(neighbours(all, { id: 99 }, () => false))).toEqual(ids(all.slice(0, 12)));
  expect(neighbours([{ id: 1 }], { id: 1 }, () => true)).toEqual([]);
  expect(neighbours([], { id: 1 }, () => true)).toEqual([]);
});
