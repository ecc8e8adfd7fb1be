/** Returns seconds as h:mm:ss, and 0:00:00 for an unknown length (NaN, Infinity). */
export function clock(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
}

/** Returns seconds in words, rounded to minutes, such as '14 min' and '1 h 5 min'; at least a minute. */
export function spokenLength(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const hours = Math.floor(minutes / 60);
  return [hours > 0 && `${hours} h`, minutes % 60 > 0 && `${minutes % 60} min`]
    .filter(Boolean)
    .join(' ');
}

/**
 * Rounds a recording's length to whole seconds. All lengths, from the catalogue and from the audio element, are rounded
 * by it, so that a recording has one length everywhere.
 */
export const wholeSeconds = (seconds: number): number => Math.round(seconds);

type Units = readonly (readonly [name: string, length: number])[];

/** The largest first. */
const daysToMinutes: Units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];
const hoursToSeconds: Units = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

/** Returns milliseconds as the two largest units of days, hours and minutes, such as '6 days 23 hours'. */
export const timeLeft = (milliseconds: number): string =>
  twoLargest(milliseconds, daysToMinutes) || 'less than a minute';

/** Returns seconds as screen readers speak them: the two largest units, such as '4 seconds' and '1 hour 2 minutes'. */
export const spokenTime = (seconds: number): string =>
  twoLargest(Number.isFinite(seconds) ? seconds : 0, hoursToSeconds) || '0 seconds';

/** Returns '' for less than the smallest unit. */
function twoLargest(amount: number, units: Units): string {
  let rest = Math.max(0, amount);
  const counts = units.map(([unit, length]) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    return count === 0 ? '' : `${count} ${unit}${count === 1 ? '' : 's'}`;
  });
  const first = counts.findIndex(Boolean);
  if (first === -1) return '';
  return counts
    .slice(first, first + 2)
    .filter(Boolean)
    .join(' ');
}

/** Returns seconds as a duration in ISO 8601, such as `PT4M13S`. */
export function isoDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const parts = [
    [Math.floor(whole / 3600), 'H'],
    [Math.floor(whole / 60) % 60, 'M'],
    [whole % 60, 'S'],
  ] as const;
  const text = parts.map(([value, unit]) => (value > 0 ? `${value}${unit}` : '')).join('');
  return `PT${text || '0S'}`;
}
