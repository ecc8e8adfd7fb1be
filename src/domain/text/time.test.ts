import { clock } from './time.ts';

// Shows.
test.each([
  [0, '0:00:00'],
  [9, '0:00:09'],
  [59.999, '0:00:59'],
  [60, '0:01:00'],
  [3599, '0:59:59'],
  [3600, '1:00:00'],
  [36_000 + 61, '10:01:01'],
  [-5, '0:00:00'],
  [Number.NaN, '0:00:00'],
  [Number.POSITIVE_INFINITY, '0:00:00'],
])('%p seconds read %p', (seconds, text) => {
  expect(clock(seconds)).toBe(text);
});
