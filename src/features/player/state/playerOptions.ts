import type { PayloadAction } from '@reduxjs/toolkit';
import { nearestRate } from './rates.ts';
import { steadyNow } from './steadyNow.ts';
import {
  clamp,
  isSameItem,
  textSizes,
  type PlayerItem,
  type PlayerPanel,
  type PlayerState,
  type Sleep,
} from './playerState.ts';

/** Minutes that 'More time' adds. */
const moreMinutes = 5;
/** Maximum number of guides with their own speed, so that the list does not grow without limit. */
const maxRates = 200;

interface RateChanged {
  rate: number;
  /** The guide that the speed is for; null changes the speed of everything else. */
  guideId: number | null;
}

interface QueueMoved {
  from: number;
  /** Number of positions to move; negative moves it towards the start of the queue. */
  by: 1 | -1;
}

interface Copied {
  what: 'link' | 'text';
  isDone: boolean;
}

/** The sentence of a recording that a bookmark is for. */
interface BookmarkedSentence extends PlayerItem {
  seconds: number;
  sentence: string;
}

type PanelOpened = Pick<PlayerState, 'panel' | 'panelGuideId'>;

const minutesFromNow = (minutes: number): Sleep => ({
  kind: 'clock',
  until: steadyNow() + minutes * 60_000,
});

/** Speed, sleep timer, queue and panels: the other part of the player's slice. */
export const optionReducers = {
  volumeChanged: (state: PlayerState, { payload }: PayloadAction<number>) => {
    state.volume = clamp(payload, 1);
    state.isMuted = false;
  },
  muteToggled: (state: PlayerState) => {
    state.isMuted = !state.isMuted;
  },
  rateChanged: ({ rates }: PlayerState, { payload }: PayloadAction<RateChanged>) => {
    const rate = nearestRate(payload.rate);
    if (payload.guideId === null) {
      rates.standard = rate;
      return;
    }
    const others = Object.entries(rates.byGuide).slice(1 - maxRates);
    rates.byGuide = { ...Object.fromEntries(others), [payload.guideId]: rate };
  },
  /** The guide uses the standard speed again. */
  guideRateReset: ({ rates }: PlayerState, { payload }: PayloadAction<number>) => {
    const others = Object.entries(rates.byGuide).filter(([id]) => Number(id) !== payload);
    rates.byGuide = Object.fromEntries(others);
  },
  /** Sets the sleep timer to end playback in so many minutes. */
  sleepTimerSet: {
    reducer: (state: PlayerState, { payload }: PayloadAction<Sleep>) => {
      state.sleep = payload;
    },
    prepare: (minutes: number) => ({ payload: minutesFromNow(minutes) }),
  },
  sleepTimerSetToTrackEnd: (state: PlayerState) => {
    state.sleep = { kind: 'trackEnd' };
  },
  /** While it fades out: five minutes more. After its end, playback continues for them. */
  moreTimeRequested: {
    reducer: (state: PlayerState, { payload }: PayloadAction<Sleep>) => {
      if (!state.sleep) state.intent = 'play';
      state.sleep = payload;
    },
    prepare: () => ({ payload: minutesFromNow(moreMinutes) }),
  },
  sleepTimerCancelled: (state: PlayerState) => {
    state.sleep = null;
  },
  /** The sleep timer has ended. */
  sleepTimerEnded: (state: PlayerState) => {
    state.sleep = null;
    state.intent = 'pause';
  },
  /** Added to the end of the queue. */
  queued: (state: PlayerState, { payload }: PayloadAction<PlayerItem>) => {
    state.queue = without(state.queue, payload).concat(payload);
  },
  /** Added to the start of the queue. */
  queuedNext: (state: PlayerState, { payload }: PayloadAction<PlayerItem>) => {
    state.queue = [payload, ...without(state.queue, payload)];
  },
  unqueued: (state: PlayerState, { payload }: PayloadAction<PlayerItem>) => {
    state.queue = without(state.queue, payload);
  },
  queueMoved: ({ queue }: PlayerState, { payload: { from, by } }: PayloadAction<QueueMoved>) => {
    const [item] = queue.slice(from, from + 1);
    if (!item || queue[from + by] === undefined) return;
    queue.splice(from, 1);
    queue.splice(from + by, 0, item);
  },
  panelOpened: {
    reducer: (state: PlayerState, { payload }: PayloadAction<PanelOpened>) => {
      Object.assign(state, payload);
    },
    prepare: (panel: PlayerPanel, panelGuideId: number | null = null) => ({
      payload: { panel, panelGuideId },
    }),
  },
  panelClosed: (state: PlayerState) => {
    state.panel = null;
  },
  shortcutsToggled: (state: PlayerState) => {
    state.hasShortcuts = !state.hasShortcuts;
  },
  /** Larger or smaller words, by one step. */
  textSizeChanged: (state: PlayerState, { payload }: PayloadAction<1 | -1>) => {
    state.textSize = clamp(state.textSize + payload, textSizes.length - 1);
  },
  /** The clipboard has a text or a link now, or the browser has refused: only a toast follows. */
  copied: (_state: PlayerState, _action: PayloadAction<Copied>) => undefined,
  /** At a sentence, or without one at the current second of the loaded track (bookmarks/addBookmarks.ts). */
  bookmarkRequested: (
    _state: PlayerState,
    _action: PayloadAction<BookmarkedSentence | undefined>,
  ) => undefined,
  /** The queue of the account was read from storage: at the start, and for another account. */
  queueRead: (state: PlayerState, { payload }: PayloadAction<PlayerItem[]>) => {
    state.queue = payload;
  },
};

const without = (queue: PlayerItem[], { guideId, trackId }: PlayerItem) =>
  queue.filter((item) => !isSameItem(item, { guideId, trackId }));
