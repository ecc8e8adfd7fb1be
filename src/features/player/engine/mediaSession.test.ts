import { openPlayer } from '../../../testing/player/openPlayer.ts';
import { playerEvents } from '../state/playerSlice.ts';

const handlers = new Map<string, (details: object) => void>();
/** Throws for the same values as browsers do. */
const session = {
  metadata: null as { title: string; album: string } | null,
  playbackState: 'none',
  told: undefined as MediaPositionState | undefined,
  setActionHandler: (action: string, handler: (details: object) => void) =>
    handlers.set(action, handler),
  setPositionState(state?: MediaPositionState) {
    const { duration = 0, position = 0, playbackRate = 1 } = state ?? {};
    if (state && !(duration > 0 && position >= 0 && position <= duration && playbackRate !== 0)) {
      throw new TypeError('A position outside its length');
    }
    this.told = state;
  },
};

beforeAll(() => {
  Object.defineProperty(navigator, 'mediaSession', { value: session, configurable: true });
  Object.assign(globalThis, {
    MediaMetadata: function MediaMetadata(this: object, shown: object) {
      Object.assign(this, shown);
    },
  });
});
afterAll(() => {
  Object.defineProperty(navigator, 'mediaSession', { value: undefined, configurable: true });
});

const send = (action: string, details: object = {}) => handlers.get(action)?.(details);

test('the media session shows the loaded track, its state and its position', async () => {
  const { dispatch, playTo } = openPlayer();
  await playTo(1, 20);
  expect(session.metadata).toMatchObject({ title: 'Track 1', album: 'La cupola' });
  expect(session).toMatchObject({
    playbackState: 'playing',
    told: { duration: 100, position: 20, playbackRate: 1 },
  });
  dispatch(playerEvents.playerClosed());
  expect(session).toMatchObject({ metadata: null, playbackState: 'none' });
});

test('repeated play and pause keys do not toggle playback', async () => {
  const { audio, player, playTo } = openPlayer();
  await playTo(1, 20);
  send('play');
  expect(audio.paused).toBe(false);
  send('pause');
  send('pause');
  expect(audio.paused).toBe(true);
  expect(session.playbackState).toBe('paused');
  send('play');
  await audio.settled();
  expect(player()).toMatchObject({ intent: 'play', status: 'playing' });
  send('stop');
  expect(audio.paused).toBe(true);
});

test('the other media keys seek and change the track', async () => {
  const { audio, player, playTo } = openPlayer();
  await playTo(1, 20);
  send('seekforward', {});
  send('seekforward', { seekOffset: 5 });
  send('seekbackward', {});
  expect(audio.currentTime).toBe(25);
  send('seekto', { seekTime: 70 });
  send('seekto', { seekTime: Number.NaN });
  expect(audio.currentTime).toBe(70);
  send('nexttrack');
  expect(player().item?.trackId).toBe(2);
  send('previoustrack');
  expect(player().item?.trackId).toBe(1);
});
