import { spokenTime, timeAgo, timeLeft } from './spokenTime.ts';

test.each([
  [0, '0 seconds'],
  [1.9, '1 second'],
  [36, '36 seconds'],
  [100, '1 minute 40 seconds'],
  [3720.5, '1 hour 2 minutes'],
  [3605, '1 hour'],
  [Number.NaN, '0 seconds'],
])('%p seconds are spoken as %p', (seconds, text) => {
  expect(spokenTime(seconds)).toBe(text);
});

test.each([
  [7 * 86_400_000 - 1, '6 days 23 hours'],
  [86_400_000, '1 day'],
  [86_400_000 + 90_000, '1 day'],
  [3_661_000, '1 hour 1 minute'],
  [120_000, '2 minutes'],
  [59_999, 'less than a minute'],
  [-1, 'less than a minute'],
])('%d ms left read %s', (milliseconds, text) => {
  expect(timeLeft(milliseconds)).toBe(text);
});

test.each([
  [0, 'this minute'],
  [59_999, 'this minute'],
  [5 * 60_000, '5 minutes ago'],
  [3_700_000, '1 hour ago'],
  [86_400_000, 'yesterday'],
  [3 * 86_400_000 + 5, '3 days ago'],
])('%d ms since then read %s', (milliseconds, text) => {
  expect(timeAgo(milliseconds)).toBe(text);
});
