/** Numbers of invoices and credit notes: each series begins with 1 in every year. */

/** The company's year is Italy's, wherever the server runs. */
const yearIn = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Rome', year: 'numeric' });
export const yearOf = (at: Date): number => Number(yearIn.format(at));

interface Numbered {
  year: number;
  number: number;
}

/** `2026-000012`: sorts as text for as long as a year has fewer than a million. */
export const invoiceNumber = ({ year, number }: Numbered): string =>
  `${year}-${String(number).padStart(6, '0')}`;

/** `NC-2026-000003`, for 'nota di credito'. */
export const creditNoteNumber = (row: Numbered): string => `NC-${invoiceNumber(row)}`;
