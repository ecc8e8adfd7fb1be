import { openPlayer } from '../../../../testing/player/openPlayer.ts';
import { playerEvents } from '../../state/playerSlice.ts';

const { nextRequested, pauseRequested, retryRequested } = playerEvents;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

async function openStalled() {
  const opened = openPlayer();
  opened.audio.stalls = true;
  opened.choose(1);
  await wait(9);
  return opened;
}

describe('a connection without data', () => {
  test('shows a message after some seconds, and keeps the intent to play and the position', async () => {
    const { audio, choose, dispatch, player } = openPlayer();
    audio.stalls = true;
    choose(1);
    dispatch(playerEvents.seekRequested(42));
    await wait(5);
    expect(player()).toMatchObject({ status: 'loading', fault: null });
    await wait(4);
    expect(player()).toMatchObject({
      status: 'stalled',
      fault: 'stalled',
      intent: 'play',
      position: 42,
    });
  });

  test('shows a fault of the device when the recording is loaded and time does not advance', async () => {
    const { choose, player } = openPlayer();
    choose(1);
    await wait(10);
    expect(player()).toMatchObject({ status: 'stalled', fault: 'output', intent: 'play' });
  });

  test('shows no message any more when data arrives', async () => {
    const { audio, player } = await openStalled();
    audio.arrive();
    await wait(1);
    expect(player()).toMatchObject({ status: 'playing', fault: null });
  });

  test('is replaced automatically, and by a click', async () => {
    const { audio, dispatch, player } = await openStalled();
    await wait(10);
    expect(audio.loaded).toHaveLength(2);
    expect(player().status).toBe('stalled');
    dispatch(retryRequested());
    expect(audio.loaded).toHaveLength(3);
    expect(player()).toMatchObject({ status: 'loading', intent: 'play' });
  });

  test('is not shown as playing after the source is loaded again in the middle of a second', async () => {
    const { audio, choose, player } = openPlayer();
    choose(1);
    const played = audio.advance(20.5);
    await wait(1);
    await played;
    expect(player()).toMatchObject({ status: 'playing', position: 20 });
    audio.readyState = 2;
    audio.stalls = true;
    await wait(20);
    expect(audio.loaded).toHaveLength(2);
    expect(player()).toMatchObject({ status: 'stalled', fault: 'stalled' });
  });

  test('is replaced when the browser is online again', async () => {
    const { audio } = await openStalled();
    audio.stalls = false;
    window.dispatchEvent(new Event('online'));
    await wait(1);
    expect(audio.paused).toBe(false);
    expect(audio.loaded).toHaveLength(2);
  });

  test('does not prevent the next track from playing', async () => {
    const { audio, dispatch, player } = await openStalled();
    audio.stalls = false;
    dispatch(nextRequested());
    await wait(1);
    expect(player()).toMatchObject({ item: { trackId: 2 }, status: 'playing', fault: null });
  });

  test('shows no message while paused', async () => {
    const { choose, audio, dispatch, player } = openPlayer();
    audio.stalls = true;
    choose(1);
    dispatch(pauseRequested());
    await wait(60);
    expect(player().fault).toBeNull();
    expect(audio.loaded).toHaveLength(1);
  });
});

test('a slow connection that delivers bytes is not a stall', async () => {
  const { audio, choose, player } = openPlayer();
  audio.stalls = true;
  choose(1);
  for (let passed = 0; passed < 20; passed += 1) {
    await wait(1);
    audio.dispatchEvent(new Event('progress'));
  }
  expect(player()).toMatchObject({ status: 'loading', fault: null });
});
