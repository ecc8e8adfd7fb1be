/**
 * The clock for everything that expires: codes, sessions, signed addresses. SQL gets the time as a parameter, so that
 * all servers and tests use the same one.
 */
let offset = 0;

export const now = (): Date => new Date(Date.now() + offset);

/** Returns a time `ms` from now; negative for the past. */
export const inMs = (ms: number): Date => new Date(Date.now() + offset + ms);

/** Moves the clock ahead of the true time, in seconds, for tests of what expires (`POST /dev/clock`). */
export const setClockAhead = (seconds: number): void => {
  offset = seconds * 1000;
};

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Returns by how much the clocks of a time zone are ahead of UTC at a moment, in milliseconds. */
function aheadAt(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(moment);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
  return shown - moment.getTime();
}

/**
 * Returns the first moment of a day of the shop such as `2026-11-24`, or of one some days later.
 * @param timeZone IANA name
 */
export function startOfDay(day: string, timeZone: string, daysLater = 0): Date {
  const midnight = new Date(`${day}T00:00:00Z`);
  midnight.setUTCDate(midnight.getUTCDate() + daysLater);
  const about = new Date(midnight.getTime() - aheadAt(midnight, timeZone));
  // Clocks may have been put forward or back between the two.
  return new Date(midnight.getTime() - aheadAt(about, timeZone));
}
