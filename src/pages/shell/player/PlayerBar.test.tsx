import { act, screen, waitFor, within } from '@testing-library/react';
import type { GuideDetail } from '../../../domain/model.ts';
import { dialogEvents } from '../../../features/auth/dialog/dialogSlice.ts';
import { listenableGuide } from '../../../testing/server/catalogue.ts';
import { playerEvents } from '../../../features/player/state/playerSlice.ts';
import { failNext } from '../../../testing/server/failNext.ts';
import { renderApp } from '../../../testing/screens/renderApp.tsx';
import { takeAway } from '../../../testing/screens/takeAway.ts';

let guide: GuideDetail;
beforeAll(async () => {
  guide = await listenableGuide();
});

const players = () => screen.queryAllByRole('region', { name: 'Player' });

const everyGuide = ['GET', '/client/category/1/audio'] as const;

/** Plays the first track on its own page, then goes home: to a light page unless its guides are needed. */
async function playAndGoHome(needsGuides = false) {
  if (!needsGuides) failNext(...everyGuide, { status: 200, body: '{"data":[]}' });
  const app = renderApp(`/audio-guide/${guide.id}`);
  const page = within(await screen.findByRole('region', { name: 'Player' }));
  await app.user.click(page.getByRole('button', { name: 'Play' }));
  // Five seconds at home, and an open sign-in box would hide the bar.
  app.store.dispatch(dialogEvents.dialogClosed());
  await app.audio.advance(12);
  await app.user.click(screen.getByRole('link', { name: 'Home' }));
  await screen.findByRole('heading', { name: 'Full of great ideas' });
  return { ...app, bar: within(await screen.findByRole('region', { name: 'Player' })) };
}

test('a visitor who has played nothing sees no bar', async () => {
  renderApp('/nowhere');
  await screen.findByText('This page does not exist.');
  expect(players()).toEqual([]);
});

test('the bar comes after the first sound, and stays while the track is loaded again', async () => {
  const { audio, store, user } = renderApp('/t/1');
  const listen = await screen.findByRole('button', { name: 'Listen' });
  audio.stalls = true;
  await user.click(listen);
  await waitFor(() => expect(store.getState().player.status).toBe('loading'));
  // The player's other parts are there.
  await user.keyboard('?');
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await user.keyboard('{Escape}');
  expect(players()).toEqual([]);
  audio.arrive();
  expect(await screen.findByRole('region', { name: 'Player' })).toBeVisible();
  act(() => void store.dispatch(playerEvents.retryRequested()));
  await audio.settled();
  expect(store.getState().player.status).toBe('loading');
  expect(players()).toHaveLength(1);
});

test('Space on the position pauses and plays', async () => {
  const { audio, user } = renderApp(`/audio-guide/${guide.id}`);
  const player = within(await screen.findByRole('region', { name: 'Player' }));
  await user.click(player.getByRole('button', { name: 'Play' }));
  await audio.settled();
  act(() => player.getByRole('slider', { name: 'Position in the track' }).focus());
  await user.keyboard(' ');
  expect(audio.paused).toBe(true);
  await user.keyboard(' ');
  expect(audio.paused).toBe(false);
});

test("'More time' stays while it has the focus, also after the end, and then plays on", async () => {
  const { audio, bar, store, user } = await playAndGoHome();
  const sleep = (minutes: number) =>
    act(() => void store.dispatch(playerEvents.sleepTimerSet(minutes)));
  sleep(0.25);
  const more = await bar.findByRole('button', { name: 'More time' });
  act(() => more.focus());
  act(() => void store.dispatch(playerEvents.sleepTimerEnded()));
  expect(audio.paused).toBe(true);
  expect(bar.getByText('The sleep timer has paused the sound.')).toBeVisible();
  expect(more).toHaveFocus();
  await user.keyboard('{Enter}');
  await audio.settled();
  expect(audio.paused).toBe(false);
  expect(bar.getByText(/^Sleep timer: 0:0[45]:\d\d$/)).toBeVisible();
  expect(more).toHaveFocus();
  act(() => more.blur());
  expect(bar.queryByRole('button', { name: 'More time' })).not.toBeInTheDocument();
});

test('the track plays on from page to page, with its bar at the bottom', async () => {
  const { audio, bar, user } = await playAndGoHome();
  expect(audio.paused).toBe(false);
  expect(bar.getByText(guide.tracks[0]?.title ?? '')).toBeVisible();
  await audio.advance(3);
  expect(bar.getByText('0:00:15 / 0:01:40')).toBeInTheDocument();
  await user.click(bar.getByRole('button', { name: 'Pause' }));
  expect(audio.paused).toBe(true);
  await user.click(bar.getByRole('button', { name: 'Play' }));
  expect(audio.paused).toBe(false);
});

test("the bar leads back to the guide's page, which takes its place", async () => {
  const { audio, bar, user } = await playAndGoHome();
  await user.click(bar.getByRole('link', { name: guide.title }));
  await screen.findByRole('heading', { name: guide.title, level: 1 });
  expect(players()).toHaveLength(1);
  // There it would be called 'Now playing'.
  expect(document.querySelector('.player-bar')).not.toBeInTheDocument();
  const page = within(screen.getByRole('region', { name: 'Player' }));
  expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  expect(page.getByText('0:00:12')).toBeVisible();
  expect(audio.loaded).toHaveLength(1);
});

test('closing it stops the sound', async () => {
  const { audio, bar, user } = await playAndGoHome();
  await user.click(bar.getByRole('button', { name: 'Close the player' }));
  expect(audio.paused).toBe(true);
  await waitFor(() => expect(players()).toEqual([]));
});

test('play on the bar ends a preview and takes the track up where it was', async () => {
  const { audio, bar, user } = await playAndGoHome(true);
  const products = within(screen.getByRole('region', { name: 'I nostri prodotti' }));
  const [preview] = await products.findAllByRole('button', { name: /^Play a preview of/ });
  if (!preview) throw new Error('a preview');
  await user.click(preview);
  await audio.advance(5);
  await user.click(bar.getByRole('button', { name: 'Play' }));
  await audio.advance(1);
  expect(audio).toMatchObject({ src: `/storage/${guide.tracks[0]?.audio}`, currentTime: 13 });
  expect(products.queryByRole('button', { name: /^Stop the preview/ })).not.toBeInTheDocument();
});

test('what is playing plays on when the next page fails', async () => {
  failNext(...everyGuide, 429);
  const app = renderApp(`/audio-guide/${guide.id}`);
  const page = within(await screen.findByRole('region', { name: 'Player' }));
  await app.user.click(page.getByRole('button', { name: 'Play' }));
  await app.user.click(screen.getByRole('link', { name: 'Home' }));
  expect(await screen.findByText('The guides could not be loaded.')).toBeVisible();
  await app.audio.advance(3);
  expect(app.audio).toMatchObject({ paused: false, currentTime: 3 });
});

test("a failure of a panel leaves the bar and the panel's frame", async () => {
  const { bar, user } = await playAndGoHome();
  await user.click(bar.getByRole('button', { name: 'Sleep timer' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Sleep timer' }));
  await user.click(panel.getByRole('button', { name: '15 minutes' }));
  takeAway(panel.getByRole('timer'));
  await user.click(panel.getByRole('button', { name: 'Turn off' }));
  expect(await panel.findByText('This part of the page could not be shown.')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
  jest.restoreAllMocks();
});
