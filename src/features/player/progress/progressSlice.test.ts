import type { UnknownAction } from '@reduxjs/toolkit';
import { selectContinued } from './continued.ts';
import type { GuideProgress, TrackProgress } from './guideProgress.ts';
import {
  progressEvents,
  progressSlice,
  selectGuideProgress,
  selectJumpOrigin,
} from './progressSlice.ts';

const { progressChanged, progressLoaded, jumped, jumpUndoExpired } = progressEvents;

const cover = { path: 'cover.webp', stem: 'cover.webp', widths: [] };
const jumpOrigin = { guideId: 7, trackId: 1, position: 80, duration: 100 };

const at = (position: number, lastPlayedAt: number): TrackProgress => ({
  position,
  isFinished: false,
  at: lastPlayedAt,
});
const finished = (lastPlayedAt: number, position = 0): TrackProgress => ({
  position,
  isFinished: true,
  at: lastPlayedAt,
});

/** The progress in a guide with three tracks, 1 to 3; the first was played last. */
const entryOf = (guideId: number, changes: Partial<GuideProgress> = {}): GuideProgress => ({
  guideId,
  title: `Guide ${guideId}`,
  cover,
  tracks: [
    { id: 1, title: 'Track 1', duration: 100 },
    { id: 2, title: 'Track 2', duration: 60 },
    { id: 3, title: 'Track 3', duration: 40 },
  ],
  lastTrackId: 1,
  wantedTrackId: null,
  trackProgress: { 1: at(30, 1000) },
  changedAt: 1000,
  ...changes,
});

const after = (...actions: UnknownAction[]) => ({
  progress: actions.reduce(progressSlice.reducer, progressSlice.getInitialState()),
});

const opened = (account: string | null, ...entries: GuideProgress[]) =>
  progressLoaded({
    account,
    guides: Object.fromEntries(entries.map((entry) => [entry.guideId, entry])),
  });

const continued = (...entries: GuideProgress[]) => selectContinued(after(opened(null, ...entries)));

describe('loading progress', () => {
  test('replaces the previous progress', () => {
    const state = after(opened('anna', entryOf(7)), opened('anna', entryOf(8)));
    expect(selectGuideProgress(state, 7)).toBeUndefined();
    expect(selectGuideProgress(state, 8)).toEqual(entryOf(8));
  });

  test('of the same account, as after a change in another tab, keeps the jump that can be undone', () => {
    const state = after(opened('anna'), jumped(jumpOrigin), opened('anna', entryOf(7)));
    expect(selectJumpOrigin(state)).toEqual(jumpOrigin);
  });

  test.each([
    ['another account', 'anna', 'bruno'],
    ['a visitor', 'anna', null],
    ['the account that signed in', null, 'anna'],
  ])('of %s removes the jump that can be undone', (_whose, before, now) => {
    const state = after(opened(before), jumped(jumpOrigin), opened(now));
    expect(selectJumpOrigin(state)).toBeNull();
    expect(state.progress.account).toBe(now);
  });
});

test('the undo of a jump is offered until it expires', () => {
  expect(selectJumpOrigin(after(jumped(jumpOrigin)))).toEqual(jumpOrigin);
  expect(selectJumpOrigin(after(jumped(jumpOrigin), jumpUndoExpired()))).toBeNull();
});

describe('a changed entry', () => {
  test('is shown to its account', () => {
    const state = after(opened('anna'), progressChanged({ account: 'anna', entry: entryOf(7) }));
    expect(selectGuideProgress(state, 7)).toEqual(entryOf(7));
  });

  test('is not shown to another account', () => {
    const state = after(opened('bruno'), progressChanged({ account: 'anna', entry: entryOf(7) }));
    expect(selectGuideProgress(state, 7)).toBeUndefined();
  });
});

describe('the Continue list', () => {
  test('starts with the guide that was heard last', () => {
    const list = continued(
      entryOf(1, { trackProgress: { 1: at(30, 2000) } }),
      entryOf(2, { trackProgress: { 1: at(30, 1000) } }),
      entryOf(3, { trackProgress: { 1: at(30, 4000) } }),
      entryOf(4, { trackProgress: { 1: at(30, 3000) } }),
    );
    expect(list.map(({ guideId }) => guideId)).toEqual([3, 4, 1, 2]);
  });

  test('says where a guide continues, how much is left of it, and when it was heard last', () => {
    const trackProgress = { 1: finished(1000), 2: at(20, 5000), 3: at(10, 3000) };
    expect(continued(entryOf(7, { trackProgress, lastTrackId: 2 }))).toEqual([
      {
        guideId: 7,
        title: 'Guide 7',
        cover,
        trackId: 2,
        trackTitle: 'Track 2',
        position: 20,
        duration: 60,
        secondsLeft: 70,
        share: 0.65,
        trackNumber: 2,
        trackCount: 3,
        lastPlayedAt: 5000,
      },
    ]);
  });

  test('counts no more of a track than it lasts', () => {
    const [guide] = continued(entryOf(7, { trackProgress: { 1: at(130, 1000) } }));
    expect(guide).toMatchObject({ secondsLeft: 100, share: 0.5 });
  });

  test('counts each track equally in a guide of unknown lengths', () => {
    const tracks = [1, 2, 3].map((id) => ({ id, title: `Track ${id}`, duration: 0 }));
    const trackProgress = { 1: finished(1000), 2: finished(2000), 3: at(5, 3000) };
    const [guide] = continued(entryOf(7, { tracks, trackProgress, lastTrackId: 3 }));
    expect(guide?.share).toBeCloseTo(2 / 3);
    expect(guide?.secondsLeft).toBe(0);
  });

  test('contains no guide that was never played', () => {
    expect(
      continued(entryOf(7, { trackProgress: {}, lastTrackId: null }), entryOf(8)),
    ).toMatchObject([{ guideId: 8 }]);
  });

  test.each([
    ['that was heard to its end', finished(3000)],
    ['that was heard to its end and is being heard again', finished(3000, 25)],
  ])('contains no guide %s', (_what, last) => {
    const trackProgress = { 1: finished(1000), 2: finished(2000), 3: last };
    expect(continued(entryOf(7, { trackProgress, lastTrackId: 3 }), entryOf(8))).toMatchObject([
      { guideId: 8 },
    ]);
  });
});
