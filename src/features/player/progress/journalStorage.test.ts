import { MemoryStorage } from '../../../testing/memoryStorage.ts';
import { guideOf } from '../../../testing/player/openPlayer.ts';
import { withFacts, type GuideJournal } from './journalEntry.ts';
import { journalStorage } from './journalStorage.ts';

const entryOf = (id: number, changedAt = id): GuideJournal => ({
  ...withFacts(guideOf('ff', { id }), undefined),
  lastTrackId: 1,
  places: { 1: { position: 37.25, isFinished: false, at: changedAt } },
  changedAt,
});

function kept(...entries: GuideJournal[]) {
  const storage = new MemoryStorage();
  const journal = journalStorage(storage);
  for (const entry of entries) journal.write('anna', entry);
  return { journal, storage };
}

test('comes back as it was written', () => {
  const entry = entryOf(7);
  expect(kept(entry).journal.readAll('anna')).toEqual({ 7: entry });
});

test.each([
  ['no JSON', '{"title":'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"37"'],
  ['an empty object', '{}'],
  ['a position that is a text', '"position":"37"'],
  ['a position that is none', '"position":null'],
  ['a position before the start', '"position":-1'],
  ['a place that is null', '"places":[null]'],
])('is nothing where the storage holds %s', (_what, found) => {
  const { journal, storage } = kept(entryOf(7), entryOf(8));
  const whole = storage.read('journal:anna:7') ?? '';
  const [field] = /^"\w+":/.exec(found) ?? [];
  const spoilt = field ? whole.replace(new RegExp(`${field}(\\[.*?\\]|[^,}]+)`), found) : found;
  expect(spoilt).not.toBe(whole);
  storage.write('journal:anna:7', spoilt);
  expect(journal.read('anna', 7)).toBeUndefined();
  expect(Object.keys(journal.readAll('anna'))).toEqual(['8']);
});

test.each(['', '{}', 'true', '["7"]', '[null]', '[-1]'])(
  'is empty where the list of guides is %s, and is written again',
  (found) => {
    const { journal, storage } = kept(entryOf(7));
    storage.write('journal:anna', found);
    expect(journal.readAll('anna')).toEqual({});
    journal.write('anna', entryOf(8));
    expect(Object.keys(journal.readAll('anna'))).toEqual(['8']);
  },
);

test('keeps the hundred guides that were heard last', () => {
  const { journal, storage } = kept(...Array.from({ length: 103 }, (_, at) => entryOf(at + 1)));
  const ids = Object.keys(journal.readAll('anna')).map(Number);
  expect(ids).toHaveLength(100);
  expect(Math.min(...ids)).toBe(4);
  expect(storage.read('journal:anna:1')).toBeNull();
});

test("a visitor's guides go to the account that signs in, for each track the newer progress", () => {
  const { journal, storage } = kept(entryOf(7, 50));
  const visitors: GuideJournal = {
    ...entryOf(7, 90),
    lastTrackId: 2,
    places: { 2: { position: 12, isFinished: false, at: 90 } },
  };
  journal.write(null, visitors);
  journal.write(null, entryOf(9));
  journal.adoptVisitors('anna');
  const { 7: both, 9: other } = journal.readAll('anna');
  expect(both).toMatchObject({
    lastTrackId: 2,
    places: { 1: { position: 37.25 }, 2: { position: 12 } },
  });
  expect(other).toEqual(entryOf(9));
  expect([...storage.values.keys()].filter((key) => key.includes('visitor'))).toEqual([]);
});

test('a browser that keeps nothing keeps nothing', () => {
  const blocked = { read: () => null, write: () => undefined, onOtherTab: () => () => undefined };
  const journal = journalStorage(blocked);
  journal.write(null, entryOf(7));
  journal.adoptVisitors('anna');
  expect(journal.readAll('anna')).toEqual({});
});
