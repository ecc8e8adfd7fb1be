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

/** Reads what `invoiceNumber` returns; other texts are the number of no invoice. */
export function invoiceIn(text: string): Numbered {
  const [, year, number] = /^(\d{4})-(\d{6,9})$/.exec(text) ?? [];
  return { year: Number(year ?? 0), number: Number(number ?? 0) };
}

/** Returns `NC-2026-000003`, for 'nota di credito'. */
export const creditNoteNumber = (row: Numbered): string => `NC-${invoiceNumber(row)}`;
