import { isPlain, findNonSerializableValue } from '@reduxjs/toolkit';
import { openPlayer } from '../../../testing/player/openPlayer.ts';
import { playerEvents } from './playerSlice.ts';

const { pauseRequested, playRequested, playerClosed, previewStarted, trackChosen, volumeChanged } =
  playerEvents;

describe('choosing a track', () => {
  // Shows.
  test('starts it', async () => {
    const { audio, choose, player } = openPlayer();
    choose(1);
    expect(player()).toMatchObject({ intent: 'play', status: 'loading', duration: 100 });
    await audio.settled();
    expect(audio).toMatchObject({ src: '/storage/audio/1.mp3', paused: false });
    expect(player()).toMatchObject({ item: { guideId: 7, trackId: 1 }, status: 'playing' });
  });

  test('starts another from its beginning', async () => {
    const { audio, choose, player, playTo } = openPlayer();
    await playTo(1, 40);
    choose(2);
    expect(player()).toMatchObject({ item: { trackId: 2 }, position: 0 });
    await audio.advance(3);
    expect(audio.src).toBe('/storage/audio/2.mp3');
    expect(audio.currentTime).toBe(3);
    expect(player().position).toBe(3);
  });

  test.each([
    ['at a stored position', 42, 42],
    ['at its start when the stored position is its end', 99.5, 0],
    ['at its start when the stored position is not a number', Number.NaN, 0],
  ])('starts it %s', async (_what, startAt, from) => {
    const { audio, dispatch, player } = openPlayer();
    dispatch(trackChosen({ guideId: 7, trackId: 2, duration: 100, startAt }));
    expect(player().position).toBe(from);
    await audio.advance(3);
    expect(audio.currentTime).toBe(from + 3);
  });

  test('that plays already continues at its current position, not at the stored one', async () => {
    const { audio, dispatch, playTo } = openPlayer();
    await playTo(1, 40);
    dispatch(trackChosen({ guideId: 7, trackId: 1, duration: 100, startAt: 5 }));
    await audio.advance(2);
    expect(audio.currentTime).toBe(42);
  });

  test('that plays already does not interrupt it', async () => {
    const { audio, choose, playTo } = openPlayer();
    await playTo(1, 40);
    choose(1);
    await audio.advance(2);
    expect(audio.loaded).toEqual(['/storage/audio/1.mp3']);
    expect(audio.currentTime).toBe(42);
  });

  test('that is paused continues where it was', async () => {
    const { audio, choose, dispatch, playTo } = openPlayer();
    await playTo(1, 40);
    dispatch(pauseRequested());
    await audio.advance(5);
    choose(1);
    await audio.advance(2);
    expect(audio.currentTime).toBe(42);
  });

  test('of another guide with the same number loads that one', async () => {
    const { audio, dispatch, playTo } = openPlayer();
    await playTo(1, 40);
    dispatch(trackChosen({ guideId: 8, trackId: 1, duration: 50 }));
    expect(audio.paused).toBe(true);
  });
});

describe('playing and pausing', () => {
  test('follow the requests', async () => {
    const { audio, dispatch, player, playTo } = openPlayer();
    await playTo(1, 10);
    dispatch(pauseRequested());
    expect(audio.paused).toBe(true);
    await audio.advance(5);
    expect(player()).toMatchObject({ intent: 'pause', status: 'paused', position: 10 });
    dispatch(playRequested());
    await audio.advance(5);
    expect(player()).toMatchObject({ intent: 'play', status: 'playing', position: 15 });
  });

  test('a pause and a play in the same tick leave it playing', async () => {
    const { audio, dispatch, player, playTo } = openPlayer();
    await playTo(1, 10);
    dispatch(pauseRequested());
    dispatch(playRequested());
    await audio.settled();
    expect(audio.paused).toBe(false);
    expect(player()).toMatchObject({ intent: 'play', status: 'playing' });
  });

  test('a play and a pause in the same tick leave it paused', async () => {
    const { audio, choose, dispatch, player } = openPlayer();
    choose(1);
    dispatch(pauseRequested());
    await audio.settled();
    expect(audio.paused).toBe(true);
    expect(player()).toMatchObject({ intent: 'pause', status: 'paused' });
  });

  test("the system's media keys change the state", async () => {
    const { audio, player, playTo } = openPlayer();
    await playTo(1, 10);
    audio.pause();
    await audio.settled();
    expect(player()).toMatchObject({ intent: 'pause', status: 'paused' });
    await audio.play();
    await audio.settled();
    expect(audio.paused).toBe(false);
    expect(player()).toMatchObject({ intent: 'play', status: 'playing' });
  });

  test('play with nothing loaded does nothing', async () => {
    const { audio, dispatch, player } = openPlayer();
    dispatch(playRequested());
    await audio.settled();
    expect(audio.paused).toBe(true);
    expect(player().intent).toBe('pause');
  });

  test('closing stops the sound and unloads the track', async () => {
    const { audio, dispatch, player, playTo } = openPlayer();
    await playTo(1, 10);
    dispatch(playerClosed());
    await audio.settled();
    expect(audio.paused).toBe(true);
    expect(player()).toMatchObject({ item: null, intent: 'pause', position: 0, duration: 0 });
  });
});

// Shows.
test.each([
  [0.37, 0.37],
  [0, 0],
  [1, 1],
  [-0.2, 0],
  [1.4, 1],
])('the volume %p is set as %p', async (asked, volume) => {
  const { audio, dispatch, player } = openPlayer();
  dispatch(volumeChanged(asked));
  expect(player().volume).toBe(volume);
  expect(audio.volume).toBe(volume);
});

test('the state contains only plain data', async () => {
  const { audio, dispatch, playTo, store } = openPlayer();
  await playTo(1, 10);
  dispatch(previewStarted({ guideId: 9, theme: 'theme/9.mp3' }));
  await audio.advance(5);
  expect(findNonSerializableValue(store.getState(), '', isPlain)).toBe(false);
});
