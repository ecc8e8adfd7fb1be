import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { keyOf, type Bookmark } from './bookmark.ts';

declare module '../../shared/store/rootState.ts' {
  interface LazyLoadedSlices {
    bookmarks: BookmarksState;
  }
}

export interface BookmarksState {
  /** In the order in which they were added. */
  items: Bookmark[];
  /** They are in the account, too, for its other devices. */
  areShared: boolean;
}

interface SentenceFound extends Pick<Bookmark, 'guideId' | 'trackId' | 'seconds'> {
  sentence: string;
}

/** Why bookmarks are not stored: there are too many, or the browser does not store anything. */
export type NotStored = 'tooMany' | 'noStorage';

const initialState: BookmarksState = { items: [], areShared: false };

const find = (state: BookmarksState, bookmark: Parameters<typeof keyOf>[0]) =>
  state.items.find((each) => keyOf(each) === keyOf(bookmark));

/** Adds a bookmark, unless its second has one. */
const add = (state: BookmarksState, { payload }: PayloadAction<Bookmark>) => {
  if (!find(state, payload)) state.items.push(payload);
};

/**
 * The bookmarks of the current account. Every change is also applied to the stored bookmarks, which may be newer
 * (bookmarksListeners.ts), so a reducer must not depend on what else is in the list.
 */
export const bookmarksSlice = createSlice({
  name: 'bookmarks',
  initialState,
  reducers: {
    /** Read from storage: at the start, for another account, and after a change in this or another tab. */
    bookmarksRead: (state, { payload }: PayloadAction<Bookmark[]>) => {
      state.items = payload;
    },
    /** The account's devices share them; false after a change of the account. */
    bookmarksShared: (state, { payload }: PayloadAction<boolean>) => {
      state.areShared = payload;
    },
    bookmarkAdded: add,
    /** The words of the recording arrived after the bookmark was added. */
    sentenceFound: (state, { payload }: PayloadAction<SentenceFound>) => {
      const bookmark = find(state, payload);
      if (bookmark) bookmark.sentence = payload.sentence;
    },
    /** The bookmark with its new note. It is added again if another tab has deleted it. */
    noteWritten: (state, { payload }: PayloadAction<Bookmark>) => {
      const bookmark = find(state, payload);
      if (bookmark) bookmark.note = payload.note;
      else state.items.push(payload);
    },
    bookmarkDeleted: (state, { payload }: PayloadAction<Bookmark>) => {
      state.items = state.items.filter((each) => keyOf(each) !== keyOf(payload));
    },
    /** A deletion was undone. */
    bookmarkRestored: add,
    /** An added bookmark is stored: only a toast follows. */
    bookmarkStored: () => undefined,
    /** Only a toast follows. */
    bookmarksNotStored: (_state, _action: PayloadAction<NotStored>) => undefined,
    /** The guide of a bookmark could not be loaded: only a toast follows. */
    bookmarkNotPlayed: () => undefined,
  },
  selectors: {
    selectBookmarks: ({ items }) => items,
    selectAreShared: ({ areShared }) => areShared,
  },
});

export const bookmarkEvents = bookmarksSlice.actions;
export const { selectAreShared, selectBookmarks } = bookmarksSlice.selectors;
