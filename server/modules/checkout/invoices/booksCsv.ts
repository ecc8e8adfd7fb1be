/** Invoices and credit notes for the accountant, as CSV (RFC 4180, UTF-8 with a byte order mark, for spreadsheets). */
import { sql } from 'kysely';
import type { Database } from '../../../db/open.ts';
import { TAKES_BACK } from './creditNotes.ts';
import { creditNoteNumber, invoiceNumber } from './documentNumbers.ts';

/** A document; its other columns have the names of `HEAD`. */
interface Row {
  year: number;
  number: number;
  of_year: number | null;
  of_number: number | null;
  customer: string;
  tax_number: string | null;
  [column: string]: string | number | null;
}

const HEAD =
  'number date kind invoice customer tax_number country net vat_percent vat gross currency'.split(
    ' ',
  );

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
    SELECT year, number, of_year, of_number, day::text AS date, kind,
      coalesce(nullif(billing->>'name', ''), customer_name) AS customer, billing->>'tax_number' AS tax_number,
      coalesce(vat_country, nullif(billing->>'country', '')) AS country, vat_rate::text AS vat_percent,
      (sign * (amount - coalesce(tax, 0)))::text AS net, (sign * tax)::text AS vat, (sign * amount)::text AS gross, currency
    FROM dated WHERE ${inDays} ORDER BY series, year, number
  `.execute(db.sql);
  const lines = rows.map(({ of_year, of_number, ...row }) => {
    const isInvoice = of_year === null || of_number === null;
    const written: Record<string, string | number | null> = {
      ...row,
      number: isInvoice ? invoiceNumber(row) : creditNoteNumber(row),
      invoice: isInvoice ? '' : invoiceNumber({ year: of_year, number: of_number }),
      customer: inert(row.customer),
      tax_number: inert(row.tax_number ?? ''),
    };
    return HEAD.map((name) => String(written[name] ?? ''));
  });
  return '\uFEFF' + [HEAD, ...lines].map((fields) => `${fields.map(quoted).join()}\r\n`).join('');
}

const inert = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const quoted = (field: string): string =>
  /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
