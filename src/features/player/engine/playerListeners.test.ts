import { api } from '../../../shared/api/api.ts';
import { guideOf, openPlayer } from '../../../testing/player/openPlayer.ts';
import { guideApi } from '../../guides/guideApi.ts';
import { playerEvents } from '../state/playerSlice.ts';

const { muteToggled, nextRequested, pauseRequested, previousRequested, previewStarted } =
  playerEvents;
const { seekRequested } = playerEvents;

describe('next and previous', () => {
  // Free, locked, free, free, locked: only 1, 3 and 4 can be played.
  test.each([
    ['next', 1, nextRequested(), 3],
    ['next', 3, nextRequested(), 4],
    ['next around the end', 4, nextRequested(), 1],
    ['previous', 4, previousRequested(), 3],
    ['previous', 3, previousRequested(), 1],
    ['previous around the start', 1, previousRequested(), 4],
  ])('%s from track %p skips locked tracks', async (_what, from, request, to) => {
    const { audio, dispatch, player, playTo } = openPlayer(guideOf('flffl'));
    await playTo(from, 20);
    dispatch(request);
    await audio.advance(2);
    expect(player()).toMatchObject({ item: { trackId: to }, intent: 'play', position: 2 });
    expect(audio.src).toBe(`/storage/audio/${to}.mp3`);
  });

  // Shows.
  test('reach every track of a guide that is owned', async () => {
    const { dispatch, player, playTo } = openPlayer(guideOf('fll', { isOwned: true }));
    await playTo(1, 1);
    dispatch(nextRequested());
    expect(player().item?.trackId).toBe(2);
    dispatch(previousRequested());
    dispatch(previousRequested());
    expect(player().item?.trackId).toBe(3);
  });

  test('start the only playable track again', async () => {
    const { audio, dispatch, player, playTo } = openPlayer(guideOf('fl'));
    await playTo(1, 20);
    dispatch(pauseRequested());
    dispatch(nextRequested());
    await audio.advance(3);
    expect(audio.currentTime).toBe(3);
    expect(audio.loaded).toHaveLength(1);
    expect(player()).toMatchObject({ item: { trackId: 1 }, intent: 'play' });
  });

  test('start playback of a paused player', async () => {
    const { audio, dispatch, playTo } = openPlayer();
    await playTo(1, 20);
    dispatch(pauseRequested());
    dispatch(nextRequested());
    await audio.settled();
    expect(audio).toMatchObject({ src: '/storage/audio/2.mp3', paused: false });
  });

  test('do nothing while nothing is loaded', async () => {
    const { audio, dispatch, player } = openPlayer();
    dispatch(nextRequested());
    await audio.settled();
    expect(player().item).toBeNull();
    expect(audio.loaded).toEqual([]);
  });
});

describe('the end of a track', () => {
  // Shows.
  test('starts the next track', async () => {
    const { audio, player, playTo } = openPlayer();
    await playTo(1, 100);
    await audio.advance(2);
    expect(player()).toMatchObject({
      item: { trackId: 2 },
      intent: 'play',
      status: 'playing',
      position: 2,
    });
    expect(audio.loaded).toEqual(['/storage/audio/1.mp3', '/storage/audio/2.mp3']);
  });

  test('pauses at the start of the track when the next one is locked', async () => {
    const { audio, player, playTo } = openPlayer();
    await playTo(2, 100);
    await audio.settled();
    expect(player()).toMatchObject({
      item: { trackId: 2 },
      intent: 'pause',
      status: 'paused',
      position: 0,
    });
    expect(audio).toMatchObject({ paused: true, currentTime: 0 });
  });

  // Shows.
  test('starts the first track after the last one of a playable list', async () => {
    const { player, playTo } = openPlayer(guideOf('ff'));
    await playTo(2, 100);
    expect(player()).toMatchObject({ item: { trackId: 1 }, intent: 'play' });
  });

  test('pauses at the start of the only track', async () => {
    const { audio, player, playTo } = openPlayer(guideOf('f'));
    await playTo(1, 100);
    expect(player()).toMatchObject({ item: { trackId: 1 }, intent: 'pause', position: 0 });
    expect(audio.paused).toBe(true);
  });

  test('pauses when the first track is locked', async () => {
    const { audio, player, playTo } = openPlayer(guideOf('lf'));
    await playTo(2, 100);
    expect(player()).toMatchObject({ item: { trackId: 2 }, intent: 'pause', position: 0 });
    expect(audio.paused).toBe(true);
  });

  test('starts the next track after a seek to the end during playback', async () => {
    const { audio, dispatch, player, playTo } = openPlayer();
    await playTo(1, 5);
    dispatch(seekRequested(100));
    await audio.settled();
    expect(player()).toMatchObject({ item: { trackId: 2 }, intent: 'play' });
  });

  test('changes nothing after a seek to the end while paused', async () => {
    const { audio, dispatch, player, playTo } = openPlayer();
    await playTo(1, 5);
    dispatch(pauseRequested());
    dispatch(seekRequested(100));
    await audio.settled();
    // The HTML standard fires this event also while paused; Chromium does not.
    audio.dispatchEvent(new Event('ended'));
    await audio.settled();
    expect(player()).toMatchObject({ item: { trackId: 1 }, intent: 'pause', position: 100 });
  });
});

describe('the query of the loaded guide', () => {
  test('is subscribed to while the guide is loaded, and unsubscribed when the player closes', async () => {
    const { audio, dispatch, playTo, store } = openPlayer();
    // The action's type does not show that the middleware returns these.
    const subscriptions = dispatch(
      api.internalActions.internal_getRTKQSubscriptions(),
    ) as unknown as {
      getSubscriptionCount: (key: string) => number;
    };
    const listeners = () => subscriptions.getSubscriptionCount('guide(7)');
    await playTo(1, 5);
    expect(listeners()).toBe(1);
    dispatch(playerEvents.playerClosed());
    await audio.settled();
    expect(listeners()).toBe(0);
    expect(store.getState().player.item).toBeNull();
  });

  test('is sent again when the cache is cleared, and playback continues', async () => {
    const { audio, dispatch, player, playTo, store } = openPlayer();
    await playTo(1, 5);
    dispatch(api.util.resetApiState());
    expect(guideApi.endpoints.guide.select(7)(store.getState()).isLoading).toBe(true);
    await audio.advance(3);
    expect(player()).toMatchObject({ item: { trackId: 1 }, status: 'playing', position: 8 });
  });
});

test('mute works where the volume is read-only, as on iOS', async () => {
  const { audio, dispatch, playTo } = openPlayer();
  Object.defineProperty(audio, 'volume', { get: () => 1, set: () => undefined });
  await playTo(1, 5);
  dispatch(muteToggled());
  expect(audio.muted).toBe(true);
  dispatch(muteToggled());
  expect(audio.muted).toBe(false);
});

test('a preview that ends does not start the next track', async () => {
  const { audio, dispatch, player, playTo } = openPlayer();
  await playTo(1, 5);
  dispatch(previewStarted({ guideId: 9, theme: 'theme/9.mp3' }));
  await audio.advance(100);
  expect(player().item?.trackId).toBe(1);
});
