/** Numbers of invoices and credit notes: each series begins with 1 in every year. */
import { sql, type RawBuilder } from 'kysely';

/** The year in which a document is made, by the shop's clocks. */
export const yearOf = (at: Date): RawBuilder<number> =>
  sql`(SELECT extract(year FROM ${at}::timestamptz AT TIME ZONE time_zone)::integer FROM meta)`;

interface Numbered {
  year: number;
  number: number;
}

/** Returns `2026-000012`, which sorts as text for up to a million invoices a year. */
export const invoiceNumber = ({ year, number }: Numbered): string =>
  `${year}-${String(number).padStart(6, '0')}`;

/** Returns `NC-2026-000003`, for 'nota di credito'. */
export const creditNoteNumber = (row: Numbered): string => `NC-${invoiceNumber(row)}`;
