/**
 * The clock of everything that expires: codes, sessions, signed addresses. SQL gets its times from
 * here as parameters, so that all servers and tests agree on the current time.
 */
let offset = 0;

export const now = (): Date => new Date(Date.now() + offset);

/** A moment from now; negative for the past. */
export const inMs = (ms: number): Date => new Date(Date.now() + offset + ms);

/** For tests of what expires (`POST /dev/clock`): how many seconds the clock is ahead of the true time. */
export const setClockAhead = (seconds: number): void => {
  offset = seconds * 1000;
};

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
