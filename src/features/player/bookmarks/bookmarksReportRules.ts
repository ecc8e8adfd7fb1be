import { actionsOf, type ReportRules, type RuleOf } from '../../../domain/reportRules.ts';
import type { Bookmark } from './bookmark.ts';
import type { BookmarksRoot, bookmarkEvents } from './bookmarksSlice.ts';

/** Without the note, which is the listener's own text, and the sentence, which may be of a paid track. */
const bookmark = {
  guideId: 'plain',
  guideTitle: 'text',
  trackId: 'plain',
  trackTitle: 'text',
  trackIndex: 'plain',
  seconds: 'plain',
  sentence: 'hidden',
  note: 'hidden',
  addedAt: 'plain',
} as const satisfies RuleOf<Bookmark>;

/** What of the bookmarks a support report may show. */
export const bookmarksReportRules: ReportRules = {
  words: 'tooMany noStorage',
  slices: { bookmarks: { items: bookmark } } satisfies RuleOf<BookmarksRoot>,
  actions: actionsOf<typeof bookmarkEvents>('bookmarks', {
    bookmarksRead: bookmark,
    bookmarkAdded: bookmark,
    sentenceFound: { guideId: 'plain', trackId: 'plain', seconds: 'plain', sentence: 'hidden' },
    noteWritten: bookmark,
    bookmarkDeleted: bookmark,
    bookmarkRestored: bookmark,
    bookmarksNotStored: 'plain',
    bookmarkNotPlayed: 'plain',
  }),
};
