/** The time in milliseconds: a device's clock may be set back, and a page's may stop while the device sleeps. */
export const clocks = () => ({ device: Date.now(), page: performance.now() });

let at = clocks();
let time = at.device;

/**
 * Returns milliseconds since 1970 by a clock that is never set back and does not stop while the device sleeps: what has
 * passed since the last call is the larger of what the two clocks say.
 */
export function steadyNow(): number {
  const now = clocks();
  time += Math.max(now.device - at.device, now.page - at.page, 0);
  at = now;
  return time;
}

/** Returns what the device's clock shows at a time of steadyNow(), to the second. */
export const onDeviceClock = (time: number): number =>
  Math.round((Date.now() + time - steadyNow()) / 1000) * 1000;
