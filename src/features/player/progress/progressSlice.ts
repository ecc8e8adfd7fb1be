import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { GuideProgress } from './guideProgress.ts';
import type { PlayerItem } from '../state/playerState.ts';

declare module '../../../shared/store/rootState.ts' {
  interface LazyLoadedSlices {
    progress: ProgressState;
  }
}

/** The position before a jump, which can be restored for a short time. */
interface JumpOrigin extends PlayerItem {
  /** Seconds. */
  position: number;
  /** Length of its track in seconds. */
  duration: number;
}

/** The attribute of the button that undoes a jump. */
export const jumpUndoMark = 'data-jump-undo';

interface ProgressState {
  /** The account of this progress; null for a visitor. */
  account: string | null;
  /** By the guide's id. */
  guides: Record<number, GuideProgress>;
  jumpOrigin: JumpOrigin | null;
}

type Opened = Pick<ProgressState, 'account' | 'guides'>;

interface ProgressChanged {
  account: string | null;
  entry: GuideProgress;
}

const initialState: ProgressState = { account: null, guides: {}, jumpOrigin: null };

/** The current account's progress in each guide, as the browser's storage has it (progressStorage.ts). */
export const progressSlice = createSlice({
  name: 'progress',
  initialState,
  reducers: {
    /** Progress was read from storage: at start, for another account, and after another tab or device has written. */
    progressLoaded: (state, { payload }: PayloadAction<Opened>) => {
      if (state.account !== payload.account) state.jumpOrigin = null;
      state.account = payload.account;
      state.guides = payload.guides;
    },
    progressChanged: (state, { payload }: PayloadAction<ProgressChanged>) => {
      const { account, entry } = payload;
      // A track that continues to play after a sign-out is stored for the account that started it, and not shown to
      // another one.
      if (account === state.account) state.guides[entry.guideId] = entry;
    },
    /** The position before a jump over more than 30 s or to another track. */
    jumped: (state, { payload }: PayloadAction<JumpOrigin>) => {
      state.jumpOrigin = payload;
    },
    jumpUndoExpired: (state) => {
      state.jumpOrigin = null;
    },
    /** The jump was undone: playback follows (progressListeners.ts). */
    jumpUndone: () => undefined,
    /** Resumes a guide at its progress, on any page. Takes the guide's id. */
    resumeRequested: (_state, _action: PayloadAction<number>) => undefined,
    /** The guide to resume could not be loaded: only a toast follows. */
    guideNotResumed: () => undefined,
    /** The page is hidden, and may never be shown again. */
    pageHidden: () => undefined,
  },
  selectors: {
    selectProgress: ({ guides }) => guides,
    selectGuideProgress: ({ guides }, guideId: number): GuideProgress | undefined =>
      guides[guideId],
    selectJumpOrigin: ({ jumpOrigin }) => jumpOrigin,
  },
});

export const progressEvents = progressSlice.actions;
export const { selectGuideProgress, selectJumpOrigin, selectProgress } = progressSlice.selectors;
