import { rawStorage } from '../../../shared/storage/rawStorage.ts';
import { recentSearches } from './recentSearches.ts';

afterEach(() => {
  for (const account of [null, 'one', 'two']) recentSearches.forget(account);
});

test('the newest comes first, each once however it is written, six at most', () => {
  for (const text of ['Giotto', 'Roma', 'giotto', 'a', 'b', 'c', 'd']) {
    recentSearches.remember(null, text);
  }
  expect(recentSearches.read(null)).toEqual(['d', 'c', 'b', 'a', 'giotto', 'Roma']);
  recentSearches.forget(null);
  expect(recentSearches.read(null)).toEqual([]);
});

test('each account has its own', () => {
  recentSearches.remember('one', 'Giotto');
  expect(recentSearches.read('two')).toEqual([]);
  expect(recentSearches.read(null)).toEqual([]);
  expect(recentSearches.read('one')).toEqual(['Giotto']);
});

test.each(['', '{', 'null', '7', '"Giotto"', '{"0":"Giotto"}', '[null,7,{},["a"],"  "]'])(
  'a value of another form is no search: %s',
  (kept) => {
    rawStorage.write('recent-searches', kept);
    expect(recentSearches.read(null)).toEqual([]);
    recentSearches.remember(null, 'Giotto');
    expect(recentSearches.read(null)).toEqual(['Giotto']);
  },
);

test('a text of any length is kept as far as it can be searched for', () => {
  rawStorage.write('recent-searches', JSON.stringify(['è'.repeat(500), 'Roma']));
  expect(recentSearches.read(null)).toEqual(['è'.repeat(200), 'Roma']);
});

test('the searches of earlier releases, which had no version, are kept', () => {
  rawStorage.write('recent-searches:one', '["Giotto","Roma"]');
  recentSearches.remember('one', 'roma');
  expect(recentSearches.read('one')).toEqual(['roma', 'Giotto']);
  expect(rawStorage.read('recent-searches:one')).toBe('{"version":1,"items":["roma","Giotto"]}');
});
