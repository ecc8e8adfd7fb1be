import { openProgressTab } from '../../../testing/player/progressTab.ts';
import { progressEvents } from './progressSlice.ts';
import { playerEvents } from '../state/playerSlice.ts';

const { nextRequested, pauseRequested, playRequested, seekRequested, trackChosen } = playerEvents;

describe('the position is stored', () => {
  test('every second, so that a tab that crashes loses none', async () => {
    const { playTo, storage } = openProgressTab();
    await playTo(1, 37);
    const after = openProgressTab(storage);
    expect(after.progressIn(1)?.position).toBeCloseTo(37, 0);
    expect(after.toPlay()).toBe(1);
    after.choose(1);
    await after.audio.advance(2);
    expect(after.audio.currentTime).toBeCloseTo(39, 0);
  });

  test('exactly on a pause and on a seek', async () => {
    const tab = openProgressTab();
    await tab.playTo(1, 20.5);
    tab.dispatch(pauseRequested());
    await tab.audio.settled();
    expect(openProgressTab(tab.storage).progressIn(1)?.position).toBe(20.5);
    tab.dispatch(seekRequested(64));
    await tab.audio.settled();
    expect(openProgressTab(tab.storage).progressIn(1)?.position).toBe(64);
  });

  test('exactly when the page is hidden', async () => {
    const tab = openProgressTab();
    await tab.playTo(1, 12.75);
    tab.dispatch(progressEvents.pageHidden());
    expect(openProgressTab(tab.storage).progressIn(1)?.position).toBe(12.75);
  });

  test('for each track, and the last one is resumed', async () => {
    const { choose, dispatch, playTo, storage, audio } = openProgressTab();
    await playTo(1, 30);
    await playTo(2, 15);
    dispatch(nextRequested());
    await audio.advance(5);
    choose(2);
    await audio.advance(3);
    const after = openProgressTab(storage);
    expect(after.progressIn(1)?.position).toBeCloseTo(30, 0);
    expect(after.progressIn(2)?.position).toBeCloseTo(18, 0);
    expect(after.progressIn(3)?.position).toBeCloseTo(5, 0);
    expect(after.toPlay()).toBe(2);
  });

  test('as finished at the end of a track, which then starts again', async () => {
    const { audio, choose, progressIn, playTo, storage, toPlay } = openProgressTab();
    await playTo(1, 101);
    expect(progressIn(1)).toMatchObject({ position: 0, isFinished: true });
    await audio.advance(4);
    expect(toPlay()).toBe(2);
    choose(1);
    await audio.advance(7);
    expect(audio.currentTime).toBe(7);
    expect(openProgressTab(storage).progressIn(1)).toMatchObject({ isFinished: true });
  });
});

test('a track that plays again after a seek to its end is recorded from its start', async () => {
  const { audio, dispatch, progressIn, playTo } = openProgressTab();
  await playTo(1, 20);
  dispatch(pauseRequested());
  await audio.settled();
  dispatch(seekRequested(100));
  await audio.settled();
  dispatch(playRequested());
  await audio.advance(30);
  expect(audio.currentTime).toBe(30);
  expect(progressIn(1)?.position).toBeCloseTo(30, 0);
});

test.each([10, 0])(
  'a track that is chosen at second %p, as by a bookmark, is recorded from there',
  async (startAt) => {
    const { playTo, storage } = openProgressTab();
    await playTo(1, 60);
    const { audio, dispatch } = openProgressTab(storage);
    dispatch(trackChosen({ guideId: 7, trackId: 1, duration: 100, startAt }));
    await audio.advance(5);
    expect(openProgressTab(storage).progressIn(1)?.position).toBeCloseTo(startAt + 5, 0);
  },
);

describe('the position is not overwritten', () => {
  test('by the 0 of a new load, or of a seek to the start before playback', async () => {
    const { audio, dispatch, progressIn, playTo, storage } = openProgressTab();
    await playTo(1, 37);
    const after = openProgressTab(storage);
    after.audio.stalls = true;
    after.choose(1);
    await after.audio.settled();
    expect(after.progressIn(1)?.position).toBeCloseTo(37, 0);
    dispatch(pauseRequested());
    dispatch(seekRequested(0));
    await audio.settled();
    expect(progressIn(1)?.position).toBeCloseTo(37, 0);
    dispatch(playRequested());
    await audio.advance(3);
    expect(progressIn(1)?.position).toBeCloseTo(3, 0);
  });

  test('by a track that is chosen before this tab has loaded its progress', async () => {
    const early = openProgressTab();
    const { playTo, storage } = openProgressTab(early.storage);
    await playTo(1, 60);
    early.choose(1);
    await early.audio.advance(5);
    expect(early.audio.currentTime).toBe(5);
    expect(openProgressTab(storage).progressIn(1)?.position).toBeCloseTo(60, 0);
  });

  // The second one is shortly before the end.
  test.each([60, 90])('by a track that jumps back to its start by itself at %p s', async (at) => {
    const { audio, progressIn, playTo } = openProgressTab();
    await playTo(1, at);
    audio.currentTime = 0;
    await audio.advance(20);
    expect(progressIn(1)?.position).toBeCloseTo(at, 0);
  });

  test('by a tab that was suspended while another one played', async () => {
    const suspended = openProgressTab();
    await suspended.playTo(1, 30);
    const { storage } = suspended;
    const other = openProgressTab(storage);
    await other.playTo(1, 70);
    suspended.dispatch(pauseRequested());
    await suspended.audio.settled();
    suspended.dispatch(progressEvents.pageHidden());
    expect(openProgressTab(storage).progressIn(1)?.position).toBeCloseTo(70, 0);
    storage.changeElsewhere({});
    expect(suspended.progressIn(1)?.position).toBeCloseTo(70, 0);
    suspended.dispatch(playRequested());
    await suspended.audio.advance(2);
    expect(suspended.audio.currentTime).toBeCloseTo(72, 0);
  });

  test('by a tab that chooses a track which another one has continued', async () => {
    const suspended = openProgressTab();
    await suspended.playTo(1, 30);
    suspended.dispatch(pauseRequested());
    await suspended.audio.settled();
    const other = openProgressTab(suspended.storage);
    await other.playTo(1, 70);
    suspended.storage.changeElsewhere({});
    suspended.choose(1);
    await suspended.audio.advance(2);
    expect(suspended.audio.currentTime).toBeCloseTo(72, 0);
    expect(suspended.progressIn(1)?.position).toBeCloseTo(72, 0);
  });

  test('by a tab that plays another track: both positions are stored', async () => {
    const one = openProgressTab();
    await one.playTo(1, 30);
    const other = openProgressTab(one.storage);
    await other.playTo(2, 50);
    one.dispatch(playRequested());
    await one.audio.advance(5);
    const after = openProgressTab(one.storage);
    expect(after.progressIn(1)?.position).toBeCloseTo(35, 0);
    expect(after.progressIn(2)?.position).toBeCloseTo(50, 0);
  });
});
