/** Ends and restores what an order has granted, in the transaction of its reversal (reversals.ts). */
import { sql, type NotNull, type RawBuilder, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema.generated.ts';
import { SHOP_TIME_ZONE } from '../../../lib/clock.ts';

type Trx = Transaction<DB>;

/** 12 is twelve months, any other duration is a lifetime. */
export const YEAR_MONTHS = 12;

/** The end of a year that begins at `start`: the same day and time a year later, as the shop's clocks show it. */
export const yearAfter = (start: RawBuilder<Date>): RawBuilder<Date> => sql<Date>`(
  (${start} AT TIME ZONE ${SHOP_TIME_ZONE} + make_interval(months => ${YEAR_MONTHS})) AT TIME ZONE ${SHOP_TIME_ZONE})`;

const setEnd = (trx: Trx, orderId: number, ended_at: Date | null) =>
  trx
    .updateTable('orders')
    .set({ ended_at })
    .where('id', '=', orderId)
    .returning('user_id')
    .executeTakeFirstOrThrow();

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

/**
 * Years follow each other: the first one has begun or begins now, each of the others begins where the one before ends.
 * The end of one, and its return, may have left a gap or an overlap.
 */
const chainYears = async (trx: Trx, userId: number, at: Date): Promise<void> => {
  const years = await trx
    .selectFrom('subscriptions')
    .select(['id', 'starts_at', 'ends_at'])
    .where('user_id', '=', userId)
    .where('ends_at', '>', at)
    .$narrowType<{ ends_at: NotNull }>()
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  let next: Date | undefined;
  for (const { id, starts_at, ends_at } of years) {
    const begin: Date = next ?? (starts_at < at ? starts_at : at);
    next = ends_at;
    if (begin.getTime() === starts_at.getTime()) continue;
    const moved = await trx
      .updateTable('subscriptions')
      .set({ starts_at: begin, ends_at: yearAfter(sql`${begin}::timestamptz`) })
      .where('id', '=', id)
      .returning('ends_at')
      .$narrowType<{ ends_at: NotNull }>()
      .executeTakeFirstOrThrow();
    next = moved.ends_at;
  }
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
  const { user_id } = await setEnd(trx, orderId, at);
  await grantPaid(trx, orderId, at);
  await chainYears(trx, user_id, at);
};

export const restoreEntitlement = async (trx: Trx, orderId: number, at: Date): Promise<void> => {
  const { user_id } = await setEnd(trx, orderId, null);
  await grantPaid(trx, orderId, at);
  await sql`
    WITH ended AS (
      DELETE FROM ended_subscriptions WHERE order_id = ${orderId}
      RETURNING user_id, order_id, plan_id, name, starts_at, ends_at)
    INSERT INTO subscriptions (user_id, order_id, plan_id, name, starts_at, ends_at)
    SELECT user_id, order_id, plan_id, name, starts_at, ends_at FROM ended
  `.execute(trx);
  await chainYears(trx, user_id, at);
};
