import { nonNegativeNumber, record, text } from '../../domain/decode/wire.ts';
import { accountList } from '../../shared/storage/accountList.ts';
import { keyOf, longestNote, type Bookmark } from './bookmark.ts';

/** The bookmarks of each account in this browser. */
export const bookmarksStorage = accountList<Bookmark>({
  key: (account) => `bookmarks:${account ?? 'visitor'}`,
  version: 1,
  decode: (value) => {
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
  },
});

/** Returns the first list, followed by the bookmarks that only the second has. */
export function joined(first: Bookmark[], second: Bookmark[]): Bookmark[] {
  const known = new Set(first.map(keyOf));
  return [...first, ...second.filter((each) => !known.has(keyOf(each)))];
}
