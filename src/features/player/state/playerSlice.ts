import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { elementReducers } from './playerElement.ts';
import { optionReducers } from './playerOptions.ts';
import {
  endPreview,
  hasSource,
  initialPlayerState,
  isLoaded,
  isLoadedClip,
  isSameItem,
  reloadSource,
  moveTo,
  requestPlayback,
  startWithin,
  type Clip,
  type PlayerItem,
  type PlayerState,
  type Preview,
} from './playerState.ts';

declare module '../../../shared/store/rootState.ts' {
  interface LazyLoadedSlices {
    player: PlayerState;
  }
}

/** Seconds that 'back' and 'forward' move. */
export const seekStep = 10;

interface TrackChosen extends PlayerItem {
  /** Length in seconds from the catalogue; the element corrects it. */
  duration: number;
  /** Start position in seconds. Absent or 0: the start. A track that is loaded already keeps its position. */
  startAt?: number;
  /** It was the next one in the queue: the list keeps its index. */
  isQueued?: boolean;
  /** It follows the track that has ended: no one has pressed anything. */
  isAutomatic?: boolean;
}

interface LockedTrack extends PlayerItem {
  /** Signed in, but does not own the guide. */
  byCustomer: boolean;
}

interface LockedClip extends Pick<Clip, 'kind' | 'id'> {
  /** The user is signed in and only has to buy the guide. */
  byCustomer: boolean;
}

const forget = (state: PlayerState) => {
  state.item = null;
  state.anchor = null;
  state.clip = null;
  state.position = 0;
  state.duration = 0;
  state.buffered = 0;
};

/** Returns the speed of a guide, loaded or not: its own or the standard one. Null: no guide. */
const rateOf = ({ rates }: PlayerState, guideId: number | null): number =>
  (guideId === null ? undefined : rates.byGuide[guideId]) ?? rates.standard;

/** Actions of the user and events of the element: each says what happened. */
export const playerSlice = createSlice({
  name: 'player',
  initialState: initialPlayerState,
  reducers: {
    ...optionReducers,
    ...elementReducers,
    /** A playable track was chosen: choosing starts it. */
    trackChosen: (state, { payload }: PayloadAction<TrackChosen>) => {
      const wasPreviewing = state.preview !== null;
      const { guideId, trackId } = payload;
      state.preview = null;
      requestPlayback(state);
      const isSame = isLoaded(state, payload);
      if (payload.isQueued) {
        const turn = state.queue.findIndex((item) => isSameItem(item, payload));
        if (turn >= 0) state.queue.splice(turn, 1);
        state.anchor ??= state.item;
      } else if (!isSame) state.anchor = null;
      if (isSame && state.status !== 'failed' && !wasPreviewing) return;
      reloadSource(state);
      // A track that failed, or that a preview interrupted, continues at its position.
      if (isSame) return;
      state.item = { guideId, trackId };
      state.clip = null;
      state.duration = payload.duration;
      state.position = startWithin(payload.startAt ?? 0, payload.duration);
      state.buffered = 0;
    },
    /** A playable clip was chosen: this starts it, as with a track. */
    clipChosen: (state, { payload }: PayloadAction<Clip>) => {
      const wasPreviewing = state.preview !== null;
      const isSame = isLoadedClip(state, payload);
      state.preview = null;
      requestPlayback(state);
      if (!isSame) forget(state);
      // The page may have a newer address of the same recording; a list does not know its words.
      state.clip = isSame ? { ...state.clip, ...payload } : payload;
      if (isSame && state.status !== 'failed' && !wasPreviewing) return;
      reloadSource(state);
    },
    /** A clip that is locked for this user was chosen: only a toast follows. */
    lockedClipChosen: (_state, _action: PayloadAction<LockedClip>) => undefined,
    /**
     * The pointer is over the 'play' of a track that is not loaded: the state does not change, but the track may be
     * preloaded.
     */
    playIntentDetected: (_state, _action: PayloadAction<PlayerItem>) => undefined,
    /** A track that is locked for this user was chosen, or comes next in the list: only a toast follows. */
    lockedTrackRefused: (_state, _action: PayloadAction<LockedTrack>) => undefined,
    /** Continues what is loaded, and ends a preview. */
    playRequested: (state) => {
      if (!hasSource(state)) return;
      requestPlayback(state);
      if (!state.preview && state.status !== 'failed') return;
      state.preview = null;
      reloadSource(state);
    },
    /** 'Try again' after a fault, by a click or by the watchdog: loads again at the current progress. */
    retryRequested: (state) => {
      if (!hasSource(state)) return;
      state.preview = null;
      requestPlayback(state);
      reloadSource(state);
    },
    pauseRequested: (state) => {
      state.intent = 'pause';
    },
    /** Another tab started to play: this one pauses. */
    otherTabStarted: (state) => {
      if (state.preview) return endPreview(state);
      if (state.intent === 'play') state.isPlayingInOtherTab = true;
      state.intent = 'pause';
    },
    /** Seconds from the start of the track. */
    seekRequested: (state, { payload }: PayloadAction<number>) => {
      if (hasSource(state)) moveTo(state, payload);
    },
    /**
     * Seconds relative to the current time; negative goes back. applyStateToElement seeks, because the element has the
     * exact time.
     */
    skipRequested: (_state, _action: PayloadAction<number>) => undefined,
    nextRequested: () => undefined,
    previousRequested: () => undefined,
    previewStarted: (state, { payload }: PayloadAction<Preview>) => {
      state.preview = payload;
      requestPlayback(state);
      reloadSource(state);
    },
    /** Pausing a preview clears it, and so does leaving the page. */
    previewStopped: (state) => {
      if (state.preview) endPreview(state);
    },
    /**
     * What is loaded may not be heard any more: its account has signed out, or has withdrawn from the purchase. Each
     * account has its own queue (engine/queue/persistQueue.ts).
     */
    accessEnded: (state) => {
      forget(state);
      endPreview(state);
    },
    playerClosed: (state) => {
      forget(state);
      state.queue = [];
      state.sleep = null;
      state.panel = null;
      state.isPlayingInOtherTab = false;
      endPreview(state);
    },
    /** The last playable track ended: the next play starts it again. */
    queueEnded: (state) => {
      state.intent = 'pause';
      moveTo(state, 0);
    },
  },
  // The slice changes every second during playback, so components select no more of it than they show.
  selectors: {
    /** Whether the loaded track or clip plays; false while a preview plays. */
    selectIsPlaying: ({ intent, preview }) => intent === 'play' && preview === null,
    /** Whether a track of this guide plays. */
    selectIsPlayingGuide: ({ intent, item, preview }, guideId: number) =>
      intent === 'play' && preview === null && item?.guideId === guideId,
    /** Whether this guide's theme is playing. */
    selectIsPreviewing: ({ preview }, guideId: number) => preview?.guideId === guideId,
    /** Null while no track is loaded. */
    selectLoadedGuideId: ({ item }) => item?.guideId ?? null,
    selectRateOf: rateOf,
    /** The speed of the current source; a preview always plays at 1. */
    selectRate: (state) => (state.preview ? 1 : rateOf(state, state.item?.guideId ?? null)),
    selectTextSize: ({ textSize }) => textSize,
    selectPanelGuideId: ({ panelGuideId }) => panelGuideId,
    selectPanel: ({ panel }) => panel,
  },
});

export const playerEvents = playerSlice.actions;
export const {
  selectIsPlaying,
  selectIsPlayingGuide,
  selectIsPreviewing,
  selectLoadedGuideId,
  selectPanel,
  selectPanelGuideId,
  selectRate,
  selectRateOf,
  selectTextSize,
} = playerSlice.selectors;
