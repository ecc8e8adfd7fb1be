import { openPlayer } from '../../../../testing/player/openPlayer.ts';
import { playerEvents } from '../../state/playerSlice.ts';

/** At most one time action a second. The columns are how often the element reports in a second, and the speed. */
test.each([
  [4, 1],
  [60, 1],
  [4, 3],
  [60, 0.5],
])('one of %d reports a second is dispatched, at %d times the speed', async (hertz, rate) => {
  const { audio, dispatch, playTo, player, store } = openPlayer();
  await playTo(1, 3);
  dispatch(playerEvents.rateChanged({ guideId: null, rate }));
  audio.tick = rate / hertz;
  // The store notifies for every action; actions that do not change the player's state are not counted.
  let actions = 0;
  let before = player();
  store.subscribe(() => {
    if (player() !== before) actions += 1;
    before = player();
  });
  let reports = 0;
  audio.addEventListener('timeupdate', () => (reports += 1));
  const seconds = 20;
  await audio.advance(seconds * rate);
  expect(Math.abs(reports - seconds * hertz)).toBeLessThanOrEqual(1);
  expect(actions).toBeLessThanOrEqual(seconds);
  expect(player().position).toBeGreaterThan(3 + (seconds - 1) * rate - 1);
});

test('the time is dispatched when the shown clock changes', async () => {
  const { audio, playTo, player } = openPlayer();
  await playTo(1, 3.75);
  expect(Math.floor(player().position)).toBe(3);
  await audio.advance(0.25);
  expect(Math.floor(player().position)).toBe(4);
});

test('a pause reports the exact time', async () => {
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
  expect(player().duration).toBe(97);
});

test.each([98.6, 99.98, 100.7])(
  'a source of %s seconds keeps the length that the catalogue states',
  async (length) => {
    const { audio, choose, player } = openPlayer();
    audio.length = length;
    choose(1);
    await audio.settled();
    expect(player().duration).toBe(100);
  },
);

test("a source with half of its file missing does not replace the catalogue's length", async () => {
  const { audio, choose, player } = openPlayer();
  audio.length = 61.4;
  choose(1);
  await audio.settled();
  expect(player().duration).toBe(100);
});

test('nothing is dispatched before playback is requested', async () => {
  const { audio, store } = openPlayer();
  let actions = 0;
  store.subscribe(() => (actions += 1));
  audio.dispatchEvent(new Event('timeupdate'));
  audio.dispatchEvent(new Event('pause'));
  expect(actions).toBe(0);
});
