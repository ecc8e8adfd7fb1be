import { leaseSeconds } from './downloadLeases.ts';

const at = new Date('2026-03-01T12:00:00Z');
const day = 24 * 3600;

test.each([
  ['of a subscription for life is 30 days', null, 30 * day],
  ['of a subscription that ends next year is 30 days', '2027-03-01T12:00:00Z', 30 * day],
  ['ends with a subscription that ends before', '2026-03-03T12:00:00Z', 2 * day],
  ['of a subscription that has ended is nothing', '2026-02-01T12:00:00Z', 0],
])('a lease %s', (_what, end, seconds) => {
  expect(leaseSeconds(end === null ? null : new Date(end), at)).toBe(seconds);
});
