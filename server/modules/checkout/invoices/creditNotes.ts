import { sql, type Transaction } from 'kysely';
import type { WireCreditNote } from '../../../../contract/invoices.ts';
import type { Database } from '../../../db/open.ts';
import type { DB } from '../../../db/schema.generated.ts';
import type { CreditReason } from '../../../db/values.ts';
import { creditNoteNumber, yearOf } from './documentNumbers.ts';

interface Credit {
  reason: CreditReason;
  /** Exact, above zero, with the digits of its currency. */
  amount: string;
  at: Date;
}

/**
 * Writes a credit note and returns its number, which is counted in the transaction like an invoice's (makeInvoice), so
 * that no number is left out.
 */
export const makeCreditNote = async (
  trx: Transaction<DB>,
  invoiceId: number,
  { reason, amount, at }: Credit,
): Promise<string> => {
  const { rows } = await sql<{ year: number; number: number }>`
    WITH counted AS (
      INSERT INTO credit_note_numbers (year, last) VALUES (${yearOf(at)}, 1)
      ON CONFLICT (year) DO UPDATE SET last = credit_note_numbers.last + 1 RETURNING year, last)
    INSERT INTO credit_notes
      (user_id, invoice_id, year, number, reason, amount, currency, customer_name, customer_email, created_at)
    SELECT user_id, id, counted.year, counted.last, ${reason}, ${amount}::numeric, currency, customer_name,
      customer_email, ${at}::timestamptz
    FROM counted, invoices WHERE invoices.id = ${invoiceId}
    RETURNING year, number
  `.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('A credit note belongs to an invoice');
  return creditNoteNumber(row);
};

/** The sum of the credit notes of a row of `invoices`. */
export const credited = sql<string>`(
  SELECT coalesce(sum(CASE WHEN reason IN ('won', 'refund_failed') THEN -credit_notes.amount ELSE credit_notes.amount END), 0)
  FROM credit_notes WHERE invoice_id = invoices.id)`;

/** Returns a customer's credit notes by the id of their invoice, oldest first. */
export const creditNotesOf = async (
  db: Database,
  userId: number,
): Promise<Map<number, WireCreditNote[]>> => {
  const rows = await db.sql
    .selectFrom('credit_notes')
    .select(['id', 'invoice_id', 'year', 'number', 'created_at', 'amount', 'reason'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const notes = new Map<number, WireCreditNote[]>();
  for (const { id, invoice_id, created_at, amount, reason, ...number } of rows) {
    const note = { id, number: creditNoteNumber(number), amount, reason };
    const all = notes.get(invoice_id) ?? [];
    notes.set(invoice_id, [...all, { ...note, created_at: created_at.toISOString() }]);
  }
  return notes;
};
