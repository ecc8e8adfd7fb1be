import { initialPlayerState, type PlayerState } from '../../player/state/playerState.ts';
import { followSentence, sentenceAt } from './followSentence.ts';
import type { RootState } from '../../../shared/store/rootState.ts';

const sentences = [
  { start: 0.4, end: 3, text: 'One' },
  { start: 3.1, end: 6, text: 'Two' },
  { start: 6.2, end: 9, text: 'Three' },
];

test.each([
  [0, -1],
  [0.4, 0],
  [3.05, 0],
  [6.2, 2],
  [100, 2],
])('at %p s the sentence is %p', (seconds, index) =>
  expect(sentenceAt(sentences, seconds)).toBe(index),
);

/** A store whose state is set, and the times in milliseconds at which the sentence has changed. */
function open(first: Partial<PlayerState> = {}) {
  let state: Pick<RootState, 'player'> = {
    player: { ...initialPlayerState, intent: 'play', status: 'playing', ...first },
  };
  const subscribers = new Set<() => void>();
  const follower = followSentence(
    {
      getState: () => state,
      subscribe: (changed) => {
        subscribers.add(changed);
        return () => subscribers.delete(changed);
      },
    },
    sentences,
  );
  const started = performance.now();
  const changes: [index: number, at: number][] = [];
  const stop = follower.subscribe(() =>
    changes.push([follower.current(), Math.round(performance.now() - started)]),
  );
  const set = (changed: Partial<PlayerState>) => {
    state = { player: { ...state.player, ...changed } };
    subscribers.forEach((subscriber) => subscriber());
  };
  return { changes, follower, set, stop };
}

describe('the sentence that is spoken', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test.each([
    [1, [400, 3100, 6200]],
    [2, [200, 1550, 3100]],
    [0.5, [800, 6200, 12400]],
  ])('changes at its time at %p times the speed, without reports of the time', (rate, times) => {
    const { changes } = open({ rates: { standard: rate, byGuide: {} } });
    jest.advanceTimersByTime(20_000);
    expect(changes.map(([index]) => index)).toEqual([0, 1, 2]);
    for (const [index, at] of times.entries()) {
      expect(Math.abs((changes[index]?.[1] ?? Infinity) - at)).toBeLessThanOrEqual(10);
    }
  });

  test('follows a seek at once, and the speed from when it changes', () => {
    const { changes, set } = open({ position: 1 });
    set({ position: 5, seeks: 1 });
    expect(changes).toEqual([[1, 0]]);
    jest.advanceTimersByTime(200);
    set({ rates: { standard: 2, byGuide: {} } });
    jest.advanceTimersByTime(5000);
    expect(changes[1]?.[0]).toBe(2);
    expect(Math.abs((changes[1]?.[1] ?? 0) - 700)).toBeLessThanOrEqual(10);
  });

  test('waits while nothing plays: paused, loading, or behind a preview', () => {
    for (const changed of [
      { intent: 'pause', status: 'paused' },
      { status: 'loading' },
      { preview: { guideId: 1, theme: 'x' } },
    ] satisfies Partial<PlayerState>[]) {
      const { changes, set, stop } = open({ position: 1 });
      jest.advanceTimersByTime(1000);
      set(changed);
      jest.advanceTimersByTime(10_000);
      expect(changes).toEqual([]);
      stop();
    }
  });

  test('is corrected by each report', () => {
    const { changes, set } = open({ position: 2.5 });
    // The sound is half a second behind the clock.
    jest.advanceTimersByTime(500);
    set({ position: 2.5001 });
    jest.advanceTimersByTime(400);
    expect(changes).toEqual([]);
    jest.advanceTimersByTime(300);
    expect(changes.map(([index]) => index)).toEqual([1]);
  });

  test('is not updated after its subscription ends', () => {
    const { changes, stop } = open();
    stop();
    jest.advanceTimersByTime(10_000);
    expect(changes).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });
});
