import type { UnknownAction } from '@reduxjs/toolkit';
import { playerEvents, playerSlice } from './playerSlice.ts';
import type { Clip, PlayerState } from './playerState.ts';

const {
  clipChosen,
  elementFailed,
  elementPlaying,
  pauseRequested,
  playerClosed,
  playRequested,
  previewStarted,
  previewStopped,
  queued,
  queueEnded,
  retryRequested,
  seekRequested,
  sleepTimerSetToTrackEnd,
  otherTabStarted,
  timeReported,
  trackChosen,
} = playerEvents;

const item = (trackId: number) => ({ guideId: 7, trackId });
const track = (trackId: number, more: { startAt?: number; isQueued?: boolean } = {}) =>
  trackChosen({ ...item(trackId), duration: 100, ...more });
const preview = previewStarted({ guideId: 9, theme: 'theme/9.mp3' });
const clip: Clip = {
  kind: 'person',
  id: 3,
  title: 'Vasari',
  cover: { path: 'p.webp', stem: 'p', widths: [] },
  audio: 'person/3.mp3',
};

/** Returns the state that the slice computes from events, without an element. */
const then = (before: PlayerState, ...actions: UnknownAction[]) =>
  actions.reduce(playerSlice.reducer, before);
const after = (...actions: UnknownAction[]) => then(playerSlice.getInitialState(), ...actions);

/** Track 1 plays at 40 seconds. */
const playing = [track(1), elementPlaying(), timeReported(40)];

describe('a track whose turn in the queue has come', () => {
  const waiting = after(...playing, queued(item(4)), queued(item(5)), queued(item(6)));

  test.each([
    ['first', 4, [5, 6]],
    ['in the middle', 5, [4, 6]],
    ['last', 6, [4, 5]],
  ])('leaves the queue when it was %s', (_where, trackId, left) => {
    expect(then(waiting, track(trackId, { isQueued: true }))).toMatchObject({
      item: item(trackId),
      queue: left.map(item),
      intent: 'play',
      position: 0,
    });
  });

  test('removes no other track when it is no longer in the queue', () => {
    expect(then(waiting, track(9, { isQueued: true })).queue).toEqual([4, 5, 6].map(item));
  });

  test('does not change the index of the list, however many follow', () => {
    const one = then(waiting, track(4, { isQueued: true }));
    expect(one.anchor).toEqual(item(1));
    expect(then(one, track(5, { isQueued: true })).anchor).toEqual(item(1));
  });

  test('keeps that index when the user chooses it again', () => {
    const { anchor } = then(waiting, track(4, { isQueued: true }), track(4));
    expect(anchor).toEqual(item(1));
  });

  test('gives up that index when the user chooses another track, and the queue stays', () => {
    const state = then(waiting, track(4, { isQueued: true }), track(2));
    expect(state).toMatchObject({ item: item(2), anchor: null, queue: [item(5), item(6)] });
  });
});

test('a track that the user chooses from the queue stays in the queue', () => {
  expect(after(...playing, queued(item(4)), track(4))).toMatchObject({
    item: item(4),
    anchor: null,
    queue: [item(4)],
  });
});

/** Actions that load the current track again; each keeps its progress. */
describe.each<[string, UnknownAction[], UnknownAction, Partial<PlayerState>]>([
  ['a track', playing, track(1), { item: item(1), position: 40 }],
  [
    'a clip',
    [clipChosen(clip), elementPlaying(), timeReported(12)],
    clipChosen(clip),
    { clip, position: 12 },
  ],
])('%s that is chosen again', (_what, started, again, expected) => {
  const before = after(...started);

  test('while it plays continues without loading', () => {
    expect(then(before, again)).toEqual(before);
  });

  test.each([
    ['after it failed', [elementFailed('connection')]],
    ['while a preview sounds', [preview, elementPlaying()]],
  ])('%s is loaded again at its position', (_when, events) => {
    const between = then(before, ...events);
    for (const event of [again, playRequested(), retryRequested()]) {
      expect(then(between, event)).toEqual({
        ...before,
        ...expected,
        loads: between.loads + 1,
        status: 'loading',
      });
    }
  });
});

test('a clip replaces the track', () => {
  expect(after(...playing, clipChosen(clip))).toMatchObject({
    item: null,
    clip,
    position: 0,
    duration: 0,
    intent: 'play',
    status: 'loading',
  });
});

test('a retry loads the current track again at its position', () => {
  const before = after(...playing);
  const loads = before.loads + 1;
  expect(then(before, retryRequested())).toEqual({ ...before, loads, status: 'loading' });
});

test.each([
  ['playing', playRequested()],
  ['trying again', retryRequested()],
  ['seeking', seekRequested(30)],
  ['ending a preview', previewStopped()],
])('%s with nothing loaded changes nothing', (_what, event) => {
  expect(after(event)).toEqual(after());
});

describe('when another tab begins to play', () => {
  test('the player pauses, and shows that another tab plays', () => {
    const before = after(...playing);
    expect(then(before, otherTabStarted())).toEqual({
      ...before,
      intent: 'pause',
      isPlayingInOtherTab: true,
    });
  });

  test('a paused player shows nothing', () => {
    const before = after(...playing, pauseRequested());
    expect(then(before, otherTabStarted())).toEqual(before);
  });

  test('a preview ends, and its track is paused at its position', () => {
    expect(after(...playing, preview, elementPlaying(), otherTabStarted())).toMatchObject({
      preview: null,
      item: item(1),
      position: 40,
      intent: 'pause',
      status: 'paused',
      isPlayingInOtherTab: false,
    });
  });

  test('the message disappears when this tab plays again', () => {
    const state = after(...playing, otherTabStarted(), playRequested());
    expect(state).toMatchObject({ intent: 'play', isPlayingInOtherTab: false });
  });
});

test('closing the player removes what was loaded, queued and set for it', () => {
  const before = after(...playing, queued(item(4)), sleepTimerSetToTrackEnd(), otherTabStarted());
  expect(then(before, playerClosed())).toEqual({ ...after(), loads: before.loads + 1 });
});

test('the end of the list pauses at the start of the last track', () => {
  const state = after(...playing, queueEnded());
  expect(state).toMatchObject({ item: item(1), intent: 'pause', position: 0, seeks: 1 });
});

test.each([
  ['just before its last second', 100, 98.9, 98.9],
  ['at its start for a position in its last second', 100, 99, 0],
  ['at its start for a position before it', 100, -5, 0],
  ['at its progress when its length is unknown', 0, 42, 42],
])('a track starts %s', (_where, duration, startAt, position) => {
  expect(after(trackChosen({ ...item(1), duration, startAt })).position).toBe(position);
});
