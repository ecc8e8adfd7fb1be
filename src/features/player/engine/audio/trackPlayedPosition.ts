import { clocks } from '../../state/steadyNow.ts';
import type { AudioPort } from './audioPort.ts';

/** Seconds by which two reported times may differ from the clock between them. */
const tolerance = 2;

/**
 * Tracks how far a recording was really played. A truncated file ends as if it had been played completely: Chromium's
 * element jumps to the length in the header and fires 'ended'. The clocks do not jump.
 */
export function trackPlayedPosition(audio: AudioPort) {
  let position = 0;
  let at = clocks();
  const update = () => {
    position = audio.currentTime;
    at = clocks();
  };
  return {
    /** The element was moved, or starts again: its current time is right. */
    moved: update,
    /** Returns whether playback reached the element's time; then it is the position. */
    follows: (): boolean => {
      const now = clocks();
      const seconds = Math.max(now.device - at.device, now.page - at.page) / 1000;
      const passed = seconds * audio.playbackRate;
      const isPlayed = audio.currentTime - position <= passed + tolerance;
      if (isPlayed) update();
      return isPlayed;
    },
    position: (): number => position,
  };
}
