import { openPlayer } from '../../../testing/player/openPlayer.ts';
import { playerEvents } from '../state/playerSlice.ts';

const {
  moreTimeRequested,
  playRequested,
  sleepTimerCancelled,
  sleepTimerSet,
  sleepTimerSetToTrackEnd,
} = playerEvents;
const { volumeChanged } = playerEvents;

describe('a sleep timer of some minutes', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

  async function openAsleepIn(minutes: number) {
    const opened = openPlayer();
    opened.choose(1);
    await wait(1);
    opened.dispatch(volumeChanged(0.8));
    opened.dispatch(sleepTimerSet(minutes));
    return opened;
  }

  test('fades the sound over the last thirty seconds, pauses, and keeps the volume setting', async () => {
    const { audio, dispatch, player } = await openAsleepIn(15);
    await wait(14.4 * 60);
    expect(audio.volume).toBe(0.8);
    await wait(21);
    expect(audio.volume).toBeCloseTo(0.4, 1);
    expect(player().volume).toBe(0.8);
    await wait(16);
    expect(player()).toMatchObject({ intent: 'pause', sleep: null, volume: 0.8 });
    dispatch(playRequested());
    expect(audio).toMatchObject({ volume: 0.8, paused: false });
  });

  test('runs longer when more time is requested', async () => {
    const { audio, dispatch, player } = await openAsleepIn(1);
    await wait(45);
    expect(audio.volume).toBeLessThan(0.8);
    dispatch(moreTimeRequested());
    await wait(1);
    expect(audio.volume).toBe(0.8);
    await wait(4 * 60);
    expect(player().intent).toBe('play');
    await wait(61);
    expect(player().intent).toBe('pause');
  });

  test('continues when more time is requested just after its end', async () => {
    const { audio, dispatch, player } = await openAsleepIn(1);
    await wait(61);
    expect(audio.paused).toBe(true);
    dispatch(moreTimeRequested());
    await wait(1);
    expect(audio).toMatchObject({ volume: 0.8, paused: false });
    await wait(5 * 60);
    expect(player()).toMatchObject({ intent: 'pause', sleep: null });
  });

  test('pauses a page that was suspended until after its end', async () => {
    const { player } = await openAsleepIn(15);
    jest.setSystemTime(Date.now() + 16 * 60_000);
    await wait(0.5);
    expect(player()).toMatchObject({ intent: 'pause', sleep: null });
  });

  test('ends in time when the clock of the device is set back', async () => {
    const { player } = await openAsleepIn(15);
    jest.setSystemTime(Date.now() - 60 * 60_000);
    await wait(14 * 60);
    expect(player().intent).toBe('play');
    await wait(61);
    expect(player()).toMatchObject({ intent: 'pause', sleep: null });
  });

  test('can be cancelled', async () => {
    const { dispatch, player } = await openAsleepIn(1);
    dispatch(sleepTimerCancelled());
    await wait(120);
    expect(player()).toMatchObject({ intent: 'play', sleep: null });
  });
});

test('a sleep timer for the end of the track pauses the next one at its start', async () => {
  const { audio, dispatch, player, playTo } = openPlayer();
  await playTo(1, 5);
  dispatch(sleepTimerSetToTrackEnd());
  await audio.advance(95);
  expect(player()).toMatchObject({
    item: { trackId: 2 },
    intent: 'pause',
    position: 0,
    sleep: null,
  });
  expect(audio.paused).toBe(true);
});
