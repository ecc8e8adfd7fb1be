import { MemoryStorage } from '../../testing/memoryStorage.ts';
import { accountList } from './accountList.ts';

const key = 'queue:anna';

function open(value?: string) {
  const storage = new MemoryStorage();
  if (value !== undefined) storage.write(key, value);
  const numbers = accountList<number>({
    key: (account) => `queue:${account ?? 'visitor'}`,
    version: 2,
    maxItems: 3,
    decode: (item) => {
      if (typeof item !== 'number') throw new Error('no number');
      return item;
    },
  })(storage);
  return { numbers, storage };
}

test('a list reads what it has written for the account', () => {
  const { numbers, storage } = open();
  expect(numbers.write('anna', [7, 9])).toBe(true);
  expect(numbers.read('anna')).toEqual([7, 9]);
  expect(numbers.read(null)).toEqual([]);
  numbers.write('anna', []);
  expect(storage.values.size).toBe(0);
});

test.each([
  ['no JSON', '{'],
  ['another shape', '{"version":2,"items":7}'],
  ['null', 'null'],
])('%s counts as an empty list, and is replaced', (_what, value) => {
  const { numbers } = open(value);
  expect(numbers.read('anna')).toEqual([]);
  expect(numbers.write('anna', [7])).toBe(true);
});

test('an invalid item is left out, and the others stay', () => {
  expect(open('{"version":2,"items":[7,null,"8",9]}').numbers.read('anna')).toEqual([7, 9]);
});

test('a list has at most so many items', () => {
  const { numbers, storage } = open('{"version":2,"items":[1,2,3,4]}');
  expect(numbers.read('anna')).toEqual([1, 2, 3]);
  numbers.write('anna', [5, 6, 7, 8]);
  expect(storage.read(key)).toBe('{"version":2,"items":[5,6,7]}');
});

test.each([
  ['the first one, which had no version', '[7,9]', [7, 9]],
  ['version 1', '{"version":1,"items":[7,9]}', [7, 9]],
])('the list of an earlier version is read and replaced: %s', (_which, value, items) => {
  const { numbers, storage } = open(value);
  expect(numbers.read('anna')).toEqual(items);
  expect(numbers.write('anna', numbers.read('anna'))).toBe(true);
  expect(storage.read(key)).toBe(JSON.stringify({ version: 2, items }));
});

test('the list of a later version of the app is left as it is', () => {
  const later = '{"version":3,"items":{}}';
  const { numbers, storage } = open(later);
  expect(numbers.read('anna')).toEqual([]);
  expect(numbers.write('anna', [7])).toBe(false);
  expect(storage.read(key)).toBe(later);
});
