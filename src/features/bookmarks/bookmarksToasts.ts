import { on, type ToastRule } from '../../shared/lib/toastRules.ts';
import { bookmarkEvents } from './bookmarksSlice.ts';
import { bookmarksCopy } from './copy.ts';

/** The toasts of the bookmarks. */
export const bookmarksToasts: ToastRule[] = [
  on(bookmarkEvents.bookmarkStored.match, () => ({ kind: 'success', text: bookmarksCopy.added })),
  on(bookmarkEvents.bookmarksNotStored.match, ({ payload }) => ({
    kind: 'error',
    text: bookmarksCopy.notStored[payload],
  })),
  on(bookmarkEvents.bookmarkNotPlayed.match, () => ({
    kind: 'error',
    text: bookmarksCopy.notPlayed,
  })),
];
