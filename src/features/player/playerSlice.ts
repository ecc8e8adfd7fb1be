import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  clamp,
  endPreview,
  holdsSound,
  initialPlayerState,
  isLoaded,
  isLoadedClip,
  loadAnew,
  moveTo,
  withinTrack,
  type Clip,
  type PlayerItem,
  type Preview,
} from './playerState.ts';

/** Seconds that 'back' and 'forward' move (spec section 9). */
export const seekStep = 10;

interface TrackChosen extends PlayerItem {
  /** Seconds, as the catalogue says; the element corrects it. */
  duration: number;
}

interface LockedTrack extends PlayerItem {
  /** Signed in, but without the guide. */
  byCustomer: boolean;
}

interface LockedClip extends Pick<Clip, 'kind' | 'id'> {
  /** Whoever asked is signed in: buying is what is missing. */
  byCustomer: boolean;
}

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
      state.clip = null;
      state.position = 0;
      state.duration = payload.duration;
    },
    /** A clip that may be played was chosen: choosing starts it, as it does a track. */
    clipChosen: (state, { payload }: PayloadAction<Clip>) => {
      const wasPreviewing = state.preview !== null;
      const isSame = isLoadedClip(state, payload);
      state.preview = null;
      state.intent = 'play';
      // The page may have a newer address of the same recording.
      state.clip = payload;
      if (isSame && state.status !== 'failed' && !wasPreviewing) return;
      loadAnew(state);
      if (isSame) return;
      state.item = null;
      state.position = 0;
      state.duration = 0;
    },
    /** A clip that whoever asks may not play was chosen: only a notice follows. */
    lockedClipChosen: (_state, _action: PayloadAction<LockedClip>) => undefined,
    /** A track that whoever asks may not play was chosen: only a notice follows. */
    lockedTrackChosen: (_state, _action: PayloadAction<LockedTrack>) => undefined,
    /** Plays what is loaded on, over a preview that sounds now. */
    playRequested: (state) => {
      if (!holdsSound(state)) return;
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
      if (holdsSound(state)) moveTo(state, payload);
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
      state.clip = null;
      state.position = 0;
      state.duration = 0;
      endPreview(state);
    },
    elementLoading: (state) => {
      state.status = 'loading';
    },
    /** The element plays: asked to, or by the system's media keys. */
    elementPlaying: (state) => {
      if (!holdsSound(state) && !state.preview) return;
      state.status = 'playing';
      state.intent = 'play';
    },
    /** The element stopped: asked to, by the browser, or by the system's media keys. */
    elementPaused: (state) => {
      if (state.preview) return endPreview(state);
      if (!holdsSound(state)) return;
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
      if (holdsSound(state) && !state.preview) state.position = withinTrack(state, payload);
    },
    durationReported: (state, { payload }: PayloadAction<number>) => {
      if (holdsSound(state) && !state.preview) state.duration = payload;
    },
    /** The loaded sound came to its end: a preview clears itself; for a track, see playerListeners. */
    ended: (state) => {
      if (state.preview) return endPreview(state);
      state.status = 'paused';
      state.intent = 'pause';
      // Nothing follows a clip: the next play starts it anew.
      if (state.clip) moveTo(state, 0);
    },
    /** The last playable track ended: the next play starts it anew. */
    queueEnded: (state) => {
      state.intent = 'pause';
      moveTo(state, 0);
    },
  },
});

export const playerEvents = playerSlice.actions;
