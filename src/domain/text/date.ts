import { locale } from './locale.ts';

const format = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  // The company's date is that of Italy, wherever the page is read, as on its invoices.
  timeZone: 'Europe/Rome',
});

/** Returns a date as text, such as '21 November 2026'; a text that is not an ISO 8601 date is returned unchanged. */
export function longDate(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? iso : format.format(time);
}
