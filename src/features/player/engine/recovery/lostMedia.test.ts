import { openPlayer } from '../../../../testing/player/openPlayer.ts';
import { until } from '../../../../testing/screens/openTab.ts';
import { failNext } from '../../../../testing/server/failNext.ts';
import { playerEvents } from '../../state/playerSlice.ts';

const { nextRequested, seekRequested } = playerEvents;

describe('a file that lost its second half', () => {
  test('is not counted as finished: its position is stored, and the next track can be played', async () => {
    const { audio, dispatch, player, playTo } = openPlayer();
    audio.holds = 40;
    await playTo(1, 60);
    expect(player()).toMatchObject({
      item: { trackId: 1 },
      status: 'failed',
      fault: 'truncated',
      intent: 'pause',
    });
    expect(player().position).toBeCloseTo(40, 0);
    audio.holds = Number.POSITIVE_INFINITY;
    dispatch(nextRequested());
    await audio.advance(2);
    expect(player()).toMatchObject({ item: { trackId: 2 }, status: 'playing', fault: null });
  });

  test('continues at that position when the whole file is available again', async () => {
    const { audio, dispatch, player, playTo } = openPlayer();
    audio.holds = 40;
    await playTo(1, 60);
    audio.holds = Number.POSITIVE_INFINITY;
    dispatch(playerEvents.retryRequested());
    await audio.advance(2);
    expect(player().status).toBe('playing');
    expect(player().position).toBeGreaterThanOrEqual(41);
  });

  test('is recognised when its header has the shorter length', async () => {
    const { audio, player, playTo } = openPlayer();
    audio.length = 50;
    await playTo(1, 60);
    expect(player()).toMatchObject({ status: 'failed', fault: 'truncated', position: 50 });
  });
});

describe('a server that ignores Range', () => {
  const address = 'blob:whole';
  beforeEach(() =>
    Object.assign(URL, { createObjectURL: () => address, revokeObjectURL: () => {} }),
  );

  test('is asked for the whole file, so that a seek reaches the requested position', async () => {
    failNext('GET', '/storage/audio/1.mp3', { status: 200, body: 'sound' });
    const { audio, dispatch, player, playTo } = openPlayer();
    audio.ignoresRange = true;
    await playTo(1, 5);
    dispatch(seekRequested(60));
    expect(player()).toMatchObject({ position: 60, intent: 'play', status: 'loading' });
    audio.ignoresRange = false;
    await until(() => audio.src === address);
    await audio.advance(2);
    expect(player()).toMatchObject({ status: 'playing', position: 62 });
  });
});
