import { failNext } from '../../../../testing/server/failNext.ts';
import type { FakeAudio } from '../../../../testing/player/fakeAudio.ts';
import { guideOf, openPlayer } from '../../../../testing/player/openPlayer.ts';
import { until } from '../../../../testing/screens/openTab.ts';
import { playerEvents } from '../../state/playerSlice.ts';

/** The first track is a 404, for the element and for the check of the failure. */
function missing(audio: FakeAudio): void {
  audio.missing.add('/storage/audio/1.mp3');
  failNext('GET', '/storage/audio/1.mp3', 404, 9);
}

const { nextRequested, pauseRequested, playRequested, previewStarted, skipRequested } =
  playerEvents;

/** Faults of recordings (docs/faults.md). */
describe('a track that is missing', () => {
  test('shows a message, and is not shown as playing', async () => {
    const { audio, choose, player } = openPlayer();
    missing(audio);
    choose(1);
    await until(() => player().status === 'failed');
    expect(player()).toMatchObject({ fault: 'missing', intent: 'pause', position: 0 });
    expect(audio.paused).toBe(true);
  });

  test('can be tried again', async () => {
    const { audio, choose, dispatch, player } = openPlayer();
    missing(audio);
    choose(1);
    await until(() => player().status === 'failed');
    audio.missing.clear();
    dispatch(playRequested());
    expect(player().status).toBe('loading');
    await audio.advance(2);
    expect(player()).toMatchObject({ status: 'playing', position: 2 });
  });

  test('does not prevent the next one from playing', async () => {
    const { audio, choose, dispatch, player } = openPlayer();
    missing(audio);
    choose(1);
    await until(() => player().status === 'failed');
    dispatch(nextRequested());
    await audio.advance(2);
    expect(player()).toMatchObject({ item: { trackId: 2 }, status: 'playing', position: 2 });
  });
});

test('a free track without an address shows a message and stops the previous track', async () => {
  const guide = guideOf('ff');
  const [first, second] = guide.tracks;
  if (!first || !second) throw new Error('two tracks');
  const { audio, choose, player, playTo } = openPlayer({
    ...guide,
    tracks: [first, { ...second, audio: '' }],
  });
  await playTo(1, 5);
  choose(2);
  await audio.settled();
  expect(player()).toMatchObject({ item: { trackId: 2 }, status: 'failed', intent: 'pause' });
  expect(audio.paused).toBe(true);
});

describe('a connection that breaks in the middle', () => {
  test('shows a message, and playback continues at its position when tried again', async () => {
    const { audio, dispatch, player, playTo } = openPlayer();
    await playTo(1, 42);
    audio.fail(2);
    await audio.settled();
    expect(player()).toMatchObject({ status: 'failed', intent: 'pause', position: 42 });
    dispatch(playRequested());
    await audio.advance(2);
    expect(audio.currentTime).toBe(44);
    expect(player()).toMatchObject({ status: 'playing', position: 44 });
  });

  test('does not change the position, even by a second failure', async () => {
    const { audio, choose, player, playTo } = openPlayer();
    await playTo(1, 42);
    audio.fail(2);
    missing(audio);
    await audio.settled();
    choose(1);
    await until(() => player().fault === 'missing');
    expect(player()).toMatchObject({ status: 'failed', position: 42 });
    audio.missing.clear();
    choose(1);
    await audio.advance(1);
    expect(audio.currentTime).toBe(43);
  });

  test('does not prevent a seek', async () => {
    const { audio, dispatch, playTo } = openPlayer();
    await playTo(1, 42);
    audio.fail(2);
    await audio.settled();
    dispatch(skipRequested(-10));
    dispatch(playRequested());
    await audio.advance(1);
    expect(audio.currentTime).toBe(33);
  });
});

describe('a clock of the device that is set back during playback', () => {
  afterEach(() => jest.restoreAllMocks());

  test('stops neither the shown time nor the next track', async () => {
    const { audio, player, playTo } = openPlayer();
    await playTo(1, 20);
    const { now } = Date;
    jest.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000);
    await audio.advance(30);
    expect(player().position).toBe(50);
    await audio.advance(50);
    await audio.advance(2);
    expect(player()).toMatchObject({ item: { trackId: 2 }, status: 'playing', position: 2 });
  });
});

test('a stalled track is shown as loading until data arrives', async () => {
  const { audio, choose, player } = openPlayer();
  audio.stalls = true;
  choose(1);
  await audio.settled();
  expect(player()).toMatchObject({ status: 'loading', intent: 'play' });
  audio.arrive();
  await audio.settled();
  expect(player().status).toBe('playing');
});

const refusal = () => new DOMException('No gesture', 'NotAllowedError');

describe('a browser that refuses to play without a gesture', () => {
  test('leaves the track paused', async () => {
    const { audio, choose, player } = openPlayer();
    audio.refusal = refusal();
    choose(1);
    await audio.settled();
    expect(player()).toMatchObject({ intent: 'pause', status: 'paused', item: { trackId: 1 } });
  });

  test('does not pause a track that a gesture has started meanwhile', async () => {
    const { audio, choose, dispatch, player } = openPlayer();
    audio.refusal = refusal();
    choose(1);
    dispatch(playRequested());
    dispatch(pauseRequested());
    dispatch(playRequested());
    await audio.settled();
    expect(audio.paused).toBe(false);
    expect(player()).toMatchObject({ intent: 'play', status: 'playing' });
  });

  test('ends a preview', async () => {
    const { audio, dispatch, player } = openPlayer();
    audio.refusal = refusal();
    dispatch(previewStarted({ guideId: 9, theme: 'theme/9.mp3' }));
    await audio.settled();
    expect(player()).toMatchObject({ preview: null, intent: 'pause' });
  });
});

// Jest fails a test with an unhandled rejection.
test('the track of the last of twenty fast clicks plays', async () => {
  const { audio, choose, player } = openPlayer(guideOf('f'.repeat(20)));
  for (let trackId = 1; trackId <= 20; trackId += 1) choose(trackId);
  await audio.advance(2);
  expect(audio.loaded).toHaveLength(20);
  expect(audio).toMatchObject({ src: '/storage/audio/20.mp3', paused: false, currentTime: 2 });
  expect(player()).toMatchObject({ item: { trackId: 20 }, status: 'playing', position: 2 });
});

test('the track of the last of twenty clicks plays when the tracks load slowly', async () => {
  const { audio, choose, player } = openPlayer(guideOf('f'.repeat(20)));
  for (let trackId = 1; trackId <= 20; trackId += 1) {
    choose(trackId);
    // At different moments of loading.
    for (let turn = 0; turn < trackId % 7; turn += 1) await new Promise((next) => setTimeout(next));
  }
  await audio.advance(2);
  expect(audio).toMatchObject({ src: '/storage/audio/20.mp3', paused: false, currentTime: 2 });
  expect(player()).toMatchObject({ item: { trackId: 20 }, status: 'playing', position: 2 });
});
