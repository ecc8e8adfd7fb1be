import type { Sentence } from '../../../../contract/webvtt.ts';
import { selectRate } from '../../player/state/playerSlice.ts';
import type { PlayerState } from '../../player/state/playerState.ts';
import type { RootState } from '../../../shared/store/rootState.ts';

/** Returns the index of the last sentence that begins at or before a time in seconds; -1 before the first one. */
export function sentenceAt(sentences: readonly Sentence[], seconds: number): number {
  let [low, high] = [0, sentences.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sentences[middle]?.start ?? 0) <= seconds) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

type State = Pick<RootState, 'player'>;

/** The part of the store that is needed here. */
interface PlayerStore {
  getState: () => State;
  subscribe: (changed: () => void) => () => void;
}

/** A position, and when it was right. */
interface Anchor {
  /** Seconds into the recording. */
  position: number;
  /** Milliseconds of the page's clock. */
  at: number;
  /** Seconds of sound that pass in a second; 0 while nothing plays. */
  rate: number;
}

/** Milliseconds before a sentence begins at which it counts as begun: timers are early by less. */
const early = 5;

const rateNow = (state: State): number => {
  const { intent, preview, status } = state.player;
  return intent === 'play' && status === 'playing' && !preview ? selectRate(state) : 0;
};

const positionOf = ({ position, at, rate }: Anchor): number =>
  position + ((performance.now() - at) / 1000) * rate;

/**
 * Follows the loaded recording from sentence to sentence, in the form of useSyncExternalStore. The state has the time
 * once a second; between two reports the page's clock tells when the next sentence begins, so that only a change of
 * the sentence renders.
 */
export function followSentence(store: PlayerStore, sentences: readonly Sentence[]) {
  let player: PlayerState = store.getState().player;
  let anchor: Anchor = {
    position: player.position,
    at: performance.now(),
    rate: rateNow(store.getState()),
  };
  let index = sentenceAt(sentences, anchor.position);
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Returns whether the sentence is another one. */
  const update = (): boolean => {
    const state = store.getState();
    const before = player;
    player = state.player;
    const isReported = player.position !== before.position || player.seeks !== before.seeks;
    const position = isReported ? player.position : positionOf(anchor);
    anchor = { position, at: performance.now(), rate: rateNow(state) };
    const found = sentenceAt(sentences, position + (anchor.rate * early) / 1000);
    const hasChanged = found !== index;
    index = found;
    return hasChanged;
  };

  return {
    current: (): number => index,
    subscribe: (changed: () => void): (() => void) => {
      const follow = () => {
        clearTimeout(timer);
        if (update()) changed();
        const next = sentences[index + 1];
        if (!next || anchor.rate === 0) return;
        timer = setTimeout(follow, ((next.start - anchor.position) / anchor.rate) * 1000);
      };
      const unsubscribe = store.subscribe(() => {
        if (store.getState().player !== player) follow();
      });
      follow();
      return () => {
        clearTimeout(timer);
        unsubscribe();
      };
    },
  };
}
