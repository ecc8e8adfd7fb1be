/** Invoices and credit notes for the accountant, as CSV (RFC 4180, UTF-8 with a byte order mark, for spreadsheets). */
import { sql } from 'kysely';
import type { Database } from '../../../db/open.ts';
import { TAKES_BACK } from './creditNotes.ts';
import { creditNoteNumber, invoiceNumber } from './documentNumbers.ts';

interface Row {
  year: number;
  number: number;
  of_year: number | null;
  of_number: number | null;
  day: string;
  kind: string;
  customer: string;
  tax_number: string | null;
  country: string | null;
  rate: string | null;
  net: string;
  tax: string | null;
  gross: string;
  currency: string;
}

const HEAD = [
  'number',
  'date',
  'kind',
  'invoice',
  'customer',
  'tax_number',
  'country',
  'net',
  'vat_percent',
  'vat',
  'gross',
  'currency',
];

/**
 * Returns the documents of some days, both included, by the shop's clocks: invoices first. Amounts that a credit note
 * gives back are negative. A text that a spreadsheet would run as a formula begins with an apostrophe.
 * @param days such as 2026-01-01
 */
export async function booksCsv(db: Database, days: { from: string; to: string }): Promise<string> {
  const inDays = sql`day BETWEEN ${days.from}::date AND ${days.to}::date`;
  const { rows } = await sql<Row>`
    WITH papers AS (
      SELECT 1 AS series, year, number, NULL::integer AS of_year, NULL::integer AS of_number, created_at,
        'invoice' AS kind, customer_name, billing, vat_country, vat_rate, tax, amount, 1 AS sign, currency
      FROM invoices
      UNION ALL
      SELECT 2, notes.year, notes.number, invoices.year, invoices.number, notes.created_at, reason,
        invoices.customer_name, billing, vat_country, vat_rate, notes.tax, notes.amount,
        CASE WHEN reason = ANY (${TAKES_BACK}::text[]) THEN 1 ELSE -1 END, notes.currency
      FROM credit_notes AS notes JOIN invoices ON invoices.id = invoice_id),
    dated AS (SELECT *, (created_at AT TIME ZONE (SELECT time_zone FROM meta))::date AS day FROM papers)
    SELECT year, number, of_year, of_number, day::text, kind,
      coalesce(nullif(billing->>'name', ''), customer_name) AS customer, billing->>'tax_number' AS tax_number,
      coalesce(vat_country, nullif(billing->>'country', '')) AS country, vat_rate::text AS rate,
      (sign * (amount - coalesce(tax, 0)))::text AS net, (sign * tax)::text AS tax, (sign * amount)::text AS gross, currency
    FROM dated WHERE ${inDays} ORDER BY series, year, number
  `.execute(db.sql);
  const lines = rows.map((row) => [
    row.of_year === null ? invoiceNumber(row) : creditNoteNumber(row),
    row.day,
    row.kind,
    row.of_year === null || row.of_number === null
      ? ''
      : invoiceNumber({ year: row.of_year, number: row.of_number }),
    inert(row.customer),
    inert(row.tax_number ?? ''),
    row.country ?? '',
    row.net,
    row.rate ?? '',
    row.tax ?? '',
    row.gross,
    row.currency,
  ]);
  return '\uFEFF' + [HEAD, ...lines].map((fields) => `${fields.map(quoted).join()}\r\n`).join('');
}

const inert = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const quoted = (field: string): string =>
  /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
