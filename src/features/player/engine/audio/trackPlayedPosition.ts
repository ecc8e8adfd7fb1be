import type { AudioPort } from './audioPort.ts';

/** Seconds that two reports of the time may be further apart than the clock between them. */
const tolerance = 2;

/**
 * How far a sound was really heard. A file that lost its second half ends as if it had been played out:
 * Chromium's element jumps to the length its header promises and says 'ended'. The clock doesn't jump.
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
    /** Whether the element's time is one that playing led to; then it is the place. */
    follows: (): boolean => {
      const passed = ((Date.now() - at) / 1000) * audio.playbackRate;
      const isPlayed = audio.currentTime - place <= passed + tolerance;
      if (isPlayed) note();
      return isPlayed;
    },
    place: (): number => place,
  };
}
