import { openPlayer } from '../../testing/openPlayer.ts';
import { playerEvents } from './playerSlice.ts';

test('the time is told at most once a second', async () => {
  const { audio, playTo, player, store } = openPlayer();
  await playTo(1, 3);
  // The store calls back once for every action; those of others leave the player's state as it is.
  let actions = 0;
  let before = player();
  store.subscribe(() => {
    if (player() !== before) actions += 1;
    before = player();
  });
  let told = 0;
  audio.addEventListener('timeupdate', () => (told += 1));
  await audio.advance(30);
  expect(told).toBe(120);
  expect(actions).toBe(30);
  expect(player().position).toBe(33);
});

test('the time is told when the shown clock moves on', async () => {
  const { audio, playTo, player } = openPlayer();
  await playTo(1, 3.75);
  expect(Math.floor(player().position)).toBe(3);
  await audio.advance(0.25);
  expect(Math.floor(player().position)).toBe(4);
});

test('a pause tells the time to the last fraction', async () => {
  const { audio, dispatch, playTo, player } = openPlayer();
  await playTo(1, 3.75);
  dispatch(playerEvents.pauseRequested());
  await audio.settled();
  expect(player().position).toBe(3.75);
});

test("the source's own length replaces the catalogue's", async () => {
  const { audio, choose, player } = openPlayer();
  audio.length = 97.4;
  choose(1);
  expect(player().duration).toBe(100);
  await audio.settled();
  expect(player().duration).toBe(97.4);
});

test('a length so short that half of the file must be missing does not', async () => {
  const { audio, choose, player } = openPlayer();
  audio.length = 61.4;
  choose(1);
  await audio.settled();
  expect(player().duration).toBe(100);
});

test('nothing is told before something is to be heard', async () => {
  const { audio, store } = openPlayer();
  let actions = 0;
  store.subscribe(() => (actions += 1));
  audio.dispatchEvent(new Event('timeupdate'));
  audio.dispatchEvent(new Event('pause'));
  expect(actions).toBe(0);
});
