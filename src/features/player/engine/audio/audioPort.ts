/** The part of an audio element that the engine uses; tests pass a fake. */
export type AudioPort = Pick<
  HTMLAudioElement,
  | 'src'
  | 'currentTime'
  | 'duration'
  | 'volume'
  | 'muted'
  | 'playbackRate'
  | 'defaultPlaybackRate'
  | 'preservesPitch'
  | 'paused'
  | 'ended'
  | 'readyState'
  | 'error'
  | 'buffered'
  | 'seekable'
  | 'play'
  | 'pause'
  | 'addEventListener'
> & {
  /** Preloads the source that will probably play next, if there is a second element; null drops it. */
  prepare?: (address: string | null) => void;
};

/** Returns the second up to which sound is buffered without a gap from the current time. */
export function bufferedFrom({ buffered, currentTime }: AudioPort): number {
  for (let part = 0; part < buffered.length; part += 1) {
    // Because of rounding, a seek may end just before the buffered part.
    if (buffered.start(part) <= currentTime + 0.5 && currentTime <= buffered.end(part)) {
      return buffered.end(part);
    }
  }
  return 0;
}

/** Returns false if the server ignores Range: Chromium then moves every seek back to 0. */
export const canSeek = ({ readyState, seekable, duration }: AudioPort): boolean =>
  readyState === 0 ||
  !Number.isFinite(duration) ||
  seekable.length === 0 ||
  seekable.end(seekable.length - 1) > 0;
