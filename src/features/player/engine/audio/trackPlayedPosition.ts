import type { AudioPort } from './audioPort.ts';

/** Seconds by which two reported times may differ from the clock between them. */
const tolerance = 2;

/**
 * Tracks how far a recording was really played. A truncated file ends as if it had been played completely: Chromium's
 * element jumps to the length in the header and fires 'ended'. The clock does not jump.
 */
export function trackPlayedPosition(audio: AudioPort) {
  let place = 0;
  let at = Date.now();
  const note = () => {
    place = audio.currentTime;
    at = Date.now();
  };
  return {
    /** The element was moved, or starts again: its current time is right. */
    moved: note,
    /** Returns whether playback reached the element's time; then it is the position. */
    follows: (): boolean => {
      const passed = ((Date.now() - at) / 1000) * audio.playbackRate;
      const isPlayed = audio.currentTime - place <= passed + tolerance;
      if (isPlayed) note();
      return isPlayed;
    },
    place: (): number => place,
  };
}
