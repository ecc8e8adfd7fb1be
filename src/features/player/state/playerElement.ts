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
  type MediaResponse,
  type PlayerState,
} from './playerState.ts';

/** The reducers for events of the element and the engine, one part of the player's slice. */
export const elementReducers = {
  elementLoading: (state: PlayerState) => {
    // While no data arrives, it fires 'waiting' repeatedly: 'stalled' is the more precise status.
    if (state.status !== 'stalled') state.status = 'loading';
  },
  /** The element plays: on request, or by the system's media keys. */
  elementPlaying: (state: PlayerState) => {
    if (!hasSource(state) && !state.preview) return;
    state.status = 'playing';
    state.fault = null;
    requestPlayback(state);
  },
  /** The element stopped: on request, by the browser, or by the system's media keys. */
  elementPaused: (state: PlayerState) => {
    if (state.preview) return endPreview(state);
    if (!hasSource(state)) return;
    state.intent = 'pause';
    // A failed element also fires 'pause': 'failed' is the more precise status.
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
  /** The requested recording has no address, because the response for its guide has none. */
  sourceMissing: (state: PlayerState) => {
    if (state.preview) return endPreview(state);
    failWith(state, 'missing');
  },
  /** Nothing has played for a while; playback is still requested, and continues when data arrives. */
  stallDetected: (
    state: PlayerState,
    { payload = 'stalled' }: PayloadAction<'stalled' | 'output' | undefined>,
  ) => {
    if (state.preview || !hasSource(state)) return;
    state.status = 'stalled';
    state.fault = payload;
  },
  /** The sound stopped at `payload` seconds, before its end. */
  recordingTruncated: (state: PlayerState, { payload }: PayloadAction<number>) => {
    if (state.preview) return endPreview(state);
    state.position = withinTrack(state, payload);
    failWith(state, 'truncated');
  },
  /** The server ignores Range: the whole recording is fetched (engine/audio/playFromMemory.ts). */
  seekRefused: (state: PlayerState) => {
    state.status = 'loading';
  },
  /** The cause of a failure is being checked (engine/recovery/recovery.ts); it is shown as loading meanwhile. */
  recoveryStarted: (state: PlayerState, { payload }: PayloadAction<PlayerState['intent']>) => {
    state.intent = payload;
    state.status = 'loading';
    state.fault = null;
  },
  /** The server's response for a recording that the element could not play, for support reports. */
  mediaAnswered: (_state: PlayerState, _action: PayloadAction<MediaResponse>) => undefined,
  recoveryFailed: (state: PlayerState, { payload }: PayloadAction<Fault>) => {
    if (hasSource(state) && !state.preview) failWith(state, payload);
  },
  /** There is a new address of the current source: playback continues from it at the same position. */
  sourceRenewed: (state: PlayerState) => {
    reloadSource(state);
    if (state.intent === 'pause') state.status = 'paused';
  },
  /** The user has chosen another language of a guide; `loaded` is where its loaded track continues, in seconds. */
  guideLanguageChosen: (
    state: PlayerState,
    {
      payload,
    }: PayloadAction<{
      guideId: number;
      language: string;
      loaded?: { position: number; duration: number };
    }>,
  ) => {
    const { guideId, language, loaded } = payload;
    state.languages[guideId] = language;
    if (!loaded || state.item?.guideId !== guideId) return;
    state.position = loaded.position;
    state.duration = loaded.duration;
    state.buffered = 0;
    // A preview plays on: the track is loaded after it.
    if (state.preview) return;
    reloadSource(state);
    if (state.intent === 'pause') state.status = 'paused';
  },
  clipRenewed: (
    state: PlayerState,
    { payload }: PayloadAction<Pick<Clip, 'kind' | 'id' | 'audio' | 'transcript'>>,
  ) => {
    if (state.clip && isLoadedClip(state, payload)) Object.assign(state.clip, payload);
  },
  clipWordsFound: (
    state: PlayerState,
    { payload }: PayloadAction<Pick<Clip, 'kind' | 'id'> & { transcript: string }>,
  ) => {
    if (state.clip && isLoadedClip(state, payload)) state.clip.transcript = payload.transcript;
  },
  /** Playback must not start yet, without a gesture or an answer of the customer: shown as paused. */
  playRefused: (state: PlayerState) => {
    if (state.preview) return endPreview(state);
    state.status = 'paused';
    state.intent = 'pause';
  },
  /** Seconds, at most once a second; the time of a preview does not change the track's. */
  timeReported: (state: PlayerState, { payload }: PayloadAction<number>) => {
    if (state.preview) state.preview.heard = payload;
    else if (hasSource(state)) state.position = withinTrack(state, payload);
  },
  durationReported: (state: PlayerState, { payload }: PayloadAction<number>) => {
    if (state.preview) state.preview.length = payload;
    if (!hasSource(state) || state.preview) return;
    // A truncated file reports its own length: the length of the catalogue must stay.
    if (!isTruncated(state.duration, payload)) state.duration = payload;
  },
  /** Seconds; reported in coarse steps. */
  bufferReported: (state: PlayerState, { payload }: PayloadAction<number>) => {
    if (hasSource(state) && !state.preview) state.buffered = payload;
  },
  /** The loaded sound has ended. A preview clears itself; for a track, see playerListeners. */
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
