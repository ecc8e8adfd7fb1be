import { MemoryStorage } from '../../../testing/memoryStorage.ts';
import { bookmarkAt } from '../../../testing/player/bookmarkAt.ts';
import { bookmarksStorage } from './bookmarksStorage.ts';

const key = 'bookmarks:anna';

test('reads what it has written', () => {
  const stored = bookmarksStorage(new MemoryStorage());
  const bookmarks = [bookmarkAt(7), bookmarkAt(9)];
  expect(stored.write('anna', bookmarks)).toBe(true);
  expect(stored.read('anna')).toEqual(bookmarks);
  expect(stored.read(null)).toEqual([]);
});

test.each([
  ['no JSON', '{'],
  ['another shape', '{"version":1,"items":7}'],
  ['null', 'null'],
])('%s counts as no bookmarks, and is replaced', (_what, value) => {
  const storage = new MemoryStorage();
  storage.write(key, value);
  const stored = bookmarksStorage(storage);
  expect(stored.read('anna')).toEqual([]);
  expect(stored.write('anna', [bookmarkAt(7)])).toBe(true);
});

test('an invalid bookmark is left out, and the others stay', () => {
  const storage = new MemoryStorage();
  const items = [{ ...bookmarkAt(7), seconds: -1 }, null, bookmarkAt(9)];
  storage.write(key, JSON.stringify({ version: 1, items }));
  expect(bookmarksStorage(storage).read('anna')).toEqual([bookmarkAt(9)]);
});

test('bookmarks of a later version of the app are left as they are', () => {
  const storage = new MemoryStorage();
  const later = '{"version":2,"items":{}}';
  storage.write(key, later);
  const stored = bookmarksStorage(storage);
  expect(stored.read('anna')).toEqual([]);
  expect(stored.write('anna', [bookmarkAt(7)])).toBe(false);
  expect(storage.read(key)).toBe(later);
});
