import type { PayloadAction } from '@reduxjs/toolkit';
import {
  endPreview,
  failWith,
  hasSource,
  isTruncated,
  isLoadedClip,
  reloadSource,
  moveTo,
  requestPlayback,
  withinTrack,
  type Clip,
  type Fault,
  type MediaAnswer,
  type PlayerState,
} from './playerState.ts';

/** What the element reports, and what the engine makes of it: a third of the player's slice. */
export const elementReducers = {
  elementLoading: (state: PlayerState) => {
    // It reports waiting again and again while no data arrives: the stall is the more precise state.
    if (state.status !== 'stalled') state.status = 'loading';
  },
  /** The element plays: asked to, or by the system's media keys. */
  elementPlaying: (state: PlayerState) => {
    if (!hasSource(state) && !state.preview) return;
    state.status = 'playing';
    state.fault = null;
    requestPlayback(state);
  },
  /** The element stopped: asked to, by the browser, or by the system's media keys. */
  elementPaused: (state: PlayerState) => {
    if (state.preview) return endPreview(state);
    if (!hasSource(state)) return;
    state.intent = 'pause';
    // A failed element is stopped as well: that it failed says more.
    if (state.status === 'failed') return;
    state.status = 'paused';
    state.fault = null;
  },
  elementFailed: (
    state: PlayerState,
    { payload = 'missing' }: PayloadAction<Fault | undefined>,
  ) => {
    if (state.preview) return endPreview(state);
    failWith(state, payload);
  },
  /** Nothing has been heard for a while; it is still wanted, and continues by itself when it can. */
  stallDetected: (
    state: PlayerState,
    { payload = 'stalled' }: PayloadAction<'stalled' | 'output' | undefined>,
  ) => {
    if (state.preview || !hasSource(state)) return;
    state.status = 'stalled';
    state.fault = payload;
  },
  /** The sound stopped at `payload` seconds, though there should be more. */
  recordingTruncated: (state: PlayerState, { payload }: PayloadAction<number>) => {
    if (state.preview) return endPreview(state);
    state.position = withinTrack(state, payload);
    failWith(state, 'truncated');
  },
  /** The server ignores where it is asked to begin: the whole recording is fetched (engine/audio/playFromMemory.ts). */
  seekRefused: (state: PlayerState) => {
    state.status = 'loading';
  },
  /** Why it failed is looked into (engine/recovery/recovery.ts): until then it is shown as loading. */
  recoveryStarted: (state: PlayerState, { payload }: PayloadAction<PlayerState['intent']>) => {
    state.intent = payload;
    state.status = 'loading';
    state.fault = null;
  },
  /** What the server said of a recording that the element could not play: for support reports. */
  mediaAnswered: (_state: PlayerState, _action: PayloadAction<MediaAnswer>) => undefined,
  recoveryFailed: (state: PlayerState, { payload }: PayloadAction<Fault>) => {
    if (hasSource(state) && !state.preview) failWith(state, payload);
  },
  /** A better address of what is loaded is there: it continues from it at its place. */
  sourceRenewed: (state: PlayerState) => {
    reloadSource(state);
    if (state.intent === 'pause') state.status = 'paused';
  },
  clipRenewed: (
    state: PlayerState,
    { payload }: PayloadAction<Pick<Clip, 'kind' | 'id' | 'audio'>>,
  ) => {
    if (state.clip && isLoadedClip(state, payload)) state.clip.audio = payload.audio;
  },
  /** The browser refused to start sound without a gesture: shown as paused. */
  playRefused: (state: PlayerState) => {
    if (state.preview) return endPreview(state);
    state.status = 'paused';
    state.intent = 'pause';
  },
  /** Seconds, at most once a second; a preview's time moves nothing of the track's. */
  timeReported: (state: PlayerState, { payload }: PayloadAction<number>) => {
    if (state.preview) state.preview.heard = payload;
    else if (hasSource(state)) state.position = withinTrack(state, payload);
  },
  durationReported: (state: PlayerState, { payload }: PayloadAction<number>) => {
    if (state.preview) state.preview.length = payload;
    if (!hasSource(state) || state.preview) return;
    // A file that lost its second half says a length of its own: what is missing must stay known.
    if (!isTruncated(state.duration, payload)) state.duration = payload;
  },
  /** Seconds; reported in coarse steps. */
  bufferReported: (state: PlayerState, { payload }: PayloadAction<number>) => {
    if (hasSource(state) && !state.preview) state.buffered = payload;
  },
  /** The loaded sound has ended: a preview clears itself; for a track, see playerListeners. */
  ended: (state: PlayerState) => {
    if (state.preview) return endPreview(state);
    state.status = 'paused';
    state.intent = 'pause';
    // Nothing follows a clip: the next play starts it again.
    if (!state.clip) return;
    moveTo(state, 0);
    if (state.sleep?.kind === 'trackEnd') state.sleep = null;
  },
};
