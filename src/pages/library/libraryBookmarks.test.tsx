import { act, screen, waitFor, within } from '@testing-library/react';
import type { GuideDetail } from '../../domain/model.ts';
import { bookmarkEvents } from '../../features/bookmarks/bookmarksSlice.ts';
import { bookmarkAt } from '../../testing/player/bookmarkAt.ts';
import { listenableGuide } from '../../testing/server/catalogue.ts';
import { shopper } from '../../testing/server/shopper.ts';
import { renderPage } from '../../testing/screens/renderPage.tsx';
import { whileReactWorks } from '../../testing/whileReactWorks.ts';

let guide: GuideDetail;
beforeAll(async () => {
  guide = await listenableGuide();
});

/** Opens the library of a customer with bookmarks in this browser, and returns the section with them. */
async function open() {
  const { storage } = await shopper();
  const [track] = guide.tracks;
  const of = { guideId: guide.id, guideTitle: guide.title, trackId: track?.id ?? 0 };
  const items = [
    bookmarkAt(42, { ...of, trackTitle: 'Il tamburo', sentence: 'Otto spicchi.' }),
    bookmarkAt(7, { ...of, trackTitle: 'Il tamburo', note: 'Perché è così?' }),
    bookmarkAt(5, { ...of, trackTitle: 'Il tamburo' }),
    bookmarkAt(3, { guideId: 999_999, guideTitle: 'Ritirata' }),
  ];
  const app = renderPage('/user/library', storage);
  // The session check says whose bookmarks they are.
  await waitFor(() => expect(app.store.getState().session.wasChecked).toBe(true));
  act(() => items.forEach((each) => app.store.dispatch(bookmarkEvents.bookmarkRestored(each))));
  const section = within(await screen.findByRole('region', { name: 'Bookmarks' }));
  return { ...app, section };
}

test('lists bookmarks by guide, and plays one without opening its page', async () => {
  const { audio, section, user } = await open();
  expect(section.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
    guide.title,
    'Ritirata',
  ]);
  expect(await section.findByText(/stored in your account/)).toBeVisible();
  await user.click(section.getByRole('button', { name: '0:00:42 Il tamburo' }));
  await waitFor(() => expect(audio.paused).toBe(false));
  await audio.settled();
  expect(audio.currentTime).toBeCloseTo(42, 0);
  await user.click(section.getByRole('button', { name: '0:00:03 Il tamburo' }));
  expect(await screen.findByText('This guide could not be loaded.')).toBeInTheDocument();
});

test('finds bookmarks by their notes and sentences', async () => {
  const { section, user } = await open();
  await user.type(await screen.findByRole('searchbox', { name: 'Search your library' }), 'perche');
  await waitFor(() =>
    expect(section.queryByRole('button', { name: '0:00:42 Il tamburo' })).not.toBeInTheDocument(),
  );
  expect(section.getByText('Perché è così?')).toBeVisible();
});

test('the row of a deleted bookmark does not take the focus from the search', async () => {
  const { section, store, user } = await open();
  const fifth = bookmarkAt(9, { guideId: guide.id, guideTitle: guide.title });
  act(() => void store.dispatch(bookmarkEvents.bookmarkRestored(fifth)));
  await user.click(section.getByRole('button', { name: 'Delete the bookmark at 0:00:42' }));
  expect(section.getByRole('button', { name: 'Undo' })).toHaveFocus();
  const search = await screen.findByRole('searchbox', { name: 'Search your library' });
  await user.type(search, 'perche');
  await waitFor(() =>
    expect(section.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument(),
  );
  await user.clear(search);
  expect(await section.findByRole('button', { name: 'Undo' })).toBeVisible();
  expect(search).toHaveFocus();
});

test('exports all bookmarks as Markdown', async () => {
  const saved: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (file: Blob) => {
    saved.push(file);
    return 'blob:1';
  };
  URL.revokeObjectURL = () => undefined;
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof HTMLAnchorElement) || target.download === '') return;
    // jsdom cannot navigate.
    event.preventDefault();
    names.push(target.download);
  });
  const { section, user } = await open();
  await user.click(section.getByRole('button', { name: 'Export as Markdown' }));
  const [file] = saved;
  const text = await whileReactWorks(() => new Response(file).text());
  expect(names[0]).toMatch(/^cicerone-bookmarks-\d{4}-\d\d-\d\d\.md$/);
  expect(text).toContain('  > Otto spicchi.');
  expect(text).toContain(
    `- [0:00:07](${window.location.origin}/audio-guide/${guide.id}?track=${guide.tracks[0]?.id}&t=7)`,
  );
});
