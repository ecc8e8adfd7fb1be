import { ownedAt, type StoredList } from './storedList.ts';
import type { Guide } from '../../model.ts';
import { toPicture } from './picture.ts';

const guide: Guide = {
  id: 5,
  title: 'La cupola',
  shortDescription: 'Brunelleschi',
  cover: toPicture('pictures/guide/5.160-320.webp'),
  theme: 'theme/5.mp3',
  price: '4.99',
  isSpecial: true,
  lang: 'it',
  category: { id: 2, name: 'Chiese' },
  isOwned: true,
  isInLibrary: false,
  duration: 600,
};
const readAt = Date.UTC(2026, 10, 24);
const plan = { name: 'Annuale', end: '2026-12-01T00:00:00.000Z' };
const listOf = (changes: Partial<StoredList>): StoredList => ({
  guides: [guide],
  plan: null,
  readAt,
  ...changes,
});

test('after the end of the plan only what was bought is owned', () => {
  const wished = { ...guide, id: 6, isInLibrary: true };
  const lists = { purchases: listOf({ plan }), wishes: listOf({ guides: [guide, wished] }) };
  const end = Date.parse(plan.end);
  expect(ownedAt(end - 1, lists)).toEqual(lists);
  const { purchases, wishes } = ownedAt(end, lists);
  expect(purchases).toEqual(listOf({}));
  expect(wishes?.guides.map(({ isOwned }) => isOwned)).toEqual([true, false]);
});
