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

/** Days and years of the shop: of invoices and of subscriptions, independent of the server's own time zone. */
export const SHOP_TIME_ZONE = 'Europe/Rome';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const hourIn = new Intl.DateTimeFormat('en', {
  timeZone: SHOP_TIME_ZONE,
  hour: 'numeric',
  hourCycle: 'h23',
});

/** Returns the first moment of a day of the shop such as `2026-11-24`, or of one some days later. */
export function startOfDay(day: string, daysLater = 0): Date {
  const midnight = new Date(`${day}T00:00:00Z`);
  midnight.setUTCDate(midnight.getUTCDate() + daysLater);
  // The hours by which the shop is ahead, which never change around midnight.
  return new Date(midnight.getTime() - Number(hourIn.format(midnight)) * HOUR);
}
