/** Returns seconds as h:mm:ss, and 0:00:00 for an unknown length (NaN, Infinity). */
export function clock(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
}

/**
 * Rounds a recording's length to whole seconds. All lengths, from the catalogue and from the audio element, are rounded
 * by it, so that a recording has one length everywhere.
 */
export const wholeSeconds = (seconds: number): number => Math.round(seconds);
