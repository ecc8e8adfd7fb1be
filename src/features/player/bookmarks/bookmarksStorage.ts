import { list, nonNegativeNumber, record, text } from '../../../domain/decode/wire.ts';
import type { RawStorage } from '../../../shared/storage/rawStorage.ts';
import { keyOf, longestNote, type Bookmark } from './bookmark.ts';

type Account = string | null;

/** Version of the stored JSON. A later version is left as it is. */
const version = 1;

const storageKey = (account: Account) => `bookmarks:${account ?? 'visitor'}`;

export interface BookmarksStorage {
  read: (account: Account) => Bookmark[];
  /** Returns whether the bookmarks are stored: the browser may refuse. */
  write: (account: Account, bookmarks: Bookmark[]) => boolean;
}

/** The bookmarks of each account in this browser; null is a visitor's. Invalid ones are ignored. */
export function bookmarksStorage(storage: RawStorage): BookmarksStorage {
  const stored = (account: Account) => parsed(storage.read(storageKey(account)));
  return {
    read: (account) => {
      const found = stored(account);
      return found.version === version && Array.isArray(found.items)
        ? list(found.items, 'items', toBookmark).flatMap((each) => each ?? [])
        : [];
    },
    write: (account, bookmarks) => {
      const found = stored(account);
      if (typeof found.version === 'number' && found.version > version) return false;
      const value = bookmarks.length > 0 ? JSON.stringify({ version, items: bookmarks }) : null;
      storage.write(storageKey(account), value);
      return storage.read(storageKey(account)) === value;
    },
  };
}

function parsed(json: string | null) {
  try {
    return record(JSON.parse(json ?? '{}'), 'bookmarks');
  } catch {
    return {};
  }
}

/** Returns null for an invalid bookmark, so that the others stay. */
function toBookmark(value: unknown): Bookmark | null {
  try {
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
  } catch {
    return null;
  }
}

/** Returns the first list, followed by the bookmarks that only the second has. */
export function joined(first: Bookmark[], second: Bookmark[]): Bookmark[] {
  const known = new Set(first.map(keyOf));
  return [...first, ...second.filter((each) => !known.has(keyOf(each)))];
}
