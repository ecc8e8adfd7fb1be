import { locale } from './locale.ts';

const format = new Intl.DateTimeFormat(locale, {
  dateStyle: 'long',
  timeStyle: 'medium',
  // As days are (date.ts).
  timeZone: 'Europe/Rome',
});

/** Returns a time to the second as text, such as '21 November 2026 at 10:04:09'; another text is returned unchanged. */
export function longTime(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? iso : format.format(time);
}

/** Returns the ISO 8601 text of the moment before one: the last day of a time that ends at midnight. */
export function momentBefore(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? iso : new Date(time - 1).toISOString();
}
