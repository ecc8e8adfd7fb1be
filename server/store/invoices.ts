import { sql, type Transaction } from 'kysely';
import type { WireInvoice } from '../../contract/profile.ts';
import type { Database } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import type { Order } from './orders.ts';

/** Everything that stands on the paper. */
export interface Invoice {
  number: string;
  createdAt: Date;
  customerName: string;
  customerEmail: string;
  lines: { title: string; amount: string }[];
  amount: string;
  currency: string;
  /** The provider through which it was paid. */
  paidThrough: string;
}

/** The company's year is Italy's, wherever the server stands. */
const yearIn = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Rome', year: 'numeric' });

/** `2026-000012`: sorts as text for as long as a year has fewer than a million. */
const numberOf = (row: { year: number; number: number }): string =>
  `${row.year}-${String(row.number).padStart(6, '0')}`;

/**
 * Inside the transaction that settles its order: the counter's row is held until that one ends, so a number
 * is used exactly once and none is left out.
 */
export const makeInvoice = async (
  trx: Transaction<Schema>,
  order: Order,
  at: Date,
): Promise<void> => {
  const year = Number(yearIn.format(at));
  await sql`
    WITH counted AS (
      INSERT INTO invoice_numbers (year, last) VALUES (${year}, 1)
      ON CONFLICT (year) DO UPDATE SET last = invoice_numbers.last + 1 RETURNING year, last)
    INSERT INTO invoices
      (user_id, order_id, year, number, customer_name, customer_email, amount, currency, created_at)
    SELECT users.id, ${order.id}::bigint, counted.year, counted.last, users.name, users.email,
      (SELECT sum(amount) FROM order_lines WHERE order_id = ${order.id} AND granted),
      ${order.currency}, ${at}::timestamptz
    FROM counted, users WHERE users.id = ${order.user_id}
  `.execute(trx);
};

export const makeInvoiceStore = (db: Database) => ({
  /** Newest first. */
  invoicesOf: async (userId: number): Promise<WireInvoice[]> => {
    const { rows } = await sql<{
      id: number;
      year: number;
      number: number;
      created_at: Date;
      amount: string;
      currency: string;
      positions: string[];
    }>`
      SELECT id, year, number, created_at, amount, currency,
        (SELECT json_agg(title ORDER BY position) FROM order_lines AS line
          WHERE line.order_id = invoices.order_id AND granted) AS positions
      FROM invoices WHERE user_id = ${userId} ORDER BY id DESC
    `.execute(db.sql);
    return rows.map((row) => ({
      id: row.id,
      number: numberOf(row),
      created_at: row.created_at.toISOString(),
      paid_amount: row.amount,
      currency: row.currency,
      positions: row.positions,
    }));
  },

  /** Null when this customer has no such invoice. */
  invoice: async (userId: number, id: number): Promise<Invoice | null> => {
    const row = await db.sql
      .selectFrom('invoices')
      .innerJoin('orders', 'orders.id', 'invoices.order_id')
      .selectAll('invoices')
      .select('orders.provider')
      .where('invoices.id', '=', id)
      .where('invoices.user_id', '=', userId)
      .executeTakeFirst();
    if (!row) return null;
    const lines = await db.sql
      .selectFrom('order_lines')
      .select(['title', 'amount'])
      .where('order_id', '=', row.order_id)
      .where('granted', '=', true)
      .orderBy('position')
      .execute();
    return {
      number: numberOf(row),
      createdAt: row.created_at,
      customerName: row.customer_name,
      customerEmail: row.customer_email,
      lines,
      amount: row.amount,
      currency: row.currency,
      paidThrough: row.provider,
    };
  },
});

export type InvoiceStore = ReturnType<typeof makeInvoiceStore>;
