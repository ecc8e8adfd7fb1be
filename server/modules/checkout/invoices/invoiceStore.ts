import { sql, type Transaction } from 'kysely';
import type { ShopFile } from '../../../../contract/site.ts';
import type { WireInvoice } from '../../../../contract/invoices.ts';
import type { Database } from '../../../db/open.ts';
import type { DB } from '../../../db/schema.generated.ts';
import type { CreditReason } from '../../../db/values.ts';
import { shopFacts } from '../../../db/shopFacts.ts';
import { creditNotesOf } from './creditNotes.ts';
import type { Order } from '../orders/orderStore.ts';
import { creditNoteNumber, invoiceNumber, yearOf } from './documentNumbers.ts';

/** The content of an invoice or a credit note. */
export interface BillingDocument {
  kind: 'invoice' | CreditReason;
  number: string;
  /** Of a credit note: the number of its invoice. */
  refersTo: string | null;
  createdAt: Date;
  customerName: string;
  customerEmail: string;
  /** Of a credit note: what the invoice was for, without amounts. */
  lines: { title: string; amount: string | null }[];
  amount: string;
  currency: string;
  /** The payment provider. */
  paidThrough: string;
  /** Who sells. */
  shop: ShopFile;
}

/**
 * Writes an invoice in the transaction that settles its order. The row of the counter is locked until the transaction
 * ends, so each number is used exactly once and none is left out.
 */
export const makeInvoice = async (trx: Transaction<DB>, order: Order, at: Date): Promise<void> => {
  await sql`
    WITH counted AS (
      INSERT INTO invoice_numbers (year, last) VALUES (${yearOf(at)}, 1)
      ON CONFLICT (year) DO UPDATE SET last = invoice_numbers.last + 1 RETURNING year, last)
    INSERT INTO invoices
      (user_id, order_id, year, number, customer_name, customer_email, amount, currency, created_at)
    SELECT users.id, ${order.id}::bigint, counted.year, counted.last, users.name, users.email,
      (SELECT sum(amount) FROM order_lines WHERE order_id = ${order.id} AND granted),
      ${order.currency}, ${at}::timestamptz
    FROM counted, users WHERE users.id = ${order.user_id}
  `.execute(trx);
};

const linesOf = (db: Database, orderId: number): Promise<{ title: string; amount: string }[]> =>
  db.sql
    .selectFrom('order_lines')
    .select(['title', 'amount'])
    .where('order_id', '=', orderId)
    .where('granted', '=', true)
    .orderBy('position')
    .execute();

export const makeInvoiceStore = (db: Database) => ({
  /** Returns a customer's invoices, newest first. */
  invoicesOf: async (userId: number): Promise<WireInvoice[]> => {
    const { rows } = await sql<{
      id: number;
      year: number;
      number: number;
      created_at: Date;
      amount: string;
      currency: string;
      positions: string[];
      ended: boolean;
    }>`
      SELECT id, year, number, created_at, amount, currency,
        (SELECT ended_at IS NOT NULL FROM orders WHERE orders.id = invoices.order_id) AS ended,
        (SELECT json_agg(title ORDER BY position) FROM order_lines AS line
          WHERE line.order_id = invoices.order_id AND granted) AS positions
      FROM invoices WHERE user_id = ${userId} ORDER BY id DESC
    `.execute(db.sql);
    const notes = await creditNotesOf(db, userId);
    return rows.map((row) => ({
      id: row.id,
      number: invoiceNumber(row),
      created_at: row.created_at.toISOString(),
      paid_amount: row.amount,
      currency: row.currency,
      positions: row.positions,
      ...(row.ended && { ended: true }),
      credit_notes: notes.get(row.id) ?? [],
    }));
  },

  /** Returns null when this customer has no such invoice. */
  invoice: async (userId: number, id: number): Promise<BillingDocument | null> => {
    const row = await db.sql
      .selectFrom('invoices')
      .innerJoin('orders', 'orders.id', 'invoices.order_id')
      .selectAll('invoices')
      .select('orders.provider')
      .where('invoices.id', '=', id)
      .where('invoices.user_id', '=', userId)
      .executeTakeFirst();
    if (!row) return null;
    return {
      kind: 'invoice',
      number: invoiceNumber(row),
      refersTo: null,
      createdAt: row.created_at,
      customerName: row.customer_name,
      customerEmail: row.customer_email,
      lines: await linesOf(db, row.order_id),
      amount: row.amount,
      currency: row.currency,
      paidThrough: row.provider,
      shop: await shopFacts(db.sql),
    };
  },

  /** Returns null when this customer has no such credit note. */
  creditNote: async (userId: number, id: number): Promise<BillingDocument | null> => {
    const row = await db.sql
      .selectFrom('credit_notes')
      .innerJoin('invoices', 'invoices.id', 'credit_notes.invoice_id')
      .innerJoin('orders', 'orders.id', 'invoices.order_id')
      .selectAll('credit_notes')
      .select(['invoices.year as of_year', 'invoices.number as of_number', 'invoices.order_id'])
      .select('orders.provider')
      .where('credit_notes.id', '=', id)
      .where('credit_notes.user_id', '=', userId)
      .executeTakeFirst();
    if (!row) return null;
    const all = await linesOf(db, row.order_id);
    // A part of the money that is the price of one guide was returned for that guide.
    const priced = all.filter(({ amount }) => amount === row.amount);
    const lines = priced.length === 1 ? priced : all;
    return {
      kind: row.reason,
      number: creditNoteNumber(row),
      refersTo: invoiceNumber({ year: row.of_year, number: row.of_number }),
      createdAt: row.created_at,
      customerName: row.customer_name,
      customerEmail: row.customer_email,
      lines: lines.map(({ title }) => ({ title, amount: null })),
      amount: row.amount,
      currency: row.currency,
      paidThrough: row.provider,
      shop: await shopFacts(db.sql),
    };
  },
});

export type InvoiceStore = ReturnType<typeof makeInvoiceStore>;
