import { errorToast, on, successToast, type ToastRule } from '../../shared/lib/toastRules.ts';
import { bookmarkEvents } from './bookmarksSlice.ts';
import { bookmarksCopy } from './copy.ts';

/** The toasts of the bookmarks. */
export const bookmarksToasts: ToastRule[] = [
  on(bookmarkEvents.bookmarkStored.match, () => successToast(bookmarksCopy.added)),
  on(bookmarkEvents.bookmarksNotStored.match, ({ payload }) =>
    errorToast(bookmarksCopy.notStored[payload]),
  ),
  on(bookmarkEvents.bookmarkNotPlayed.match, () => errorToast(bookmarksCopy.notPlayed)),
];
