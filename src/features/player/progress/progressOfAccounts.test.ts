import { openProgressTab, signedInAs } from '../../../testing/player/progressTab.ts';
import { progressEvents } from './progressSlice.ts';
import { playerEvents } from '../state/playerSlice.ts';

const { seekRequested } = playerEvents;

describe('the progress of an account', () => {
  test('is shown only to this account', async () => {
    const tab = openProgressTab();
    tab.dispatch(signedInAs('anna'));
    tab.answer();
    await tab.playTo(1, 25);
    tab.dispatch(playerEvents.playerClosed());
    tab.dispatch(signedInAs(null));
    expect(tab.continued()).toEqual([]);
    tab.dispatch(signedInAs('bruno'));
    expect(tab.continued()).toEqual([]);
    tab.dispatch(signedInAs('anna'));
    expect(tab.progressIn(1)?.position).toBeCloseTo(25, 0);
  });

  test('includes what was played before signing in, which no other account sees', async () => {
    const tab = openProgressTab();
    await tab.playTo(1, 25);
    tab.dispatch(signedInAs('anna'));
    expect(tab.progressIn(1)?.position).toBeCloseTo(25, 0);
    tab.answer();
    await tab.audio.advance(5);
    expect(tab.progressIn(1)?.position).toBeCloseTo(30, 0);
    tab.dispatch(signedInAs(null));
    expect(tab.continued()).toEqual([]);
    // The free track continues, and its progress still belongs to the first account.
    tab.answer();
    await tab.audio.advance(5);
    expect(tab.continued()).toEqual([]);
    tab.dispatch(signedInAs('anna'));
    expect(tab.progressIn(1)?.position).toBeCloseTo(35, 0);
  });
});

describe('the Continue list', () => {
  // Shows.
  test('shows started guides with the time that is left, and no finished ones', async () => {
    const { continued, playTo, audio } = openProgressTab();
    await playTo(1, 101);
    await playTo(2, 40);
    expect(continued()).toMatchObject([
      { guideId: 7, trackId: 2, trackTitle: 'Track 2', trackNumber: 2, trackCount: 3 },
    ]);
    const [first] = continued();
    expect(first?.position).toBeCloseTo(40, 0);
    expect(first?.secondsLeft).toBeCloseTo(160, 0);
    expect(first?.share).toBeCloseTo(140 / 300, 1);
    await audio.advance(61);
    await audio.advance(101);
    expect(continued()).toEqual([]);
  });

  test('is the same object while nothing changes', async () => {
    const { continued, dispatch, playTo } = openProgressTab();
    await playTo(1, 10);
    const before = continued();
    dispatch(playerEvents.volumeChanged(0.5));
    expect(continued()).toBe(before);
  });
});

describe('a jump', () => {
  const jumpOrigin = ({ getState }: ReturnType<typeof openProgressTab>) =>
    getState().progress.jumpOrigin;

  test('over more than half a minute can be undone', async () => {
    const tab = openProgressTab();
    await tab.playTo(1, 34);
    tab.dispatch(seekRequested(60));
    expect(jumpOrigin(tab)).toBeNull();
    await tab.audio.settled();
    tab.dispatch(seekRequested(95));
    expect(jumpOrigin(tab)).toMatchObject({ trackId: 1, position: 60 });
    await tab.audio.settled();
    tab.dispatch(progressEvents.jumpUndone());
    expect(jumpOrigin(tab)).toBeNull();
    await tab.audio.settled();
    expect(tab.audio.currentTime).toBe(60);
  });

  test('to another track can be undone', async () => {
    const tab = openProgressTab();
    await tab.playTo(1, 34.5);
    tab.choose(3);
    expect(jumpOrigin(tab)).toMatchObject({ trackId: 1, position: 34.5 });
    await tab.audio.advance(3);
    tab.dispatch(progressEvents.jumpUndone());
    await tab.audio.advance(1);
    expect(tab.getState().player.item).toMatchObject({ trackId: 1 });
    expect(tab.audio.currentTime).toBe(35.5);
  });

  test('is not counted when a track has ended', async () => {
    const tab = openProgressTab();
    await tab.playTo(1, 101);
    expect(tab.getState().player.item).toMatchObject({ trackId: 2 });
    expect(jumpOrigin(tab)).toBeNull();
  });
});
