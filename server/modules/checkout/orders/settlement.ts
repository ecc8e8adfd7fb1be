/**
 * Settles a payment in one transaction: the order is paid, the customer owns what it is for.
 *
 * A payment is never ignored, even if the order was replaced or has expired. It grants whatever of its order the
 * customer has not bought already; the rest is refunded (`refund_due`, see modules/checkout/orders/settling.ts). So no
 * customer pays twice for one guide, and each payment grants something or is refunded.
 */
import { sql, type Transaction } from 'kysely';
import { now } from '../../../lib/clock.ts';
import type { Database } from '../../../db/open.ts';
import type { DB } from '../../../db/schema.generated.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { mailTextsFor } from '../../../mail/languages.ts';
import { makeInvoice } from '../invoices/invoiceStore.ts';
import { confirmOrder } from './orderMails.ts';
import type { Order } from './orderStore.ts';
import { lockCustomer } from '../../cart/ordersLock.ts';
import { activeAt } from '../../access/ownership.ts';
import { monthsAfter } from '../payment/entitlements.ts';

/** A payment that the provider has received. */
export interface Payment {
  /** The order's reference. */
  reference: string;
  provider: string;
  sessionId: string;
  /** The id that a refund needs. */
  paymentId: string;
  /** Exact, with the digits of its currency. */
  amount: string;
  currency: string;
}

export type Settled =
  | { outcome: 'unknown' }
  /** Settled before: a repeated webhook ends here. */
  | { outcome: 'repeated' }
  | { outcome: 'granted' | 'partly' | 'refunded'; userId: number; orderId: number };

type Trx = Transaction<DB>;

/** A guide that left the catalogue while its payment page was open is not granted: its price is refunded. */
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

/**
 * Returns whether a plan was paid by mistake: the active one never ends, or the order that replaced this one was paid
 * too.
 */
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

/** Months begin when the active subscription ends; a lifetime begins now. */
const grantPlan = async (trx: Trx, order: Order, at: Date): Promise<void> => {
  if (await isSecondPlan(trx, order, at)) return;
  await sql`
    INSERT INTO subscriptions (user_id, order_id, plan_id, name, starts_at, ends_at)
    SELECT ${order.user_id}::bigint, order_id, plan_id, title, start,
      CASE WHEN duration > 0 THEN ${monthsAfter(sql.ref('start'), sql.ref('duration'))} END
    FROM order_lines, (
      SELECT coalesce(max(ends_at) FILTER (WHERE ends_at > ${at}), ${at}::timestamptz) AS renewal
      FROM subscriptions WHERE user_id = ${order.user_id}) AS running,
      LATERAL (SELECT CASE WHEN duration > 0 THEN renewal ELSE ${at}::timestamptz END AS start) AS begins
    WHERE order_id = ${order.id} AND plan_id IS NOT NULL
  `.execute(trx);
  await trx
    .updateTable('order_lines')
    .set({ granted: true })
    .where('order_id', '=', order.id)
    .execute();
};

/** Replaces open orders for what is now owned. Their pages are closed after the transaction. */
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

/** Refunds everything if no line was granted by this payment, otherwise the prices of the lines that were not. */
const refundRest = async (
  trx: Trx,
  mailer: Mailer,
  paymentRow: number,
  order: Order,
  keep: boolean,
): Promise<boolean> => {
  const grantedAmount = keep
    ? sql`(SELECT coalesce(sum(amount), 0) FROM order_lines WHERE order_id = ${order.id} AND granted)`
    : sql`0`;
  const { rows } = await sql<{ due: string; isDue: boolean }>`
    UPDATE payments SET refund_due = amount - ${grantedAmount}
    WHERE id = ${paymentRow}
    RETURNING refund_due || ' ' || currency AS due, refund_due > 0 AS "isDue"
  `.execute(trx);
  const [row] = rows;
  if (!row?.isDue) return false;
  await sql`
    INSERT INTO refunds (payment_id, amount) SELECT id, refund_due FROM payments WHERE id = ${paymentRow}
  `.execute(trx);
  const { to, texts } = await mailTextsFor(trx, order.user_id);
  await mailer.queue(trx, { to, ...texts.paidTwice(row.due) });
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
          order_id: order.id,
          provider,
          session_id: sessionId,
          payment_id: paymentId,
          amount,
          currency,
          received_at: at,
        })
        .onConflict((conflict) => conflict.columns(['provider', 'session_id']).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!row) return { outcome: 'repeated' };
      const who = { userId: order.user_id, orderId: order.id };

      // A payment for an order that is settled already, or of another amount than was requested: nothing is granted.
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
      await confirmOrder(trx, mailer, order);
      return { outcome: partly ? 'partly' : 'granted', ...who };
    });

export type Settlement = ReturnType<typeof makeSettlement>;
