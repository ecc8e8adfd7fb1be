import { longDate } from './date.ts';

test.each([
  ['2026-11-05T08:00:00.000Z', '5 November 2026'],
  ['2026-11-05T22:59:59.999Z', '5 November 2026'],
  // The date is that of Italy: midnight comes an hour before London's.
  ['2026-11-05T23:00:00.000Z', '6 November 2026'],
  ['2028-02-29', '29 February 2028'],
  ['', ''],
  ['soon', 'soon'],
])('%s reads %s', (iso, day) => {
  expect(longDate(iso)).toBe(day);
});
