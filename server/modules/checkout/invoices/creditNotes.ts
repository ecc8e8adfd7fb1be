import { sql, type Transaction } from 'kysely';
import type { WireCreditNote } from '../../../../contract/invoices.ts';
import type { Database } from '../../../db/open.ts';
import type { DB } from '../../../db/schema.generated.ts';
import type { CreditReason } from '../../../db/values.ts';
import { digitsOf, fromSmallestUnits, toSmallestUnits, writtenAmount } from '../../../lib/money.ts';
import { mailTextsFor } from '../../../mail/languages.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { creditNoteNumber, invoiceNumber, yearOf } from './documentNumbers.ts';
import { difference, taxIn } from './vat.ts';

interface Credit {
  mailer: Mailer;
  reason: CreditReason;
  /** Exact, above zero, with the digits of its currency. */
  amount: string;
  at: Date;
}

/**
 * Writes a credit note with its mail and returns its number, which is counted in the transaction like an invoice's (makeInvoice), so
 * that no number is left out.
 */
export const makeCreditNote = async (
  trx: Transaction<DB>,
  invoiceId: number,
  { mailer, reason, amount, at }: Credit,
): Promise<string> => {
  const tax = await creditedTax(trx, invoiceId, { reason, amount });
  const { rows } = await sql<{
    id: number;
    user_id: number;
    year: number;
    number: number;
    currency: string;
  }>`
    WITH counted AS (
      INSERT INTO credit_note_numbers (year, last) VALUES (${yearOf(at)}, 1)
      ON CONFLICT (year) DO UPDATE SET last = credit_note_numbers.last + 1 RETURNING year, last)
    INSERT INTO credit_notes
      (user_id, invoice_id, year, number, reason, amount, currency, customer_name, customer_email, created_at, tax)
    SELECT user_id, id, counted.year, counted.last, ${reason}, ${amount}::numeric, currency, customer_name,
      customer_email, ${at}::timestamptz, ${tax}::numeric
    FROM counted, invoices WHERE invoices.id = ${invoiceId}
    RETURNING id, user_id, year, number, currency
  `.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('A credit note belongs to an invoice');
  const number = creditNoteNumber(row);
  const about = await trx
    .selectFrom('invoices')
    .select(['year', 'number'])
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  const { to, language, texts } = await mailTextsFor(trx, row.user_id);
  await mailer.queue(trx, {
    to,
    ...texts.creditNote({
      number,
      order: invoiceNumber(about),
      amount: writtenAmount(amount, row.currency, language),
      reason,
    }),
    attachments: [{ kind: 'credit note', id: row.id, userId: row.user_id }],
  });
  return number;
};

/** Notes with these reasons take back what others have credited. */
export const TAKES_BACK: readonly CreditReason[] = ['won', 'refund_failed'];

/** The sum of the credit notes of a row of `invoices`. */
export const credited = sql<string>`(
  SELECT coalesce(sum(CASE WHEN reason = ANY (${TAKES_BACK}::text[]) THEN -credit_notes.amount ELSE credit_notes.amount END), 0)
  FROM credit_notes WHERE invoice_id = invoices.id)`;

/**
 * Returns the tax of a new note: the difference to the tax of what is credited already, so that the notes of a whole
 * invoice have its tax to the cent. Null if the invoice has none.
 */
async function creditedTax(
  trx: Transaction<DB>,
  invoiceId: number,
  { reason, amount }: Pick<Credit, 'reason' | 'amount'>,
): Promise<string | null> {
  const { vat_rate, currency, before } = await trx
    .selectFrom('invoices')
    .select(['vat_rate', 'currency'])
    .select(sql<string>`${credited}::text`.as('before'))
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  if (vat_rate === null) return null;
  const creditedUnits = toSmallestUnits(Number(before).toFixed(digitsOf(currency)), currency);
  const units = toSmallestUnits(amount, currency);
  const after = TAKES_BACK.includes(reason) ? creditedUnits - units : creditedUnits + units;
  const [less, more] = [creditedUnits, after].sort((one, other) => one - other);
  const taxOf = (sum = 0) =>
    taxIn(fromSmallestUnits(Math.max(0, sum), currency), currency, Number(vat_rate));
  return difference(taxOf(more), taxOf(less), currency);
}

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
