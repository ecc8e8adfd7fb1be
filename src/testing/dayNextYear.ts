import { longDate } from '../domain/text/date.ts';

/** Returns the date in a year, as PostgreSQL adds twelve months: 29 February becomes 28 February. */
export function dayNextYear(): string {
  const date = new Date();
  const month = date.getUTCMonth();
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  // JavaScript makes 1 March of 29 February.
  if (date.getUTCMonth() !== month) date.setUTCDate(0);
  return longDate(date.toISOString());
}
