import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clock } from '../../domain/text/time.ts';
import { MemoryStorage } from '../../testing/memoryStorage.ts';
import { openReadableGuide, type ReadableGuide } from '../../testing/player/readAlong.ts';

let readable: ReadableGuide;
beforeAll(async () => {
  readable = await openReadableGuide();
});

/** Opens the guide, and plays its first track up to a second. */
async function openAt(seconds: number, storage = new MemoryStorage()) {
  const { player, ...app } = await readable.open(storage);
  await app.user.click(player.getByRole('button', { name: 'Play' }));
  await app.audio.advance(seconds);
  const panel = async () => {
    await app.user.click(player.getByRole('button', { name: 'Bookmarks' }));
    return within(await screen.findByRole('dialog', { name: 'Bookmarks' }));
  };
  const add = () => app.user.click(player.getByRole('button', { name: 'Add bookmark' }));
  return { ...app, player, panel, add };
}

const rowName = (seconds: number) => `${clock(seconds)} ${readable.track().title}`;

test('a bookmark stores the current second with its sentence, and plays from there', async () => {
  const { start, text } = readable.sentence(1);
  const { add, audio, panel, user } = await openAt(start + 0.5);
  await add();
  expect(await screen.findByText(/^The bookmark is added/)).toBeInTheDocument();
  await audio.advance(20);
  const list = await panel();
  expect(await list.findByText(text)).toBeVisible();
  expect(list.getByText(/stored on this device only/)).toBeVisible();
  await user.click(list.getByRole('button', { name: rowName(start + 0.5) }));
  await audio.settled();
  expect(audio.currentTime).toBeCloseTo(start + 0.5, 0);
  expect(audio.paused).toBe(false);
});

test('a bookmark at the end of its track plays from the start, as its label says', async () => {
  const { add, audio, panel, player, store, user } = await openAt(10);
  const length = store.getState().player.duration;
  await audio.advance(length - 10.5);
  await add();
  await user.click(player.getByRole('button', { name: 'Pause' }));
  const list = await panel();
  expect(list.getByRole('button', { name: 'Delete the bookmark at 0:00:00' })).toBeVisible();
  await user.click(list.getByRole('button', { name: rowName(0) }));
  await audio.settled();
  expect(audio.currentTime).toBeCloseTo(0, 0);
  expect(audio.paused).toBe(false);
});

test('the key B adds a bookmark, once for each second', async () => {
  const { panel, user, player } = await openAt(12);
  act(() => player.getByRole('button', { name: 'Pause' }).focus());
  await user.keyboard('bb');
  const list = await panel();
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  await user.click(list.getByRole('button', { name: 'Add bookmark' }));
  expect(list.getAllByRole('listitem')).toHaveLength(1);
});

test('a bookmark is added at a sentence of the text', async () => {
  const { start, text } = readable.sentence(2);
  const { panel: words, player, user } = await readable.openPanel();
  await user.click(words.getByRole('button', { name: `Add bookmark at ${clock(start)}` }));
  await user.click(player.getByRole('button', { name: 'Bookmarks' }));
  const list = within(await screen.findByRole('dialog', { name: 'Bookmarks' }));
  expect(list.getByRole('button', { name: rowName(start) })).toBeVisible();
  expect(list.getByText(text)).toBeVisible();
});

test('a bookmark has a note, which can be edited and is shown after a reload', async () => {
  const { add, panel, storage, unmount, user } = await openAt(7);
  await add();
  const list = await panel();
  await user.click(list.getByRole('button', { name: 'Add a note at 0:00:07' }));
  const field = list.getByRole('textbox', { name: 'Your note · 0:00:07' });
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('maxlength', '1000');
  await user.type(field, ' Ask about the <b>ribs</b>{Enter}twice ');
  await user.click(list.getByRole('button', { name: 'Save' }));
  const edit = list.getByRole('button', { name: 'Edit the note at 0:00:07' });
  expect(edit).toHaveFocus();
  unmount();
  const again = await openAt(1, storage);
  const later = await again.panel();
  expect(later.getByText(/Ask about the <b>ribs<\/b>/).textContent).toBe(
    'Ask about the <b>ribs</b>\ntwice',
  );
  await again.user.click(later.getByRole('button', { name: 'Edit the note at 0:00:07' }));
  await again.user.keyboard('!{Escape}');
  expect(later.getByText(/twice$/)).toBeVisible();
  await again.user.click(later.getByRole('button', { name: 'Edit the note at 0:00:07' }));
  await again.user.keyboard('!{Control>}{Enter}{/Control}');
  expect(later.getByText(/twice!$/)).toBeVisible();
});

test.each([
  ['while characters are composed', { isComposing: true }],
  ["as Safari's last key of a composition", { keyCode: 229 }],
])('a note is neither saved nor discarded by a key %s', async (_when, composed) => {
  const { add, panel, user } = await openAt(7);
  await add();
  const list = await panel();
  await user.click(list.getByRole('button', { name: 'Add a note at 0:00:07' }));
  const field = list.getByRole('textbox', { name: 'Your note · 0:00:07' });
  await user.type(field, 'にほん');
  fireEvent.keyDown(field, { key: 'Escape', ...composed });
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, ...composed });
  expect(field).toHaveValue('にほん');
  expect(field).toHaveFocus();
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(field).not.toBeInTheDocument();
});

test('a bookmark can be deleted, which can be undone', async () => {
  const { add, audio, panel, storage, user } = await openAt(7);
  await add();
  await audio.advance(5);
  await add();
  const list = await panel();
  await user.click(list.getByRole('button', { name: 'Delete the bookmark at 0:00:07' }));
  expect(storage.read('bookmarks:visitor')).not.toContain('"seconds":7,');
  const undo = list.getByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  expect(undo).toHaveAccessibleDescription('Bookmark at 0:00:07 deleted');
  await user.click(undo);
  expect(list.getByRole('button', { name: rowName(7) })).toHaveFocus();
  expect(storage.read('bookmarks:visitor')).toContain('"seconds":7,');
  expect(list.getAllByRole('listitem')).toHaveLength(2);
});

test('a bookmark that the browser does not store shows a message', async () => {
  const storage = new MemoryStorage();
  const { add, panel } = await openAt(7, storage);
  storage.write = () => undefined;
  await add();
  expect(await screen.findByText(/did not store this change/)).toBeInTheDocument();
  expect(screen.queryByText(/^The bookmark is added/)).not.toBeInTheDocument();
  const list = await panel();
  expect(list.getByRole('button', { name: rowName(7) })).toBeVisible();
  // Another tab stores something small, such as its progress.
  storage.changeElsewhere({});
  expect(list.getByRole('button', { name: rowName(7) })).toBeVisible();
});

test('two tabs do not overwrite each other’s bookmarks', async () => {
  const storage = new MemoryStorage();
  const { add, audio, panel } = await openAt(7, storage);
  await add();
  const first = storage.read('bookmarks:visitor') ?? '';
  const fromOther = first
    .replace('"seconds":7,', '"seconds":3,')
    .replace('"note":""', '"note":"x"');
  // Written by a tab whose message has not arrived here.
  storage.write('bookmarks:visitor', fromOther);
  await audio.advance(5);
  await add();
  await waitFor(() => expect(storage.read('bookmarks:visitor')).toContain('"seconds":12,'));
  expect(storage.read('bookmarks:visitor')).toContain('"note":"x"');
  const list = await panel();
  expect(list.getByText('x')).toBeVisible();
  storage.changeElsewhere({ 'bookmarks:visitor': first });
  expect(await list.findByRole('button', { name: rowName(7) })).toBeVisible();
  expect(list.queryByText('x')).not.toBeInTheDocument();
});
