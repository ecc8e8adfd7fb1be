import { sql, type Kysely, type Transaction } from 'kysely';
import type { ShopFile } from '../../../../contract/site.ts';
import { emptyBilling, type WireBilling } from '../../../../contract/billing.ts';
import type { WireInvoice } from '../../../../contract/invoices.ts';
import { neutralShop } from '../../../catalogue/format/shopFacts.ts';
import { languageOfTitle } from '../../../db/guideLanguage.ts';
import type { Database } from '../../../db/open.ts';
import type { DB } from '../../../db/schema.generated.ts';
import type { CreditReason } from '../../../db/values.ts';
import { shopFacts } from '../../../db/shopFacts.ts';
import { creditNotesOf } from './creditNotes.ts';
import type { Order } from '../orders/orderStore.ts';
import { creditNoteNumber, invoiceNumber, yearOf } from './documentNumbers.ts';
import { taxIn, vatOf, type Vat } from './vat.ts';

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
  /** Who sells, as it was when the invoice was made. */
  shop: ShopFile;
  /** What the customer had entered for invoices. */
  billing: WireBilling | null;
  vat: Vat | null;
  /** The part of `amount` that is tax; null without a rate. */
  tax: string | null;
}

/**
 * Writes an invoice in the transaction that settles its order. The row of the counter is locked until the transaction
 * ends, so each number is used exactly once and none is left out.
 */
export const makeInvoice = async (trx: Transaction<DB>, order: Order, at: Date): Promise<void> => {
  const { currency } = order;
  const shop = await shopFacts(trx);
  const { rows } = await sql<{ billing: WireBilling | null; amount: string }>`
    SELECT billing, (SELECT sum(amount) FROM order_lines WHERE order_id = ${order.id} AND granted)::text AS amount
    FROM users WHERE id = ${order.user_id}
  `.execute(trx);
  const [{ billing, amount } = { billing: null, amount: order.amount }] = rows;
  const vat = vatOf(shop, billing?.country ?? '');
  const rate = vat?.rate ?? null;
  const tax = rate === null ? null : taxIn(amount, currency, rate);
  await sql`
    WITH counted AS (
      INSERT INTO invoice_numbers (year, last) VALUES (${yearOf(at)}, 1)
      ON CONFLICT (year) DO UPDATE SET last = invoice_numbers.last + 1 RETURNING year, last)
    INSERT INTO invoices (user_id, order_id, year, number, customer_name, customer_email, amount, currency, created_at,
      billing, seller, vat_country, vat_rate, tax)
    SELECT users.id, ${order.id}::bigint, counted.year, counted.last, users.name, users.email, ${amount}::numeric,
      ${currency}, ${at}::timestamptz,
      users.billing, ${JSON.stringify(shop)}::jsonb, ${vat?.country ?? null}, ${vat?.rate ?? null}, ${tax}::numeric
    FROM counted, users WHERE users.id = ${order.user_id}
  `.execute(trx);
};

const vatIn = (row: { vat_country: string | null; vat_rate: string | null }): Vat | null =>
  row.vat_country === null
    ? null
    : { country: row.vat_country, rate: row.vat_rate === null ? null : Number(row.vat_rate) };

/** Returns the lines of an order that were paid, in their order. */
export const linesOf = (db: Kysely<DB>, orderId: number) =>
  db
    .selectFrom('order_lines')
    .select(['title', 'amount'])
    .where('order_id', '=', orderId)
    .where('granted', '=', true)
    .orderBy('position')
    .execute();

/** Returns null when this customer has no such invoice. */
const invoiceOf = async (
  db: Database,
  userId: number,
  id: number,
): Promise<BillingDocument | null> => {
  const row = await db.sql
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .selectAll('invoices')
    .select(['orders.provider', sql<WireBilling | null>`invoices.billing`.as('billing')])
    .select(sql<ShopFile | null>`invoices.seller`.as('seller'))
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
    lines: await linesOf(db.sql, row.order_id),
    amount: row.amount,
    currency: row.currency,
    paidThrough: row.provider,
    shop: row.seller ?? neutralShop,
    billing: row.billing,
    vat: vatIn(row),
    tax: row.tax,
  };
};

export const makeInvoiceStore = (db: Database) => ({
  /** Returns what a customer has entered for invoices. */
  billingOf: async (userId: number): Promise<WireBilling> => {
    const row = await db.sql
      .selectFrom('users')
      .select(sql<WireBilling | null>`billing`.as('billing'))
      .where('id', '=', userId)
      .executeTakeFirst();
    return row?.billing ?? emptyBilling;
  },

  /** Replaces it, for the invoices to come. */
  setBilling: async (userId: number, billing: WireBilling): Promise<void> => {
    const isEmpty = Object.values(billing).every((line) => line === '');
    await db.sql
      .updateTable('users')
      .set({ billing: isEmpty ? null : JSON.stringify(billing) })
      .where('id', '=', userId)
      .execute();
  },

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
      languages: (string | null)[];
      ended: boolean;
    }>`
      SELECT id, year, number, created_at, amount, currency,
        (SELECT ended_at IS NOT NULL FROM orders WHERE orders.id = invoices.order_id) AS ended,
        bought.*
      FROM invoices CROSS JOIN LATERAL (
        SELECT json_agg(line.title ORDER BY position) AS positions,
          json_agg(${languageOfTitle('line.title')} ORDER BY position) AS languages
        FROM order_lines AS line LEFT JOIN guides ON guides.id = line.guide_id
        WHERE line.order_id = invoices.order_id AND granted) AS bought
      WHERE user_id = ${userId} ORDER BY invoices.id DESC
    `.execute(db.sql);
    const notes = await creditNotesOf(db, userId);
    return rows.map((row) => ({
      id: row.id,
      number: invoiceNumber(row),
      created_at: row.created_at.toISOString(),
      paid_amount: row.amount,
      currency: row.currency,
      positions: row.positions,
      languages: row.languages,
      ...(row.ended && { ended: true }),
      credit_notes: notes.get(row.id) ?? [],
    }));
  },

  invoice: (userId: number, id: number) => invoiceOf(db, userId, id),

  /** Returns null when this customer has no such credit note. */
  creditNote: async (userId: number, id: number): Promise<BillingDocument | null> => {
    const row = await db.sql
      .selectFrom('credit_notes')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    const invoice = row && (await invoiceOf(db, userId, row.invoice_id));
    if (!invoice) return null;
    // A part of the money that is the price of one guide was returned for that guide.
    const priced = invoice.lines.filter(({ amount }) => amount === row.amount);
    const lines = priced.length === 1 ? priced : invoice.lines;
    return {
      ...invoice,
      kind: row.reason,
      number: creditNoteNumber(row),
      refersTo: invoice.number,
      createdAt: row.created_at,
      lines: lines.map(({ title }) => ({ title, amount: null })),
      amount: row.amount,
      tax: row.tax,
    };
  },
});

export type InvoiceStore = ReturnType<typeof makeInvoiceStore>;
