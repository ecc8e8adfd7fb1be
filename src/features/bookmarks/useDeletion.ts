import { useState } from 'react';
import { keyOf, type Bookmark } from './bookmark.ts';
import { bookmarkEvents } from './bookmarksSlice.ts';
import { useAppDispatch } from '../../shared/store/hooks.ts';

/** A row of a list of bookmarks. */
export interface BookmarkRow extends Bookmark {
  /** Whether the bookmark is deleted: the row offers to undo that. */
  isDeleted: boolean;
  /** Whether the row takes the focus, because its deletion was undone. */
  isRestored: boolean;
}

/**
 * Returns the rows of a list of bookmarks. The bookmark that was deleted last keeps its row as long as the list is
 * mounted, so that the deletion can be undone.
 */
export function useDeletion(bookmarks: readonly Bookmark[]) {
  const dispatch = useAppDispatch();
  const [last, setLast] = useState<Bookmark | null>(null);
  const [restored, setRestored] = useState<string | null>(null);
  const isKnown = last !== null && bookmarks.some((each) => keyOf(each) === keyOf(last));
  const rows = bookmarks.map((each): BookmarkRow => ({
    ...each,
    isDeleted: false,
    isRestored: keyOf(each) === restored,
  }));
  return {
    rows: last && !isKnown ? [...rows, { ...last, isDeleted: true, isRestored: false }] : rows,
    remove: (bookmark: Bookmark) => {
      setLast(bookmark);
      setRestored(null);
      dispatch(bookmarkEvents.bookmarkDeleted(bookmark));
    },
    undo: (bookmark: Bookmark) => {
      setLast(null);
      setRestored(keyOf(bookmark));
      dispatch(bookmarkEvents.bookmarkRestored(bookmark));
    },
  };
}

export type Deletion = Omit<ReturnType<typeof useDeletion>, 'rows'>;
