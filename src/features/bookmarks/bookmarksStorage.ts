import { nonNegativeNumber, record, text } from '../../domain/decode/wire.ts';
import { accountList } from '../../shared/storage/accountList.ts';
import type { SharedId, SharedItems } from '../../shared/storage/unsentItems.ts';
import { keyOf, longestNote, type Bookmark } from './bookmark.ts';

function toBookmark(value: unknown): Bookmark {
  const stored = record<Bookmark>(value, 'bookmark');
  const number = (field: 'guideId' | 'trackId' | 'trackIndex' | 'seconds' | 'addedAt') =>
    nonNegativeNumber(stored, field);
  return {
    guideId: number('guideId'),
    guideTitle: text(stored, 'guideTitle'),
    lang: text(stored, 'lang'),
    trackId: number('trackId'),
    trackTitle: text(stored, 'trackTitle'),
    trackIndex: number('trackIndex'),
    seconds: number('seconds'),
    sentence: text(stored, 'sentence'),
    note: text(stored, 'note').slice(0, longestNote),
    addedAt: number('addedAt'),
  };
}

/** The bookmarks of each account in this browser. */
export const bookmarksStorage = accountList<Bookmark>({
  key: (account) => `bookmarks:${account ?? 'visitor'}`,
  version: 1,
  decode: toBookmark,
});

/** Returns the first list, followed by the bookmarks that only the second has. */
export function joined(first: Bookmark[], second: Bookmark[]): Bookmark[] {
  const known = new Set(first.map(keyOf));
  return [...first, ...second.filter((each) => !known.has(keyOf(each)))];
}

/**
 * Returns bookmarks as a customer's devices share them. A note is an item of its own: a device that finds the sentence of
 * a bookmark does not undo the note that another one has written meanwhile.
 */
export const sharedBookmarks = (bookmarks: readonly Bookmark[]): SharedItems =>
  new Map(
    bookmarks.flatMap((bookmark) => {
      const key = keyOf(bookmark);
      const { note, ...moment } = bookmark;
      const items: [SharedId, string][] = [[`bookmark ${key}`, JSON.stringify(moment)]];
      return note === '' ? items : [...items, [`note ${key}`, JSON.stringify(note)]];
    }),
  );

/** Returns the bookmarks with what another device has changed; null: deleted. What is invalid is left out. */
export function withShared(
  bookmarks: readonly Bookmark[],
  changes: ReadonlyMap<SharedId, string | null>,
): Bookmark[] {
  const byKey = new Map(bookmarks.map((bookmark) => [keyOf(bookmark), bookmark]));
  // Bookmarks before notes: a note needs its bookmark, which may have been changed later.
  for (const [id, value] of [...changes].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const [kind, key = ''] = id.split(' ');
    const known = byKey.get(key);
    try {
      if (kind === 'note' && known) {
        const note: unknown = value === null ? '' : JSON.parse(value);
        byKey.set(key, toBookmark({ ...known, note }));
      }
      if (kind !== 'bookmark') continue;
      if (value === null) byKey.delete(key);
      else {
        const moment: unknown = JSON.parse(value);
        const bookmark = toBookmark({ ...record(moment, 'moment'), note: known?.note ?? '' });
        if (keyOf(bookmark) === key) byKey.set(key, bookmark);
      }
    } catch {
      // Written by another version of the app.
    }
  }
  return [...byKey.values()].sort((one, other) => one.addedAt - other.addedAt);
}
