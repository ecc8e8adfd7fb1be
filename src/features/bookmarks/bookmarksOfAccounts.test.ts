import { openProgressTab, signedInAs } from '../../testing/player/progressTab.ts';
import { playerEvents } from '../player/state/playerSlice.ts';
import { bookmarkEvents, selectBookmarks } from './bookmarksSlice.ts';

/** Opens a tab in which the first track plays at a second, which gets a bookmark. */
async function openWithBookmark(seconds: number) {
  const tab = openProgressTab();
  await tab.playTo(1, seconds);
  tab.dispatch(playerEvents.bookmarkRequested());
  return { ...tab, marked: () => selectBookmarks(tab.getState()).map((each) => each.seconds) };
}

test("an account's bookmarks are shown only to it, and again when it signs in again", async () => {
  const { dispatch, marked } = await openWithBookmark(7);
  // What a visitor has marked belongs to the account that signs in.
  dispatch(signedInAs('anna'));
  expect(marked()).toEqual([7]);
  dispatch(signedInAs(null));
  expect(marked()).toEqual([]);
  dispatch(signedInAs('bruno'));
  expect(marked()).toEqual([]);
  dispatch(signedInAs('anna'));
  expect(marked()).toEqual([7]);
});

test("a visitor's bookmarks are added to those of the account that signs in", async () => {
  const { answer, dispatch, marked, playTo } = await openWithBookmark(7);
  dispatch(signedInAs('anna'));
  dispatch(signedInAs(null));
  answer();
  await playTo(1, 12);
  dispatch(playerEvents.bookmarkRequested());
  expect(marked()).toEqual([12]);
  dispatch(signedInAs('anna'));
  expect(marked()).toEqual([7, 12]);
});

test('a note that is written while another tab deletes its bookmark is stored', async () => {
  const { dispatch, getState, storage } = await openWithBookmark(7);
  const [bookmark] = selectBookmarks(getState());
  if (!bookmark) throw new Error('a bookmark');
  storage.write('bookmarks:visitor', null);
  dispatch(bookmarkEvents.noteWritten({ ...bookmark, note: 'Mine' }));
  expect(selectBookmarks(getState())).toEqual([{ ...bookmark, note: 'Mine' }]);
});

test('the number of bookmarks has a limit', async () => {
  const { dispatch, getState, storage, marked } = await openWithBookmark(7);
  const [bookmark] = selectBookmarks(getState());
  const items = Array.from({ length: 500 }, (_, index) => ({ ...bookmark, trackId: index + 10 }));
  storage.changeElsewhere({ 'bookmarks:visitor': JSON.stringify({ version: 1, items }) });
  dispatch(playerEvents.bookmarkRequested());
  expect(marked()).toHaveLength(500);
});
