import { startOfDay } from './clock.ts';

test.each([
  ['2026-01-15', '2026-01-14T23:00:00.000Z', '2026-01-15T23:00:00.000Z'],
  ['2026-07-15', '2026-07-14T22:00:00.000Z', '2026-07-15T22:00:00.000Z'],
  // Clocks are put forward in the morning of this day, and back in the morning of that one.
  ['2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
])('%s is a whole day in Italy', (day, start, end) => {
  expect([startOfDay(day), startOfDay(day, 1)].map((moment) => moment.toISOString())).toEqual([
    start,
    end,
  ]);
});
