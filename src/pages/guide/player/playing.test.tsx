import { act, screen, waitFor, within } from '@testing-library/react';
import type { GuideDetail } from '../../../domain/model.ts';
import { changedGuide, listenableGuide } from '../../../testing/server/catalogue.ts';
import { failNext } from '../../../testing/server/failNext.ts';
import { renderPage } from '../../../testing/screens/renderPage.tsx';

const literal = 'Hello Sir, If ypu want to access this Audio Guide Please login Your Account!';

let guide: GuideDetail;
beforeAll(async () => {
  guide = await listenableGuide();
});

const trackAt = (index: number) => {
  const track = guide.tracks[index];
  if (!track) throw new Error('a guide with three tracks');
  return track;
};
const addressOf = (index: number) => `/storage/${trackAt(index).audio}`;

async function open() {
  const app = renderPage(`/audio-guide/${guide.id}`);
  const player = within(await screen.findByRole('region', { name: 'Player' }));
  const rows = player.getAllByRole('listitem');
  const row = (index: number) => {
    const item = rows[index];
    // The track itself; the second button is its menu.
    const [track] = item ? within(item).getAllByRole('button') : [];
    if (!track) throw new Error('a row for each track');
    return track;
  };
  return {
    ...app,
    player,
    row,
    button: (name: string) => player.getByRole('button', { name }),
    press: (name: string) => app.user.click(player.getByRole('button', { name })),
    choose: (index: number) => app.user.click(row(index)),
    position: () => player.getByRole('slider', { name: 'Position in the track' }),
    /** Time passes, with everything that follows from it. */
    listen: (seconds: number) => app.audio.advance(seconds),
  };
}

// Shows.
test('play starts the first free track; its time moves; pause stops it', async () => {
  const { audio, button, listen, player, position, press } = await open();
  expect(button('Forward 10 seconds')).toBeDisabled();
  await press('Play');
  expect(audio).toMatchObject({ src: addressOf(0), paused: false });
  await listen(17);
  expect(player.getByText('0:00:17')).toBeVisible();
  expect(position()).toHaveAttribute('aria-valuetext', '17 seconds of 1 minute 40 seconds');
  await press('Pause');
  expect(audio.paused).toBe(true);
  expect(button('Play')).toBeVisible();
});

test('choosing a track starts it, and marks it', async () => {
  const { audio, choose, player, row } = await open();
  await choose(1);
  expect(audio).toMatchObject({ src: addressOf(1), paused: false });
  expect(row(1)).toHaveAttribute('aria-current', 'true');
  expect(row(0)).not.toHaveAttribute('aria-current');
  expect(player.getByText(trackAt(1).title, { selector: '[aria-live]' })).toBeVisible();
});

// Shows.
test('back and forward move by 10 seconds, the bar to where it is asked', async () => {
  const { audio, listen, position, press, user } = await open();
  await press('Play');
  await listen(42);
  await press('Forward 10 seconds');
  expect(audio.currentTime).toBe(52);
  await press('Back 10 seconds');
  await press('Back 10 seconds');
  expect(audio.currentTime).toBe(32);
  await listen(0);
  expect(position()).toHaveValue('32');
  expect(position()).toHaveAttribute('aria-valuetext', '32 seconds of 1 minute 40 seconds');
  act(() => position().focus());
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(audio.currentTime).toBe(34);
  await user.keyboard('{Home}');
  expect(audio.currentTime).toBe(0);
});

test('the position has one text while the slider has the focus, until it is moved', async () => {
  const { listen, position, press, user } = await open();
  await press('Play');
  await listen(4);
  act(() => position().focus());
  await listen(8);
  expect(position()).toHaveValue('12');
  expect(position()).toHaveAttribute('aria-valuetext', '4 seconds of 1 minute 40 seconds');
  await user.keyboard('{ArrowRight}');
  await listen(5);
  expect(position()).toHaveAttribute('aria-valuetext', '13 seconds of 1 minute 40 seconds');
  act(() => position().blur());
  expect(position()).toHaveAttribute('aria-valuetext', '18 seconds of 1 minute 40 seconds');
});

// Shows.
test('the volume goes from 0 to 1 in steps of 0.01', async () => {
  const { audio, player, user } = await open();
  const volume = player.getByRole('slider', { name: 'Volume' });
  expect(volume).toMatchObject({ min: '0', max: '1', step: '0.01', value: '1' });
  act(() => volume.focus());
  await user.keyboard('{ArrowLeft}');
  expect(audio.volume).toBe(0.99);
  await user.keyboard('{Home}');
  expect(audio.volume).toBe(0);
  expect(volume).toHaveAttribute('aria-valuetext', '0%');
});

// Shows.
test('next and previous go round the tracks that may be played', async () => {
  const { audio, press } = await open();
  await press('Play');
  await press('Next track');
  expect(audio.src).toBe(addressOf(1));
  await press('Next track');
  expect(audio.src).toBe(addressOf(0));
  await press('Previous track');
  expect(audio.src).toBe(addressOf(1));
});

// Shows.
test('a locked track shows the literal toast once, and what plays continues', async () => {
  const { audio, choose, press } = await open();
  await press('Play');
  await choose(2);
  expect(await screen.findByText(literal)).toBeVisible();
  await choose(2);
  await waitFor(() => expect(screen.getAllByText(literal)).toHaveLength(1));
  expect(audio).toMatchObject({ src: addressOf(0), paused: false });
});

test('after the last free track the player stops at its start and says what comes next is locked', async () => {
  const { audio, button, choose, listen, player } = await open();
  await choose(0);
  await listen(100);
  expect(audio).toMatchObject({ src: addressOf(1), paused: false });
  await listen(100);
  expect(await screen.findByText(literal)).toBeVisible();
  expect(audio).toMatchObject({ src: addressOf(1), paused: true, currentTime: 0 });
  expect(button('Play')).toBeVisible();
  expect(player.getByText('0:00:00')).toBeVisible();
});

const locked = { id: 1, titolo: 'Uno', file_mp3: '', free: '0' as const, duration: 60 };

test('play starts the first playable track, whatever its position', async () => {
  const free = { id: 2, titolo: 'Due', file_mp3: 'audio/2.mp3', free: '1' as const, duration: 60 };
  failNext(
    'GET',
    `/client/audio-guide/${guide.id}`,
    await changedGuide(guide.id, { audio_content: [locked, free] }),
  );
  const { audio, press } = await open();
  await press('Play');
  expect(audio).toMatchObject({ src: '/storage/audio/2.mp3', paused: false });
});

test('a guide whose tracks are all locked answers play with the toast', async () => {
  failNext(
    'GET',
    `/client/audio-guide/${guide.id}`,
    await changedGuide(guide.id, { audio_content: [locked] }),
  );
  const { audio, press } = await open();
  await press('Play');
  expect(await screen.findByText(literal)).toBeVisible();
  expect(audio.loaded).toEqual([]);
});

test('a track that cannot be played shows an error, keeps its position, and can be tried again', async () => {
  const { audio, listen, player, press } = await open();
  await press('Play');
  await listen(42);
  act(() => audio.fail(2));
  expect(await player.findByText('This track could not be played.')).toBeVisible();
  expect(player.getByText('0:00:42')).toBeVisible();
  await press('Try again');
  await listen(1);
  expect(player.queryByText('This track could not be played.')).not.toBeInTheDocument();
  expect(audio).toMatchObject({ paused: false, currentTime: 43 });
});

test('a track that loads shows that it does', async () => {
  const { audio, listen, player, press } = await open();
  audio.stalls = true;
  await press('Play');
  expect(await player.findByRole('progressbar', { name: 'Loading the track' })).toBeVisible();
  act(() => audio.arrive());
  await listen(1);
  expect(player.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('a browser that refuses to play shows the track as paused', async () => {
  const { audio, button, listen, press } = await open();
  audio.refusal = new DOMException('No gesture', 'NotAllowedError');
  await press('Play');
  await listen(0);
  expect(button('Play')).toBeVisible();
  await press('Play');
  expect(audio.paused).toBe(false);
});
