import { openPlayer } from '../../../testing/player/openPlayer.ts';
import { playerEvents } from '../state/playerSlice.ts';

const { pauseRequested, seekRequested, skipRequested } = playerEvents;

describe('seeking', () => {
  test.each([
    ['to a second', seekRequested(73.5), 73.5],
    ['before the start', seekRequested(-4), 0],
    ['past the end', seekRequested(400), 100],
    ['ten seconds on', skipRequested(10), 50],
    ['ten seconds back', skipRequested(-10), 30],
    ['back past the start', skipRequested(-60), 0],
    ['on past the end', skipRequested(90), 100],
  ])('%s', async (_what, request, second) => {
    const { audio, dispatch, player, playTo } = openPlayer();
    await playTo(1, 40);
    dispatch(pauseRequested());
    dispatch(request);
    await audio.settled();
    expect(audio.currentTime).toBe(second);
    expect(player().position).toBe(second);
  });

  test('ten seconds on from where the sound is, between two reports of the time', async () => {
    const { audio, dispatch, player, playTo } = openPlayer();
    await playTo(1, 40.75);
    expect(player().position).toBe(40);
    dispatch(skipRequested(10));
    expect(audio.currentTime).toBe(50.75);
  });

  test('while the track still loads starts it there', async () => {
    const { audio, choose, dispatch, player } = openPlayer();
    audio.stalls = true;
    choose(1);
    dispatch(seekRequested(30));
    await audio.settled();
    expect(player().position).toBe(30);
    audio.arrive();
    await audio.advance(2);
    expect(audio.currentTime).toBe(32);
  });

  test('a place requested in one track is not taken to the next', async () => {
    const { audio, choose, dispatch } = openPlayer();
    audio.stalls = true;
    choose(1);
    dispatch(seekRequested(30));
    audio.stalls = false;
    choose(2);
    await audio.advance(2);
    expect(audio.currentTime).toBe(2);
  });
});
