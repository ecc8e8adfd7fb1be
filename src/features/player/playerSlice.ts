import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Seconds that 'back' and 'forward' move (spec section 9). */
export const seekStep = 10;

/** The track that is loaded: its address stays in the guide's cached answer. */
export interface PlayerItem {
  guideId: number;
  trackId: number;
}

/** A card's theme that plays over the loaded track, which keeps its place meanwhile. */
export interface Preview {
  guideId: number;
  /** Media path of the theme. */
  theme: string;
}

/** What the element last said of itself. */
type ElementStatus = 'idle' | 'loading' | 'playing' | 'paused' | 'failed';

export interface PlayerState {
  item: PlayerItem | null;
  preview: Preview | null;
  /** What the listener asked for; the element follows. */
  intent: 'play' | 'pause';
  status: ElementStatus;
  /** Seconds into the loaded track. */
  position: number;
  /** Seconds of the loaded track; 0 while unknown. */
  duration: number;
  /** Counts the seeks asked for: the element jumps to `position` whenever it grows. */
  seeks: number;
  /** Counts the tries to load: the element loads anew whenever it grows. */
  loads: number;
  /** 0 to 1 (spec section 9). */
  volume: number;
}

export const initialPlayerState: PlayerState = {
  item: null,
  preview: null,
  intent: 'pause',
  status: 'idle',
  position: 0,
  duration: 0,
  seeks: 0,
  loads: 0,
  volume: 1,
};

interface TrackChosen extends PlayerItem {
  /** Seconds, as the catalogue says; the element corrects it. */
  duration: number;
}

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most);

/** A known length bounds a seek; an unknown one bounds nothing but the start. */
const withinTrack = (state: PlayerState, seconds: number) =>
  clamp(seconds, state.duration > 0 ? state.duration : Number.POSITIVE_INFINITY);

const moveTo = (state: PlayerState, seconds: number) => {
  state.position = withinTrack(state, seconds);
  state.seeks += 1;
};

const isLoaded = ({ item }: PlayerState, { guideId, trackId }: PlayerItem) =>
  item?.guideId === guideId && item.trackId === trackId;

const loadAnew = (state: PlayerState) => {
  state.loads += 1;
  state.status = 'loading';
};

/** The preview is over: the loaded track, if there is one, waits at its place. */
const endPreview = (state: PlayerState) => {
  state.preview = null;
  state.intent = 'pause';
  state.loads += 1;
  state.status = state.item ? 'paused' : 'idle';
};

/** What the listener does and what the element reports, as events (house.md, *Events, not setters*). */
export const playerSlice = createSlice({
  name: 'player',
  initialState: initialPlayerState,
  reducers: {
    /** A track that may be played was chosen: choosing starts it (spec section 4, *Player*). */
    trackChosen: (state, { payload }: PayloadAction<TrackChosen>) => {
      const wasPreviewing = state.preview !== null;
      state.preview = null;
      state.intent = 'play';
      const isSame = isLoaded(state, payload);
      if (isSame && state.status !== 'failed' && !wasPreviewing) return;
      loadAnew(state);
      // A track that failed, or that a preview pushed aside, goes on where it was.
      if (isSame) return;
      state.item = { guideId: payload.guideId, trackId: payload.trackId };
      state.position = 0;
      state.duration = payload.duration;
    },
    /** A track that whoever asks may not play was chosen: only a notice follows. */
    lockedTrackChosen: (_state, _action: PayloadAction<PlayerItem>) => undefined,
    /** Plays the loaded track on, over a preview that sounds now. */
    playRequested: (state) => {
      if (!state.item) return;
      state.intent = 'play';
      if (!state.preview && state.status !== 'failed') return;
      state.preview = null;
      loadAnew(state);
    },
    pauseRequested: (state) => {
      state.intent = 'pause';
    },
    /** Seconds from the start of the track. */
    seekRequested: (state, { payload }: PayloadAction<number>) => {
      if (state.item) moveTo(state, payload);
    },
    /** Seconds from here; negative goes back. The element knows best where 'here' is: followState seeks. */
    skipRequested: (_state, _action: PayloadAction<number>) => undefined,
    nextRequested: () => undefined,
    previousRequested: () => undefined,
    volumeChanged: (state, { payload }: PayloadAction<number>) => {
      state.volume = clamp(payload, 1);
    },
    previewStarted: (state, { payload }: PayloadAction<Preview>) => {
      state.preview = payload;
      state.intent = 'play';
      loadAnew(state);
    },
    /** Pausing a preview clears it, and so does leaving the page (spec section 4, *Preview on cards*). */
    previewStopped: (state) => {
      if (state.preview) endPreview(state);
    },
    playerClosed: (state) => {
      state.item = null;
      state.position = 0;
      state.duration = 0;
      endPreview(state);
    },
    elementLoading: (state) => {
      state.status = 'loading';
    },
    /** The element plays: asked to, or by the system's media keys. */
    elementPlaying: (state) => {
      if (!state.item && !state.preview) return;
      state.status = 'playing';
      state.intent = 'play';
    },
    /** The element stopped: asked to, by the browser, or by the system's media keys. */
    elementPaused: (state) => {
      if (state.preview) return endPreview(state);
      if (!state.item) return;
      // A failed element is stopped as well: that it failed says more.
      if (state.status !== 'failed') state.status = 'paused';
      state.intent = 'pause';
    },
    elementFailed: (state) => {
      if (state.preview) return endPreview(state);
      state.status = 'failed';
      state.intent = 'pause';
    },
    /** The browser refused to start sound without a gesture: shown as paused. */
    playRefused: (state) => {
      if (state.preview) return endPreview(state);
      state.status = 'paused';
      state.intent = 'pause';
    },
    /** Seconds, at most once a second; a preview's time moves nothing of the track's. */
    timeReported: (state, { payload }: PayloadAction<number>) => {
      if (state.item && !state.preview) state.position = withinTrack(state, payload);
    },
    durationReported: (state, { payload }: PayloadAction<number>) => {
      if (state.item && !state.preview) state.duration = payload;
    },
    /** The loaded sound came to its end: a preview clears itself; for a track, see playerListeners. */
    ended: (state) => {
      if (state.preview) return endPreview(state);
      state.status = 'paused';
      state.intent = 'pause';
    },
    /** The last playable track ended: the next play starts it anew. */
    queueEnded: (state) => {
      state.intent = 'pause';
      moveTo(state, 0);
    },
  },
});

export const playerEvents = playerSlice.actions;

/** The part of the store's state that the player reads. */
export interface PlayerRoot {
  player: PlayerState;
}
