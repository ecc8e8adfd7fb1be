import { makeStore } from '../../app/store.ts';
import type { GuideDetail } from '../../domain/model.ts';
import { FakeAudio } from '../../testing/fakeAudio.ts';
import { MemoryStorage } from '../../testing/memoryStorage.ts';
import { guideOf } from '../../testing/openPlayer.ts';
import { sessionSlice } from '../auth/sessionSlice.ts';
import { guideApi } from './guideApi.ts';
import { journalEvents, selectContinued, selectGuideJournal } from './journalSlice.ts';
import { playerEvents } from './playerSlice.ts';
import { trackToPlay } from './resume.ts';

const { appStarted, sessionChangedElsewhere } = sessionSlice.actions;
const { nextRequested, pauseRequested, playRequested, seekRequested, trackChosen } = playerEvents;
const owned = guideOf('fll', { isOwned: true });

const signedInAs = (account: string | null) =>
  sessionChangedElsewhere({
    token: account && 'a-token-of-theirs',
    isSignedIn: account !== null,
    account,
    userMode: null,
  });

/** A tab of the running app on a storage that others may share; the guide is what the API has answered. */
function openTab(storage = new MemoryStorage(), guide: GuideDetail = owned) {
  const audio = new FakeAudio();
  const store = makeStore({ audio, storage });
  const { dispatch, getState } = store;
  const answer = () =>
    dispatch(
      guideApi.util.upsertQueryEntries([{ endpointName: 'guide', arg: guide.id, value: guide }]),
    );
  answer();
  dispatch(appStarted());
  const journal = () => selectGuideJournal(getState(), guide.id);
  const startAt = (trackId: number) => journal()?.places[trackId]?.position ?? 0;
  /** Plays a track as the page's buttons do: on from its kept place. */
  const choose = (trackId: number) =>
    dispatch(trackChosen({ guideId: guide.id, trackId, duration: 100, startAt: startAt(trackId) }));
  return {
    answer,
    audio,
    choose,
    dispatch,
    getState,
    journal,
    storage,
    continued: () => selectContinued(getState()),
    place: (trackId: number) => journal()?.places[trackId],
    toPlay: () => trackToPlay(guide, journal())?.id,
    playTo: async (trackId: number, seconds: number) => {
      choose(trackId);
      await audio.advance(seconds - startAt(trackId));
    },
  };
}

describe('the place is kept', () => {
  test('at every second, so that a tab that dies loses none', async () => {
    const { playTo, storage } = openTab();
    await playTo(1, 37);
    const after = openTab(storage);
    expect(after.place(1)?.position).toBeCloseTo(37, 0);
    expect(after.toPlay()).toBe(1);
    after.choose(1);
    await after.audio.advance(2);
    expect(after.audio.currentTime).toBeCloseTo(39, 0);
  });

  test('exactly where it is paused, and where it is moved to', async () => {
    const tab = openTab();
    await tab.playTo(1, 20.5);
    tab.dispatch(pauseRequested());
    await tab.audio.settled();
    expect(openTab(tab.storage).place(1)?.position).toBe(20.5);
    tab.dispatch(seekRequested(64));
    await tab.audio.settled();
    expect(openTab(tab.storage).place(1)?.position).toBe(64);
  });

  test('exactly where it is when the page goes out of sight', async () => {
    const tab = openTab();
    await tab.playTo(1, 12.75);
    tab.dispatch(journalEvents.pageHidden());
    expect(openTab(tab.storage).place(1)?.position).toBe(12.75);
  });

  test('for each track, and the last one is gone on with', async () => {
    const { choose, dispatch, playTo, storage, audio } = openTab();
    await playTo(1, 30);
    await playTo(2, 15);
    dispatch(nextRequested());
    await audio.advance(5);
    choose(2);
    await audio.advance(3);
    const after = openTab(storage);
    expect(after.place(1)?.position).toBeCloseTo(30, 0);
    expect(after.place(2)?.position).toBeCloseTo(18, 0);
    expect(after.place(3)?.position).toBeCloseTo(5, 0);
    expect(after.toPlay()).toBe(2);
  });

  test('a track heard to its end is marked, and starts anew', async () => {
    const { audio, choose, place, playTo, storage, toPlay } = openTab();
    await playTo(1, 101);
    expect(place(1)).toMatchObject({ position: 0, isFinished: true });
    await audio.advance(4);
    expect(toPlay()).toBe(2);
    choose(1);
    await audio.advance(7);
    expect(audio.currentTime).toBe(7);
    expect(openTab(storage).place(1)).toMatchObject({ isFinished: true });
  });
});

describe('the place is not overwritten', () => {
  test('by a zero: neither a fresh load, nor a move to the start before anything is heard', async () => {
    const { audio, dispatch, place, playTo, storage } = openTab();
    await playTo(1, 37);
    const after = openTab(storage);
    after.audio.stalls = true;
    after.choose(1);
    await after.audio.settled();
    expect(after.place(1)?.position).toBeCloseTo(37, 0);
    dispatch(pauseRequested());
    dispatch(seekRequested(0));
    await audio.settled();
    expect(place(1)?.position).toBeCloseTo(37, 0);
    dispatch(playRequested());
    await audio.advance(3);
    expect(place(1)?.position).toBeCloseTo(3, 0);
  });

  test('by a track that falls back to its start by itself', async () => {
    const { audio, place, playTo } = openTab();
    await playTo(1, 60);
    audio.currentTime = 0;
    await audio.advance(20);
    expect(place(1)?.position).toBeCloseTo(60, 0);
  });

  test('by a tab that has slept while another one went on', async () => {
    const sleeper = openTab();
    await sleeper.playTo(1, 30);
    const { storage } = sleeper;
    const other = openTab(storage);
    await other.playTo(1, 70);
    sleeper.dispatch(pauseRequested());
    await sleeper.audio.settled();
    sleeper.dispatch(journalEvents.pageHidden());
    expect(openTab(storage).place(1)?.position).toBeCloseTo(70, 0);
    storage.changeElsewhere({});
    expect(sleeper.place(1)?.position).toBeCloseTo(70, 0);
    sleeper.dispatch(playRequested());
    await sleeper.audio.advance(2);
    expect(sleeper.audio.currentTime).toBeCloseTo(72, 0);
  });

  test('by one that plays another track meanwhile: each is kept', async () => {
    const one = openTab();
    await one.playTo(1, 30);
    const other = openTab(one.storage);
    await other.playTo(2, 50);
    one.dispatch(playRequested());
    await one.audio.advance(5);
    const after = openTab(one.storage);
    expect(after.place(1)?.position).toBeCloseTo(35, 0);
    expect(after.place(2)?.position).toBeCloseTo(50, 0);
  });
});

describe('whose place it is', () => {
  test("an account's journal is its own", async () => {
    const tab = openTab();
    tab.dispatch(signedInAs('anna'));
    tab.answer();
    await tab.playTo(1, 25);
    tab.dispatch(playerEvents.playerClosed());
    tab.dispatch(signedInAs(null));
    expect(tab.continued()).toEqual([]);
    tab.dispatch(signedInAs('bruno'));
    expect(tab.continued()).toEqual([]);
    tab.dispatch(signedInAs('anna'));
    expect(tab.place(1)?.position).toBeCloseTo(25, 0);
  });

  test('what a visitor heard is theirs after signing in, and nobody else sees it then', async () => {
    const tab = openTab();
    await tab.playTo(1, 25);
    tab.dispatch(signedInAs('anna'));
    expect(tab.place(1)?.position).toBeCloseTo(25, 0);
    tab.answer();
    await tab.audio.advance(5);
    expect(tab.place(1)?.position).toBeCloseTo(30, 0);
    tab.dispatch(signedInAs(null));
    expect(tab.continued()).toEqual([]);
    // It plays on: signing out stops nothing, and tells the next person nothing.
    tab.answer();
    await tab.audio.advance(5);
    expect(tab.continued()).toEqual([]);
    tab.dispatch(signedInAs('anna'));
    expect(tab.place(1)?.position).toBeCloseTo(35, 0);
  });
});

describe('the Continue list', () => {
  test('has what was begun with what is left of it, and loses what is finished', async () => {
    const { continued, playTo, audio } = openTab();
    await playTo(1, 101);
    await playTo(2, 40);
    expect(continued()).toMatchObject([
      { guideId: 7, trackId: 2, trackTitle: 'Track 2', finishedTracks: 1, trackCount: 3 },
    ]);
    const [first] = continued();
    expect(first?.position).toBeCloseTo(40, 0);
    expect(first?.secondsLeft).toBeCloseTo(160, 0);
    expect(first?.share).toBeCloseTo(140 / 300, 1);
    await audio.advance(61);
    await audio.advance(101);
    expect(continued()).toEqual([]);
  });

  test('keeps its answer while nothing changes', async () => {
    const { continued, dispatch, playTo } = openTab();
    await playTo(1, 10);
    const before = continued();
    dispatch(playerEvents.volumeChanged(0.5));
    expect(continued()).toBe(before);
  });
});

describe('a jump', () => {
  const wayBack = ({ getState }: ReturnType<typeof openTab>) => getState().journal.wayBack;

  test('over more than half a minute can be undone', async () => {
    const tab = openTab();
    await tab.playTo(1, 34);
    tab.dispatch(seekRequested(60));
    expect(wayBack(tab)).toBeNull();
    await tab.audio.settled();
    tab.dispatch(seekRequested(95));
    expect(wayBack(tab)).toMatchObject({ trackId: 1, position: 60 });
    await tab.audio.settled();
    tab.dispatch(journalEvents.wentBack());
    expect(wayBack(tab)).toBeNull();
    await tab.audio.settled();
    expect(tab.audio.currentTime).toBe(60);
  });

  test('to another track can be undone', async () => {
    const tab = openTab();
    await tab.playTo(1, 34.5);
    tab.choose(3);
    expect(wayBack(tab)).toMatchObject({ trackId: 1, position: 34.5 });
    await tab.audio.advance(3);
    tab.dispatch(journalEvents.wentBack());
    await tab.audio.advance(1);
    expect(tab.getState().player.item).toMatchObject({ trackId: 1 });
    expect(tab.audio.currentTime).toBe(35.5);
  });

  test('is none when a track came to its end', async () => {
    const tab = openTab();
    await tab.playTo(1, 101);
    expect(tab.getState().player.item).toMatchObject({ trackId: 2 });
    expect(wayBack(tab)).toBeNull();
  });
});
