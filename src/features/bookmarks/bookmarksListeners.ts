import { isAnyOf } from '@reduxjs/toolkit';
import type { RawStorage } from '../../shared/storage/rawStorage.ts';
import { sharedList } from '../../shared/storage/sharedList.ts';
import { sessionSlice, selectAccount } from '../auth/session/sessionSlice.ts';
import { addBookmarks } from './addBookmarks.ts';
import { bookmarkEvents, bookmarksSlice, selectBookmarks } from './bookmarksSlice.ts';
import { bookmarksStorage, joined, sharedBookmarks } from './bookmarksStorage.ts';
import type { StartListening } from '../../shared/store/rootState.ts';

const isChange = isAnyOf(
  bookmarkEvents.bookmarkAdded,
  bookmarkEvents.sentenceFound,
  bookmarkEvents.noteWritten,
  bookmarkEvents.bookmarkDeleted,
  bookmarkEvents.bookmarkRestored,
);

/** Adds bookmarks on request, and stores those of each account (docs/decisions/038-bookmarks.md). */
export function addBookmarkListeners(
  startListening: StartListening,
  { storage }: { storage: RawStorage },
): void {
  addBookmarks(startListening);
  persistBookmarks(startListening, storage);
}

/**
 * Stores every change, and reads the bookmarks of the account at the start, when the account changes, and after another
 * tab has written. A visitor's bookmarks are given to the account that signs in.
 */
function persistBookmarks(startListening: StartListening, storage: RawStorage): void {
  const stored = sharedList(bookmarksStorage(storage), storage, sharedBookmarks);
  /** Whether the state has changes that could not be stored. */
  let isUnsaved = false;
  startListening({
    actionCreator: sessionSlice.actions.appStarted,
    effect: (_action, { dispatch, getState }) => {
      const read = () => {
        const items = stored.read(selectAccount(getState()));
        // Changes that could not be stored are only in this tab's state.
        const all = isUnsaved ? joined(selectBookmarks(getState()), items) : items;
        dispatch(bookmarkEvents.bookmarksRead(all));
      };
      read();
      storage.onOtherTab(read);
    },
  });
  startListening({
    matcher: isChange,
    effect: (action, { dispatch, getState }) => {
      const account = selectAccount(getState());
      // Another tab may have written since: the change is applied to what is stored, not to this tab's state.
      const items = isUnsaved
        ? selectBookmarks(getState())
        : bookmarksSlice.reducer({ items: stored.read(account), areShared: false }, action).items;
      isUnsaved = !stored.change(account, items);
      dispatch(
        isUnsaved
          ? bookmarkEvents.bookmarksNotStored('noStorage')
          : bookmarkEvents.bookmarksRead(items),
      );
      if (!isUnsaved && bookmarkEvents.bookmarkAdded.match(action))
        dispatch(bookmarkEvents.bookmarkStored());
    },
  });
  startListening({
    predicate: (_action, now, before) => selectAccount(now) !== selectAccount(before),
    effect: (_action, { dispatch, getState, getOriginalState }) => {
      isUnsaved = false;
      const account = selectAccount(getState());
      const wasVisitor = selectAccount(getOriginalState()) === null;
      if (wasVisitor && account !== null) {
        const visitors = stored.read(null);
        const isMoved =
          visitors.length > 0 && stored.change(account, joined(stored.read(account), visitors));
        if (isMoved) stored.write(null, []);
      }
      dispatch(bookmarkEvents.bookmarksRead(stored.read(account)));
    },
  });
}
