/** Numbers of invoices and credit notes: each series begins with 1 in every year. */
import { SHOP_TIME_ZONE } from '../../../lib/clock.ts';

const yearIn = new Intl.DateTimeFormat('en', { timeZone: SHOP_TIME_ZONE, year: 'numeric' });
export const yearOf = (at: Date): number => Number(yearIn.format(at));

interface Numbered {
  year: number;
  number: number;
}

/** Returns `2026-000012`, which sorts as text for up to a million invoices a year. */
export const invoiceNumber = ({ year, number }: Numbered): string =>
  `${year}-${String(number).padStart(6, '0')}`;

/** Returns `NC-2026-000003`, for 'nota di credito'. */
export const creditNoteNumber = (row: Numbered): string => `NC-${invoiceNumber(row)}`;
