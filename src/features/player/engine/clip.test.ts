import { openPlayer } from '../../../testing/player/openPlayer.ts';
import { selectAudioPath } from '../state/playerSelectors.ts';
import { playerEvents } from '../state/playerSlice.ts';
import type { Clip } from '../state/playerState.ts';

const { clipChosen, nextRequested, pauseRequested, playRequested, playerClosed, previewStarted } =
  playerEvents;
const { previewStopped, previousRequested, seekRequested, skipRequested } = playerEvents;

const cover = { path: 'p.webp', stem: 'p.webp', widths: [] };
const clip: Clip = { kind: 'person', id: 3, title: 'Masaccio', cover, audio: 'audio/person/3.mp3' };
const other: Clip = { ...clip, kind: 'object', title: 'Il tributo', audio: 'audio/object/3.mp3' };
const theme = previewStarted({ guideId: 9, theme: 'theme/9.mp3' });

async function openWithClip(seconds: number) {
  const opened = openPlayer();
  opened.dispatch(clipChosen(clip));
  await opened.audio.advance(seconds);
  return opened;
}

describe('choosing a clip', () => {
  test('starts it, with the length that the element reports', async () => {
    const { audio, dispatch, player } = openPlayer();
    dispatch(clipChosen(clip));
    expect(player()).toMatchObject({ intent: 'play', status: 'loading', position: 0, duration: 0 });
    await audio.advance(5);
    expect(audio).toMatchObject({ src: '/storage/audio/person/3.mp3', paused: false });
    expect(player()).toMatchObject({ clip, status: 'playing', position: 5, duration: 100 });
  });

  test('replaces the track', async () => {
    const { audio, dispatch, player, playTo } = openPlayer();
    await playTo(1, 40);
    dispatch(clipChosen(clip));
    await audio.advance(2);
    expect(player()).toMatchObject({ item: null, clip, position: 2 });
    expect(audio).toMatchObject({ src: '/storage/audio/person/3.mp3', currentTime: 2 });
  });

  test('does not prevent a track from replacing it', async () => {
    const { audio, choose, player } = await openWithClip(40);
    choose(1);
    await audio.advance(2);
    expect(player()).toMatchObject({ clip: null, item: { trackId: 1 }, position: 2 });
    expect(audio.src).toBe('/storage/audio/1.mp3');
  });

  test('of another kind with the same number starts that one', async () => {
    const { audio, dispatch, player } = await openWithClip(40);
    dispatch(clipChosen(other));
    await audio.advance(1);
    expect(audio).toMatchObject({ src: '/storage/audio/object/3.mp3', currentTime: 1 });
    expect(player().clip).toEqual(other);
  });

  test('again continues where it was paused, without loading it again', async () => {
    const { audio, dispatch } = await openWithClip(20);
    dispatch(pauseRequested());
    await audio.advance(5);
    dispatch(clipChosen({ ...clip, audio: `${clip.audio}?signature=newer` }));
    await audio.advance(2);
    expect(audio.currentTime).toBe(22);
    expect(audio.loaded).toHaveLength(1);
  });

  test('after a failure loads the newer address at its position', async () => {
    const { audio, dispatch, player, store } = await openWithClip(20);
    audio.fail(2);
    await audio.settled();
    expect(player()).toMatchObject({ status: 'failed', intent: 'pause', clip });
    dispatch(clipChosen({ ...clip, audio: 'audio/person/3.mp3?signature=newer' }));
    await audio.advance(2);
    expect(audio).toMatchObject({ paused: false, currentTime: 22 });
    expect(selectAudioPath(store.getState())).toBe('audio/person/3.mp3?signature=newer');
  });
});

test('a clip can be sought in, and pauses at its start after a seek past its end', async () => {
  const { audio, dispatch, player } = await openWithClip(20);
  dispatch(seekRequested(50));
  dispatch(skipRequested(10));
  await audio.settled();
  expect(audio.currentTime).toBe(60);
  dispatch(seekRequested(500));
  expect(player().position).toBe(100);
  await audio.settled();
  expect(player()).toMatchObject({ clip, intent: 'pause', position: 0 });
});

test('next and previous do not change a clip', async () => {
  const { audio, dispatch, player } = await openWithClip(20);
  dispatch(nextRequested());
  await audio.advance(1);
  expect(player()).toMatchObject({ clip, intent: 'play', position: 21 });
  dispatch(previousRequested());
  await audio.advance(1);
  expect(player()).toMatchObject({ clip, intent: 'play', position: 22 });
});

test('a clip that ended is paused at its start', async () => {
  const { audio, dispatch, player } = await openWithClip(100);
  expect(player()).toMatchObject({ clip, status: 'paused', intent: 'pause', position: 0 });
  dispatch(playRequested());
  await audio.advance(3);
  expect(player()).toMatchObject({ status: 'playing', position: 3 });
});

test('the system’s media keys pause a clip', async () => {
  const { audio, player } = await openWithClip(20);
  audio.pause();
  await audio.settled();
  expect(player()).toMatchObject({ clip, intent: 'pause', status: 'paused', position: 20 });
});

test.each([
  ['is stopped', 5, true],
  ['ends by itself', 100, false],
])('a preview that %s leaves the clip paused at its position', async (_how, seconds, stops) => {
  const { audio, dispatch, player } = await openWithClip(20);
  dispatch(theme);
  await audio.advance(seconds);
  if (stops) dispatch(previewStopped());
  await audio.settled();
  expect(audio).toMatchObject({ src: '/storage/audio/person/3.mp3', paused: true });
  expect(player()).toMatchObject({ clip, preview: null, status: 'paused', position: 20 });
  dispatch(clipChosen(clip));
  await audio.advance(1);
  expect(audio).toMatchObject({ paused: false, currentTime: 21 });
});

test('a clip ends a preview', async () => {
  const { audio, dispatch, player } = openPlayer();
  dispatch(theme);
  await audio.advance(5);
  dispatch(clipChosen(clip));
  await audio.advance(1);
  expect(player()).toMatchObject({ clip, preview: null, status: 'playing', position: 1 });
});

test('closing the player removes the clip', async () => {
  const { audio, dispatch, player } = await openWithClip(20);
  dispatch(playerClosed());
  await audio.settled();
  expect(audio.paused).toBe(true);
  expect(player()).toMatchObject({ clip: null, item: null, status: 'idle', position: 0 });
});
