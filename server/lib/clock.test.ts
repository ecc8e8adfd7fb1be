import { startOfDay } from './clock.ts';

test.each([
  ['2026-01-15', 'Europe/Rome', '2026-01-14T23:00:00.000Z', '2026-01-15T23:00:00.000Z'],
  ['2026-07-15', 'Europe/Rome', '2026-07-14T22:00:00.000Z', '2026-07-15T22:00:00.000Z'],
  // Clocks are put forward in the morning of this day, and back in the morning of that one.
  ['2026-03-29', 'Europe/Rome', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', 'Europe/Rome', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
  ['2026-01-15', 'Asia/Kolkata', '2026-01-14T18:30:00.000Z', '2026-01-15T18:30:00.000Z'],
  ['2026-01-15', 'Pacific/Auckland', '2026-01-14T11:00:00.000Z', '2026-01-15T11:00:00.000Z'],
])('%s is a whole day in %s', (day, zone, start, end) => {
  const moments = [startOfDay(day, zone), startOfDay(day, zone, 1)];
  expect(moments.map((moment) => moment.toISOString())).toEqual([start, end]);
});
