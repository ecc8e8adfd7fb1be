const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  // The company's day is Italy's, wherever the page is read: as its invoices have it.
  timeZone: 'Europe/Rome',
});

/** A day as text, such as '21 November 2026'; a text that is not an ISO 8601 date is returned unchanged. */
export function longDate(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? iso : format.format(time);
}
