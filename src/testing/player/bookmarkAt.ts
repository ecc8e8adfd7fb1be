import type { Bookmark } from '../../features/bookmarks/bookmark.ts';

/** Returns a bookmark of a track at a second. */
export const bookmarkAt = (seconds: number, other: Partial<Bookmark> = {}): Bookmark => ({
  guideId: 7,
  guideTitle: 'La cupola',
  lang: 'it',
  trackId: 1,
  trackTitle: 'Il tamburo',
  trackIndex: 0,
  seconds,
  sentence: '',
  note: '',
  addedAt: seconds,
  ...other,
});
