/** Ends and restores what an order has granted, in the transaction of its reversal (reversals.ts). */
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../../db/schema.ts';

type Trx = Transaction<Schema>;

/**
 * Grants the order's guides that a paid order of its customer contains, this one or another: a guide that was bought
 * again during a dispute has two when the dispute is won.
 */
const grantPaid = async (trx: Trx, orderId: number, at: Date): Promise<void> => {
  await sql`
    INSERT INTO purchases (user_id, guide_id, order_id, created_at)
    SELECT user_id, guide_id, order_id, coalesce(settled_at, ${at}::timestamptz)
    FROM order_lines JOIN orders ON orders.id = order_id
    WHERE user_id = (SELECT user_id FROM orders WHERE id = ${orderId}) AND status = 'paid' AND ended_at IS NULL
      AND granted AND guide_id IN (SELECT guide_id FROM order_lines WHERE order_id = ${orderId})
    ORDER BY order_id
    ON CONFLICT DO NOTHING
  `.execute(trx);
};

export const endEntitlement = async (trx: Trx, orderId: number, at: Date): Promise<void> => {
  await trx.deleteFrom('purchases').where('order_id', '=', orderId).execute();
  await sql`
    WITH ended AS (
      DELETE FROM subscriptions WHERE order_id = ${orderId}
      RETURNING order_id, user_id, plan_id, name, starts_at, ends_at)
    INSERT INTO ended_subscriptions (order_id, user_id, plan_id, name, starts_at, ends_at)
    SELECT order_id, user_id, plan_id, name, starts_at, ends_at FROM ended
  `.execute(trx);
  await trx.updateTable('orders').set({ ended_at: at }).where('id', '=', orderId).execute();
  await grantPaid(trx, orderId, at);
};

export const restoreEntitlement = async (trx: Trx, orderId: number, at: Date): Promise<void> => {
  await trx.updateTable('orders').set({ ended_at: null }).where('id', '=', orderId).execute();
  await grantPaid(trx, orderId, at);
  await sql`
    WITH ended AS (
      DELETE FROM ended_subscriptions WHERE order_id = ${orderId}
      RETURNING user_id, order_id, plan_id, name, starts_at, ends_at)
    INSERT INTO subscriptions (user_id, order_id, plan_id, name, starts_at, ends_at)
    SELECT user_id, order_id, plan_id, name, starts_at, ends_at FROM ended
  `.execute(trx);
};
