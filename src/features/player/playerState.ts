import type { Picture } from '../../domain/model.ts';

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

/** The recording about a person, an object or a place. It takes the track's place: one is loaded at a time. */
export interface Clip {
  kind: 'person' | 'object' | 'place';
  id: number;
  title: string;
  cover: Picture;
  /** Media path of the recording; its length is known when the element says it. */
  audio: string;
}

/** What the element last said of itself. */
type ElementStatus = 'idle' | 'loading' | 'playing' | 'paused' | 'failed';

export interface PlayerState {
  item: PlayerItem | null;
  /** What is loaded instead of a track: never both. */
  clip: Clip | null;
  preview: Preview | null;
  /** What the listener asked for; the element follows. */
  intent: 'play' | 'pause';
  status: ElementStatus;
  /** Seconds into the loaded track or clip. */
  position: number;
  /** Seconds of the loaded track or clip; 0 while unknown. */
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
  clip: null,
  preview: null,
  intent: 'pause',
  status: 'idle',
  position: 0,
  duration: 0,
  seeks: 0,
  loads: 0,
  volume: 1,
};

/** The part of the store's state that the player reads. */
export interface PlayerRoot {
  player: PlayerState;
}

export const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most);

/** A known length bounds a seek; an unknown one bounds nothing but the start. */
export const withinTrack = (state: PlayerState, seconds: number) =>
  clamp(seconds, state.duration > 0 ? state.duration : Number.POSITIVE_INFINITY);

export const moveTo = (state: PlayerState, seconds: number) => {
  state.position = withinTrack(state, seconds);
  state.seeks += 1;
};

export const isLoaded = ({ item }: PlayerState, { guideId, trackId }: PlayerItem) =>
  item?.guideId === guideId && item.trackId === trackId;

export const isLoadedClip = ({ clip }: PlayerState, { kind, id }: Clip) =>
  clip?.kind === kind && clip.id === id;

export const holdsSound = ({ clip, item }: PlayerState) => item !== null || clip !== null;

export const loadAnew = (state: PlayerState) => {
  state.loads += 1;
  state.status = 'loading';
};

/** The preview is over: the loaded track or clip, if there is one, waits at its place. */
export const endPreview = (state: PlayerState) => {
  state.preview = null;
  state.intent = 'pause';
  state.loads += 1;
  state.status = holdsSound(state) ? 'paused' : 'idle';
};
