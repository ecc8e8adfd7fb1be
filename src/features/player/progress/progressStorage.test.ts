import { MemoryStorage } from '../../../testing/memoryStorage.ts';
import { guideOf } from '../../../testing/player/openPlayer.ts';
import { withGuideDetails, type GuideProgress } from './guideProgress.ts';
import { progressStorage } from './progressStorage.ts';

const entryOf = (id: number, changedAt = id): GuideProgress => ({
  ...withGuideDetails(guideOf('ff', { id }), undefined),
  lastTrackId: 1,
  trackProgress: { 1: { position: 37.25, isFinished: false, at: changedAt } },
  changedAt,
});

function open(...entries: GuideProgress[]) {
  const storage = new MemoryStorage();
  const progress = progressStorage(storage);
  for (const entry of entries) progress.write('anna', entry);
  return { progress, storage };
}

test('progress is read as it was written', () => {
  const entry = entryOf(7);
  expect(open(entry).progress.readAll('anna')).toEqual({ 7: entry });
});

test('progress that an older release has stored has no language', () => {
  const { progress, storage } = open(entryOf(7));
  const older = (storage.read('journal:anna:7') ?? '').replace('"lang":"it",', '');
  storage.write('journal:anna:7', older);
  const { lang, ...entry } = entryOf(7);
  expect(lang).toBe('it');
  expect(progress.read('anna', 7)).toEqual(entry);
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
  ['a position that is null', '"places":[null]'],
])('progress is ignored when the storage has %s', (_what, found) => {
  const { progress, storage } = open(entryOf(7), entryOf(8));
  const whole = storage.read('journal:anna:7') ?? '';
  const [field] = /^"\w+":/.exec(found) ?? [];
  const spoilt = field ? whole.replace(new RegExp(`${field}(\\[.*?\\]|[^,}]+)`), found) : found;
  expect(spoilt).not.toBe(whole);
  storage.write('journal:anna:7', spoilt);
  expect(progress.read('anna', 7)).toBeUndefined();
  expect(Object.keys(progress.readAll('anna'))).toEqual(['8']);
});

test('progress of a clock that was ahead does not stay the newest', () => {
  const { progress } = open(entryOf(7, Date.now() + 40 * 86_400_000), entryOf(8));
  const now = Date.now();
  const read = progress.readAll('anna')[7];
  const first = read?.changedAt ?? 0;
  expect(first).toBeGreaterThanOrEqual(now);
  expect(first).toBeLessThanOrEqual(Date.now());
  jest.useFakeTimers({ now: now + 60_000 });
  const again = progress.readAll('anna')[7];
  jest.useRealTimers();
  expect(again).toEqual(read);
});

test.each(['', '{}', 'true', '["7"]', '[null]', '[-1]'])(
  'progress is empty when the list of guides is %s, and can be written again',
  (found) => {
    const { progress, storage } = open(entryOf(7));
    storage.write('journal:anna', found);
    expect(progress.readAll('anna')).toEqual({});
    progress.write('anna', entryOf(8));
    expect(Object.keys(progress.readAll('anna'))).toEqual(['8']);
  },
);

test('the storage keeps the hundred guides that were heard last', () => {
  const { progress, storage } = open(...Array.from({ length: 103 }, (_, at) => entryOf(at + 1)));
  const ids = Object.keys(progress.readAll('anna')).map(Number);
  expect(ids).toHaveLength(100);
  expect(Math.min(...ids)).toBe(4);
  expect(storage.read('journal:anna:1')).toBeNull();
});

test("a visitor's progress is merged into the account that signs in, the newer one for each track", () => {
  const { progress, storage } = open(entryOf(7, 50));
  const visitors: GuideProgress = {
    ...entryOf(7, 90),
    lastTrackId: 2,
    trackProgress: { 2: { position: 12, isFinished: false, at: 90 } },
  };
  progress.write(null, visitors);
  progress.write(null, entryOf(9));
  progress.adoptVisitorProgress('anna');
  const { 7: both, 9: other } = progress.readAll('anna');
  expect(both).toMatchObject({
    lastTrackId: 2,
    trackProgress: { 1: { position: 37.25 }, 2: { position: 12 } },
  });
  expect(other).toEqual(entryOf(9));
  expect([...storage.values.keys()].filter((key) => key.includes('visitor'))).toEqual([]);
});

test('a browser that stores nothing returns no progress', () => {
  const blocked = {
    keys: () => [],
    read: () => null,
    write: () => undefined,
    onOtherTab: () => () => undefined,
  };
  const progress = progressStorage(blocked);
  progress.write(null, entryOf(7));
  progress.adoptVisitorProgress('anna');
  expect(progress.readAll('anna')).toEqual({});
});
