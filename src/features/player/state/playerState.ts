import type { Picture } from '../../../domain/model.ts';
import { defaultRates, type Rates } from './rates.ts';

/** The track that is loaded; its address is in the cached response of its guide. */
export interface PlayerItem {
  guideId: number;
  trackId: number;
}

/** A card's theme that plays instead of the loaded track, which keeps its position. */
export interface Preview {
  guideId: number;
  /** Media path of the theme. */
  theme: string;
  /** Played seconds and length, as the element reports them. */
  heard?: number;
  length?: number;
}

/** The recording about a person, an object or a place. It replaces the track: one source is loaded at a time. */
export interface Clip {
  kind: 'person' | 'object' | 'place';
  id: number;
  title: string;
  cover: Picture;
  /** Media path of the recording; the element reports its length. */
  audio: string;
  /** Media path of its words; absent if there are none. */
  transcript?: string;
  /** The guide that unlocks it; null or absent if it is free. */
  paidGuideId?: number | null;
}

/** The last report of the element; 'stalled': it should play, but no data arrives (engine/recovery/watchdog.ts). */
type ElementStatus = 'idle' | 'loading' | 'playing' | 'paused' | 'stalled' | 'failed';

/** Why a track failed or stopped (docs/faults.md); the texts are in copy.ts. */
export type Fault =
  | 'missing'
  | 'connection'
  | 'expired'
  /** The server answered with a 5xx. */
  | 'server'
  /** The recording is loaded, but the device plays no sound. */
  | 'output'
  | 'truncated'
  | 'unseekable'
  | 'stalled';

/** The server's response to the check of a failed recording (engine/audio/mediaStatus.ts). */
export interface MediaResponse {
  /** The HTTP status; null for an opaque response of another origin. */
  status: number | 'unreachable' | null;
  /** The id in the server's log. */
  requestId: string | null;
}

/** When the sleep timer ends playback: at a time of steadyNow(), or with the track. */
export type Sleep = { kind: 'clock'; until: number } | { kind: 'trackEnd' };

/** The panel that is open over the page; one at a time. */
export type PlayerPanel = 'queue' | 'speed' | 'sleep' | 'shortcuts' | 'bookmarks';

/** Preferences that are stored in this browser. */
export interface PlayerPreferences {
  /** 0 to 1. */
  volume: number;
  isMuted: boolean;
  rates: Rates;
  /** Whether single keys are shortcuts (WCAG 2.1.4). */
  hasShortcuts: boolean;
  /** The language that was chosen for a guide, by the guide's id, as a BCP 47 tag. */
  languages: Record<number, string>;
  /** Size of the words that are read along: an index of `textSizes`. */
  textSize: number;
}

export interface PlayerState extends PlayerPreferences {
  item: PlayerItem | null;
  /** The track at which the list continues, while a track of the queue is loaded. */
  anchor: PlayerItem | null;
  /** The queue, which plays before the list continues. */
  queue: PlayerItem[];
  /** The loaded clip, if it is not a track. */
  clip: Clip | null;
  preview: Preview | null;
  /** What the user requested; the element follows. */
  intent: 'play' | 'pause';
  status: ElementStatus;
  /** Null unless the status is 'failed' or 'stalled'. */
  fault: Fault | null;
  /** Seconds into the loaded track or clip. */
  position: number;
  /** Seconds of the loaded track or clip; 0 while unknown. */
  duration: number;
  /** Seconds up to which sound is buffered without a gap from the position. */
  buffered: number;
  /** Counts the seeks requested: the element jumps to `position` whenever it grows. */
  seeks: number;
  /** Counts the tries to load: the element loads again whenever it grows. */
  loads: number;
  sleep: Sleep | null;
  /** Paused because another tab plays. */
  isPlayingInOtherTab: boolean;
  panel: PlayerPanel | null;
  /** The guide whose player opened the panel. */
  panelGuideId: number | null;
}

export const initialPlayerState: PlayerState = {
  item: null,
  anchor: null,
  queue: [],
  clip: null,
  preview: null,
  intent: 'pause',
  status: 'idle',
  fault: null,
  position: 0,
  duration: 0,
  buffered: 0,
  seeks: 0,
  loads: 0,
  sleep: null,
  isPlayingInOtherTab: false,
  panel: null,
  panelGuideId: null,
  volume: 1,
  isMuted: false,
  rates: defaultRates,
  hasShortcuts: true,
  languages: {},
  textSize: 1,
};

/** In rem. */
export const textSizes = [0.875, 1, 1.25, 1.5, 2] as const;

export const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most);

/** Limits a seek to the length, if it is known. */
export const withinTrack = (state: PlayerState, seconds: number) =>
  clamp(seconds, state.duration > 0 ? state.duration : Number.POSITIVE_INFINITY);

/**
 * Returns the second at which a track of this length (0: unknown) starts for a wanted one. At its very end, or beyond, it
 * would end at once: it starts again.
 */
export const startWithin = (seconds: number, duration: number): number =>
  seconds > 0 && (duration <= 0 || seconds < duration - 1) ? seconds : 0;

export const moveTo = (state: PlayerState, seconds: number) => {
  state.position = withinTrack(state, seconds);
  state.seeks += 1;
};

export const isSameItem = (one: PlayerItem | null, { guideId, trackId }: PlayerItem) =>
  one?.guideId === guideId && one.trackId === trackId;

export const isLoaded = ({ item }: PlayerState, other: PlayerItem) => isSameItem(item, other);

export const isLoadedClip = ({ clip }: PlayerState, { kind, id }: Pick<Clip, 'kind' | 'id'>) =>
  clip?.kind === kind && clip.id === id;

export const hasSource = ({ clip, item }: PlayerState) => item !== null || clip !== null;

export const reloadSource = (state: PlayerState) => {
  state.loads += 1;
  state.status = 'loading';
  state.fault = null;
};

/** Playback was requested in this tab: another tab's lock no longer counts. */
export const requestPlayback = (state: PlayerState) => {
  state.intent = 'play';
  state.isPlayingInOtherTab = false;
};

export const failWith = (state: PlayerState, fault: Fault) => {
  state.status = 'failed';
  state.fault = fault;
  state.intent = 'pause';
};

/** Ends the preview: the loaded track or clip, if any, stays paused at its position. */
export const endPreview = (state: PlayerState) => {
  state.preview = null;
  state.intent = 'pause';
  state.loads += 1;
  state.status = hasSource(state) ? 'paused' : 'idle';
  state.fault = null;
};

/**
 * Lengths that differ by no more than rounding and padding are the same. A source with a much shorter
 * length is truncated: Chromium then stops without an error and without 'ended'.
 */
export const isTruncated = (known: number, reported: number) =>
  known > 0 && reported < known * 0.9 && known - reported > 5;
