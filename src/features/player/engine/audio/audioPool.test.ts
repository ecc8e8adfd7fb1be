import { FakeAudio } from '../../../../testing/player/fakeAudio.ts';
import { guideOf, openPlayer } from '../../../../testing/player/openPlayer.ts';
import { playerEvents } from '../../state/playerSlice.ts';
import { makeAudioPool } from './audioPool.ts';

function open() {
  const made: FakeAudio[] = [];
  const pool = makeAudioPool(() => {
    const element = new FakeAudio();
    made.push(element);
    return element;
  });
  const heard: string[] = [];
  for (const event of ['playing', 'pause', 'ended', 'durationchange']) {
    pool.addEventListener(event, () => heard.push(event));
  }
  const settled = () => Promise.all(made.map((element) => element.settled()));
  return { heard, made, pool, settled };
}

test('the pool makes a second element only when a source is prepared', async () => {
  const { made, pool, settled } = open();
  pool.src = 'one';
  await pool.play();
  pool.src = 'two';
  await settled();
  expect(made).toHaveLength(1);
  expect(pool.src).toBe('two');
});

test('a prepared source plays without loading again, and only its element sounds and sends events', async () => {
  const { heard, made, pool, settled } = open();
  pool.src = 'one';
  await pool.play();
  pool.prepare?.('two');
  pool.prepare?.('two');
  await settled();
  const [first, second] = made;
  expect(second).toMatchObject({ loaded: ['two'], paused: true });
  heard.length = 0;
  pool.src = 'two';
  await pool.play();
  await settled();
  expect(second).toMatchObject({ loaded: ['two'], paused: false });
  expect(first).toMatchObject({ src: '', paused: true });
  expect(heard).toEqual(expect.arrayContaining(['durationchange', 'playing']));
  expect(heard).not.toContain('pause');
});

test('a source that was not prepared is loaded in the current element', async () => {
  const { made, pool, settled } = open();
  pool.src = 'one';
  pool.prepare?.('two');
  pool.src = 'three';
  await settled();
  expect(made[0]?.src).toBe('three');
  pool.prepare?.(null);
  await settled();
  expect(made[1]?.src).toBe('');
});

test('a source that failed while it was prepared is loaded in the current element', async () => {
  const { made, pool, settled } = open();
  pool.src = 'one';
  pool.prepare?.('two');
  await settled();
  made[1]?.fail(4);
  await settled();
  pool.src = 'two';
  expect(made[0]?.src).toBe('two');
});

test('the next track is loaded near the end of the current one, and plays when that ends', async () => {
  const { made, pool } = open();
  const { choose, dispatch, player } = openPlayer(guideOf('ff'), pool);
  choose(1);
  dispatch(playerEvents.muteToggled());
  await made[0]?.advance(70);
  expect(made).toHaveLength(1);
  await made[0]?.advance(10);
  await made[1]?.settled();
  expect(made[1]).toMatchObject({ src: '/storage/audio/2.mp3', paused: true });
  await made[0]?.advance(20);
  await made[1]?.advance(3);
  const taken = { loaded: ['/storage/audio/2.mp3'], paused: false, muted: true };
  expect(made[1]).toMatchObject(taken);
  expect(made[0]?.paused).toBe(true);
  expect(player()).toMatchObject({ item: { trackId: 2 }, status: 'playing', position: 3 });
});
