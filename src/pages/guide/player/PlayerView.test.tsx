import { act, screen, waitFor, within } from '@testing-library/react';
import type { GuideDetail } from '../../../domain/model.ts';
import { changedGuide, listenableGuide } from '../../../testing/server/catalogue.ts';
import { failNext } from '../../../testing/server/failNext.ts';
import { MemoryStorage } from '../../../testing/memoryStorage.ts';
import { renderApp } from '../../../testing/screens/renderApp.tsx';
import { playerEvents } from '../../../features/player/state/playerSlice.ts';

let guide: GuideDetail;
beforeAll(async () => {
  guide = await listenableGuide();
});

async function open(storage?: MemoryStorage) {
  const app = renderApp(`/audio-guide/${guide.id}`, storage);
  const player = within(await screen.findByRole('region', { name: 'Player' }));
  const row = (index: number) => {
    const item = player.getAllByRole('listitem')[index];
    if (!item) throw new Error('a row for each track');
    return within(item);
  };
  /** Opens a panel; its code arrives with the first one. */
  const panel = async (button: string | RegExp) => {
    await app.user.click(player.getByRole('button', { name: button }));
    return within(await screen.findByRole('dialog'));
  };
  return { ...app, player, row, panel };
}

test('a track that cannot be played shows a message on its row, until it plays', async () => {
  const { audio, row, user } = await open();
  const track = guide.tracks[1];
  if (!track) throw new Error('two tracks');
  audio.missing.add(`/storage/${track.audio}`);
  failNext('GET', `/storage/${track.audio}`, 500);
  const button = row(1).getByRole('button', { name: new RegExp(`^${track.title}`) });
  await user.click(button);
  expect(await row(1).findByText('Could not play')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('The server has a problem.');
  audio.missing.clear();
  await user.click(button);
  await audio.advance(1);
  expect(row(1).queryByText('Could not play')).not.toBeInTheDocument();
});

test('the total time of a track is the same before and during play', async () => {
  const [first, ...others] = guide.tracks;
  if (!first) throw new Error('a track');
  const wire = [first, ...others].map(({ id, title, audio, isFree }) => ({
    id,
    titolo: title,
    file_mp3: audio,
    free: isFree ? ('1' as const) : ('0' as const),
    duration: 99.6,
  }));
  failNext(
    'GET',
    `/client/audio-guide/${guide.id}`,
    await changedGuide(guide.id, { audio_content: wire }),
  );
  const { audio, player, row, user } = await open();
  audio.length = 99.4;
  const slider = () => player.getByRole('slider', { name: 'Position in the track' });
  expect(slider()).toHaveAttribute('aria-valuetext', '0 seconds of 1 minute 40 seconds');
  expect(row(0).getByText('0:01:40')).toBeVisible();
  await user.click(player.getByRole('button', { name: 'Play' }));
  await audio.advance(2);
  expect(slider()).toHaveAttribute('aria-valuetext', '2 seconds of 1 minute 40 seconds');
});

test('a guide’s own speed is shown before it plays, and can be changed', async () => {
  const storage = new MemoryStorage();
  const rates = { standard: 1.25, byGuide: { [guide.id]: 1.5 } };
  storage.write('player', JSON.stringify({ rates }));
  const { audio, panel, player, user } = await open(storage);
  const speed = await panel('Speed: 1.5×');
  await user.click(speed.getByRole('button', { name: '2×' }));
  await user.click(speed.getByRole('button', { name: 'Close' }));
  expect(player.getByRole('button', { name: 'Speed: 2×' })).toBeVisible();
  await user.click(player.getByRole('button', { name: 'Play' }));
  expect(audio.playbackRate).toBe(2);
});

test('the queue is shown again after a reload', async () => {
  const title = guide.tracks[1]?.title ?? '';
  const first = await open();
  await first.user.click(first.row(1).getByRole('button', { name: `More for ${title}` }));
  await first.user.click(await screen.findByRole('menuitem', { name: 'Add to queue' }));
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  first.unmount();
  const { panel } = await open(first.storage);
  const queue = await panel('Up next');
  expect(await queue.findByText(title)).toBeVisible();
  expect(queue.getByText('Queued')).toBeVisible();
});

test('a queued track that is locked shows a message, and does not stop the current one', async () => {
  const { audio, panel, player, store, user } = await open();
  await user.click(player.getByRole('button', { name: 'Play' }));
  await audio.advance(2);
  const locked = guide.tracks.find(({ isFree }) => !isFree);
  if (!locked) throw new Error('a locked track');
  act(() => void store.dispatch(playerEvents.queued({ guideId: guide.id, trackId: locked.id })));
  const queue = within((await panel('Up next')).getByRole('list', { name: 'Queued' }));
  await user.click(await queue.findByRole('button', { name: new RegExp(`^${locked.title}`) }));
  expect(await screen.findByText(/^Hello Sir, If ypu want to access/)).toBeVisible();
  await audio.advance(2);
  expect(store.getState().player).toMatchObject({
    item: { trackId: guide.tracks[0]?.id },
    queue: [{ trackId: locked.id }],
    status: 'playing',
    position: 4,
  });
});
