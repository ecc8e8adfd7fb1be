import { openPlayer } from '../../../testing/player/openPlayer.ts';
import { playerEvents, selectIsPreviewing } from '../state/playerSlice.ts';

const { nextRequested, playRequested, previewStarted, previewStopped, seekRequested } =
  playerEvents;
const themeOf = (guideId: number) => previewStarted({ guideId, theme: `theme/${guideId}.mp3` });

/** */
describe('a preview', () => {
  // Shows.
  test('plays the theme of its guide', async () => {
    const { audio, dispatch, player, store } = openPlayer();
    dispatch(themeOf(9));
    await audio.advance(2);
    expect(audio).toMatchObject({ src: '/storage/theme/9.mp3', paused: false, currentTime: 2 });
    expect(player().status).toBe('playing');
    expect(selectIsPreviewing(store.getState(), 9)).toBe(true);
    expect(selectIsPreviewing(store.getState(), 8)).toBe(false);
  });

  // Shows.
  test('replaces the previous preview', async () => {
    const { audio, dispatch, store } = openPlayer();
    dispatch(themeOf(9));
    await audio.advance(5);
    dispatch(themeOf(8));
    await audio.advance(2);
    expect(audio).toMatchObject({ src: '/storage/theme/8.mp3', paused: false, currentTime: 2 });
    expect(selectIsPreviewing(store.getState(), 9)).toBe(false);
    expect(selectIsPreviewing(store.getState(), 8)).toBe(true);
  });

  // Shows.
  test('is silent and removed when it is stopped', async () => {
    const { audio, dispatch, player } = openPlayer();
    dispatch(themeOf(9));
    await audio.advance(5);
    dispatch(previewStopped());
    await audio.settled();
    expect(audio.paused).toBe(true);
    expect(player()).toMatchObject({ preview: null, intent: 'pause', item: null });
  });

  test("is removed when the system's media keys pause it", async () => {
    const { audio, dispatch, player } = openPlayer();
    dispatch(themeOf(9));
    await audio.advance(5);
    audio.pause();
    await audio.settled();
    expect(player()).toMatchObject({ preview: null, intent: 'pause' });
  });

  test('ends by itself', async () => {
    const { audio, dispatch, player } = openPlayer();
    dispatch(themeOf(9));
    await audio.advance(100);
    expect(audio.paused).toBe(true);
    expect(player()).toMatchObject({ preview: null, intent: 'pause', item: null, status: 'idle' });
  });

  test('that cannot be played is removed', async () => {
    const { audio, dispatch, player } = openPlayer();
    audio.missing.add('/storage/theme/9.mp3');
    dispatch(themeOf(9));
    await audio.settled();
    expect(player()).toMatchObject({ preview: null, intent: 'pause', status: 'idle' });
  });

  test('that does not exist can be stopped without an effect on the track', async () => {
    const { audio, dispatch, player, playTo } = openPlayer();
    await playTo(1, 5);
    dispatch(previewStopped());
    await audio.settled();
    expect(audio.paused).toBe(false);
    expect(player().intent).toBe('play');
  });
});

describe('a preview over a loaded track', () => {
  test.each([
    ['is stopped', 5, true],
    ['ends by itself', 100, false],
  ])('that %s leaves the track paused at its position', async (_what, seconds, mustStop) => {
    const { audio, dispatch, player, playTo } = openPlayer();
    await playTo(1, 42);
    dispatch(themeOf(9));
    await audio.advance(seconds);
    if (mustStop) dispatch(previewStopped());
    await audio.settled();
    expect(audio).toMatchObject({ src: '/storage/audio/1.mp3', paused: true, currentTime: 42 });
    expect(player()).toMatchObject({
      preview: null,
      status: 'paused',
      position: 42,
      duration: 100,
    });
    dispatch(playRequested());
    await audio.advance(3);
    expect(audio.currentTime).toBe(45);
  });

  test('that cannot be played does not show the track as failed', async () => {
    const { audio, dispatch, player, playTo, store } = openPlayer();
    audio.missing.add('/storage/theme/9.mp3');
    await playTo(1, 42);
    const seen = new Set<string>();
    store.subscribe(() => seen.add(player().status));
    dispatch(themeOf(9));
    await audio.settled();
    expect(player()).toMatchObject({ preview: null, status: 'paused', position: 42 });
    // The track must not be shown as failed, not even for a moment.
    expect(seen).not.toContain('failed');
    expect(audio.src).toBe('/storage/audio/1.mp3');
  });

  test("changes neither the track's position nor its length", async () => {
    const { audio, dispatch, player, playTo } = openPlayer();
    await playTo(1, 42);
    audio.length = 20;
    dispatch(themeOf(9));
    await audio.advance(7);
    expect(player()).toMatchObject({ position: 42, duration: 100 });
  });

  test.each([
    ['play', playRequested(), 1, 43],
    [
      'choosing the track',
      playerEvents.trackChosen({ guideId: 7, trackId: 1, duration: 100 }),
      1,
      43,
    ],
    ['next', nextRequested(), 2, 1],
  ])('ends when the user requests %s', async (_what, request, trackId, second) => {
    const { audio, dispatch, player, playTo } = openPlayer();
    await playTo(1, 42);
    dispatch(themeOf(9));
    await audio.advance(7);
    dispatch(request);
    await audio.advance(1);
    expect(player()).toMatchObject({ preview: null, item: { trackId }, status: 'playing' });
    expect(audio).toMatchObject({ src: `/storage/audio/${trackId}.mp3`, currentTime: second });
  });

  test('lets a seek change the position at which the track continues', async () => {
    const { audio, dispatch, playTo } = openPlayer();
    await playTo(1, 42);
    dispatch(themeOf(9));
    await audio.advance(7);
    dispatch(seekRequested(70));
    dispatch(playerEvents.skipRequested(-10));
    await audio.settled();
    expect(audio).toMatchObject({ src: '/storage/theme/9.mp3', currentTime: 7 });
    dispatch(previewStopped());
    await audio.settled();
    expect(audio.currentTime).toBe(60);
  });
});
