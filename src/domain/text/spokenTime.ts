import { wordsCopy } from './copy.ts';
import { locale } from './locale.ts';

type Units = readonly (readonly [name: 'day' | 'hour' | 'minute' | 'second', length: number])[];

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
  twoLargest(milliseconds, daysToMinutes) || wordsCopy.underAMinute;

/** Returns milliseconds as the time since then, such as '5 minutes ago' and 'yesterday'. */
export function timeAgo(milliseconds: number): string {
  const [unit, length] = daysToMinutes.find(([, each]) => milliseconds >= each) ?? [
    'minute',
    Infinity,
  ];
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return format.format(-Math.floor(milliseconds / length), unit);
}

/** Returns seconds as screen readers speak them: the two largest units, such as '4 seconds' and '1 hour 2 minutes'. */
export const spokenTime = (seconds: number): string =>
  twoLargest(Number.isFinite(seconds) ? seconds : 0, hoursToSeconds) || unitText(0, 'second');

/** Returns a count of a unit in the interface's language, such as '2 hours'. */
const unitText = (count: number, unit: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);

/** Returns '' for less than the smallest unit. */
function twoLargest(amount: number, units: Units): string {
  let rest = Math.max(0, amount);
  const counts = units.map(([unit, length]) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    return count === 0 ? '' : unitText(count, unit);
  });
  const first = counts.findIndex(Boolean);
  if (first === -1) return '';
  return counts
    .slice(first, first + 2)
    .filter(Boolean)
    .join(' ');
}
