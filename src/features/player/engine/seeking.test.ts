import { openPlayer } from '../../../testing/player/openPlayer.ts';
import { playerEvents } from '../state/playerSlice.ts';

const { pauseRequested, seekRequested, skipRequested } = playerEvents;

describe('a seek', () => {
  test.each([
    ['to a second', seekRequested(73.5), 73.5],
    ['before the start', seekRequested(-4), 0],
    ['past the end', seekRequested(400), 100],
    ['ten seconds forward', skipRequested(10), 50],
    ['ten seconds back', skipRequested(-10), 30],
    ['back past the start', skipRequested(-60), 0],
    ['forward past the end', skipRequested(90), 100],
  ])('moves the element and the state to the same second: %s', async (_what, request, second) => {
    const { audio, dispatch, player, playTo } = openPlayer();
    await playTo(1, 40);
    dispatch(pauseRequested());
    dispatch(request);
    await audio.settled();
    expect(audio.currentTime).toBe(second);
    expect(player().position).toBe(second);
  });

  test('to the very end while it plays is followed by the next track', async () => {
    const { audio, dispatch, player, playTo } = openPlayer();
    await playTo(1, 40);
    // Something else changes between the pause at the end and the element's 'ended'.
    audio.addEventListener('pause', () => dispatch(playerEvents.muteToggled()));
    dispatch(seekRequested(100));
    await audio.settled();
    expect(player()).toMatchObject({ item: { trackId: 2 }, intent: 'play', position: 0 });
    expect(audio.paused).toBe(false);
  });

  test('starts from the time of the element, not from the last reported one', async () => {
    const { audio, dispatch, player, playTo } = openPlayer();
    await playTo(1, 40.75);
    expect(player().position).toBe(40);
    dispatch(skipRequested(10));
    expect(audio.currentTime).toBe(50.75);
  });

  test('while the track loads sets its start position', async () => {
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

  test('is not applied to the next track', async () => {
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
