/**
 * order → paid → entitlement, in one transaction. What to do with a second payment:
 *
 * A payment is a fact, so it is never ignored. It opens whatever of its order the customer has not bought
 * already, even when the order had been superseded or had expired; the rest goes back to the customer
 * (`refund_due`, carried out by modules/checkout/orders/settling.ts). So no customer pays twice for one guide, and each
 * payment opens something or is returned.
 */
import { sql, type Transaction } from 'kysely';
import { now } from '../../../lib/clock.ts';
import type { Database } from '../../../db/open.ts';
import type { Schema } from '../../../db/schema.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { paidTwice } from '../../../mail/texts.ts';
import { makeInvoice } from '../invoices/invoiceStore.ts';
import type { Order } from './orderStore.ts';
import { lockCustomer } from '../../cart/ordersLock.ts';
import { activeAt } from '../../access/ownership.ts';

/** What a provider says that it has received. */
export interface Payment {
  /** Of the order. */
  reference: string;
  provider: string;
  sessionId: string;
  /** What a refund names. */
  paymentId: string;
  /** Exact, with two digits. */
  amount: string;
  currency: string;
}

export type Settled =
  | { outcome: 'unknown' }
  /** Settled before: a repeated webhook ends here. */
  | { outcome: 'repeated' }
  | { outcome: 'granted' | 'partly' | 'refunded'; userId: number; orderId: number };

type Trx = Transaction<Schema>;

/** 12 means twelve months, anything else a lifetime. */
const YEAR_MONTHS = 12;

/** A guide that left the catalogue while its payment page was open is not sold: its price goes back. */
const grantGuides = async (trx: Trx, order: Order, at: Date): Promise<void> => {
  await sql`
    WITH bought AS (
      INSERT INTO purchases (user_id, guide_id, order_id, created_at)
      SELECT ${order.user_id}::bigint, guide_id, order_id, ${at}::timestamptz
      FROM order_lines JOIN guides ON guides.id = guide_id AND guides.listed
      WHERE order_id = ${order.id}
      ON CONFLICT DO NOTHING RETURNING guide_id)
    UPDATE order_lines SET granted = true
    WHERE order_id = ${order.id} AND guide_id IN (SELECT guide_id FROM bought)
  `.execute(trx);
};

/** A plan paid by mistake: nothing is left to extend, or the order that took this one's place was paid as well. */
const isSecondPlan = async (trx: Trx, order: Order, at: Date): Promise<boolean> => {
  const { rows } = await sql<{ second: boolean }>`
    SELECT EXISTS (SELECT FROM subscriptions
        WHERE user_id = ${order.user_id} AND ends_at IS NULL AND ${activeAt(at)})
      OR (${order.status} <> 'open' AND EXISTS (SELECT FROM orders
        WHERE user_id = ${order.user_id} AND kind = 'plan' AND status = 'paid' AND ended_at IS NULL
          AND settled_at >= ${order.created_at}::timestamptz)) AS second
  `.execute(trx);
  return rows[0]?.second ?? false;
};

/** A renewal begins where the active subscription ends; one without end begins at once. */
const grantPlan = async (trx: Trx, order: Order, at: Date): Promise<void> => {
  if (await isSecondPlan(trx, order, at)) return;
  await sql`
    INSERT INTO subscriptions (user_id, order_id, plan_id, name, starts_at, ends_at)
    SELECT ${order.user_id}::bigint, order_id, plan_id, title, start,
      CASE duration WHEN ${YEAR_MONTHS} THEN start + make_interval(months => ${YEAR_MONTHS}) END
    FROM order_lines, (
      SELECT coalesce(max(ends_at) FILTER (WHERE ends_at > ${at}), ${at}::timestamptz) AS renewal
      FROM subscriptions WHERE user_id = ${order.user_id}) AS running,
      LATERAL (SELECT CASE duration WHEN ${YEAR_MONTHS} THEN renewal ELSE ${at}::timestamptz END AS start) AS begins
    WHERE order_id = ${order.id} AND plan_id IS NOT NULL
  `.execute(trx);
  await trx
    .updateTable('order_lines')
    .set({ granted: true })
    .where('order_id', '=', order.id)
    .execute();
};

/** Orders whose page would charge for what is now owned. Their pages are closed after the transaction. */
const supersedeOthers = async (trx: Trx, order: Order, at: Date): Promise<void> => {
  await sql`
    UPDATE orders SET status = 'superseded', next_check_at = ${at}, session_closed = (session_id IS NULL)
    WHERE user_id = ${order.user_id} AND id <> ${order.id} AND status = 'open'
      AND (${order.kind} = 'plan' OR EXISTS (
        SELECT FROM order_lines AS theirs JOIN order_lines AS ours ON ours.guide_id = theirs.guide_id
        WHERE theirs.order_id = orders.id AND ours.order_id = ${order.id}))
  `.execute(trx);
};

const emptyCart = async (trx: Trx, order: Order): Promise<void> => {
  await sql`
    DELETE FROM cart_items WHERE user_id = ${order.user_id}
      AND guide_id IN (SELECT guide_id FROM order_lines WHERE order_id = ${order.id})
  `.execute(trx);
};

/** All goes back unless lines were granted by this very payment; then the others' prices do. */
const refundRest = async (
  trx: Trx,
  mailer: Mailer,
  paymentRow: number,
  order: Order,
  keep: boolean,
): Promise<boolean> => {
  const kept = keep
    ? sql`(SELECT coalesce(sum(amount), 0) FROM order_lines WHERE order_id = ${order.id} AND granted)`
    : sql`0`;
  const { rows } = await sql<{ due: string; email: string }>`
    UPDATE payments SET refund_due = amount - ${kept} FROM users
    WHERE payments.id = ${paymentRow} AND users.id = ${order.user_id}
    RETURNING refund_due || ' ' || currency AS due, email
  `.execute(trx);
  const [row] = rows;
  if (!row || row.due.startsWith('0.00 ')) return false;
  await mailer.queue(trx, { to: row.email, ...paidTwice(row.due) });
  return true;
};

export const makeSettlement =
  (db: Database, mailer: Mailer) =>
  (payment: Payment): Promise<Settled> =>
    transaction(db, async (trx): Promise<Settled> => {
      const at = now();
      const { reference, provider, sessionId, paymentId, amount, currency } = payment;
      const found = await trx
        .selectFrom('orders')
        .select(['id', 'user_id'])
        .where('reference', '=', reference)
        .executeTakeFirst();
      if (!found) return { outcome: 'unknown' };
      await lockCustomer(trx, found.user_id);
      const order = await trx
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', found.id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const row = await trx
        .insertInto('payments')
        .values({
          ...{ order_id: order.id, provider, session_id: sessionId, payment_id: paymentId },
          ...{ amount, currency, refund_id: null, received_at: at },
        })
        .onConflict((conflict) => conflict.columns(['provider', 'session_id']).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!row) return { outcome: 'repeated' };
      const who = { userId: order.user_id, orderId: order.id };

      // Another page of the same order, or another sum than was requested: nothing that we sold.
      const settledBefore = order.status === 'paid' || order.status === 'refunded';
      if (settledBefore) {
        await refundRest(trx, mailer, row.id, order, false);
        return { outcome: 'refunded', ...who };
      }
      if (amount === order.amount && currency === order.currency) {
        await (order.kind === 'cart' ? grantGuides : grantPlan)(trx, order, at);
      }
      const granted = await trx
        .selectFrom('order_lines')
        .select('position')
        .where('order_id', '=', order.id)
        .where('granted', '=', true)
        .execute();
      const kept = granted.length > 0;
      const partly = await refundRest(trx, mailer, row.id, order, kept);
      await trx
        .updateTable('orders')
        .set({ status: kept ? 'paid' : 'refunded', settled_at: at, session_closed: true })
        .where('id', '=', order.id)
        .execute();
      if (!kept) return { outcome: 'refunded', ...who };
      await emptyCart(trx, order);
      await supersedeOthers(trx, order, at);
      await makeInvoice(trx, order, at);
      return { outcome: partly ? 'partly' : 'granted', ...who };
    });

export type Settlement = ReturnType<typeof makeSettlement>;
