/** Ends and restores what an order has granted, in the transaction of its reversal (reversals.ts). */
import { sql, type NotNull, type RawBuilder, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema.generated.ts';
import { now } from '../../../lib/clock.ts';

type Trx = Transaction<DB>;

const zone = sql`(SELECT time_zone FROM meta)`;

/** The same day and time some months after `start`, as the shop's clocks show it. */
export const monthsAfter = (
  start: RawBuilder<Date>,
  months: RawBuilder<unknown>,
): RawBuilder<Date> => sql<Date>`(
  (${start} AT TIME ZONE ${zone} + make_interval(months => ${months})) AT TIME ZONE ${zone})`;

/** Returns whether a line of an order was withdrawn from. */
export const isWithdrawn = sql<boolean>`EXISTS (SELECT FROM withdrawals
  WHERE withdrawals.order_id = order_lines.order_id AND withdrawals.position = order_lines.position)`;

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
      AND granted AND NOT ${isWithdrawn} AND guide_id IN (SELECT guide_id FROM order_lines WHERE order_id = ${orderId})
    ORDER BY order_id
    ON CONFLICT DO NOTHING
  `.execute(trx);
};

/**
 * Subscriptions follow each other: the first one has begun or begins now, each of the others begins where the one before ends.
 * The end of one, and its return, may have left a gap or an overlap.
 */
const chainSubscriptions = async (trx: Trx, userId: number, at: Date): Promise<void> => {
  const running = await trx
    .selectFrom('subscriptions')
    .innerJoin('order_lines', 'order_lines.order_id', 'subscriptions.order_id')
    .select(['subscriptions.id', 'starts_at', 'ends_at', 'duration'])
    .where('user_id', '=', userId)
    .where('ends_at', '>', at)
    .$narrowType<{ ends_at: NotNull }>()
    .orderBy('starts_at')
    .orderBy('subscriptions.id')
    .execute();
  let next: Date | undefined;
  for (const { id, starts_at, ends_at, duration } of running) {
    const begin: Date = next ?? (starts_at < at ? starts_at : at);
    next = ends_at;
    if (begin.getTime() === starts_at.getTime()) continue;
    const moved = await trx
      .updateTable('subscriptions')
      .set({
        starts_at: begin,
        // The end is another one: its mails are due again.
        noticed_days: null,
        ends_at: monthsAfter(sql`${begin}::timestamptz`, sql`${duration}::int`),
      })
      .where('id', '=', id)
      .returning('ends_at')
      .$narrowType<{ ends_at: NotNull }>()
      .executeTakeFirstOrThrow();
    next = moved.ends_at;
  }
};

/** Ends one guide of an order, which keeps the others. */
export const endGuide = async (
  trx: Trx,
  { orderId, guideId }: { orderId: number; guideId: number },
): Promise<void> => {
  await trx
    .deleteFrom('purchases')
    .where('order_id', '=', orderId)
    .where('guide_id', '=', guideId)
    .execute();
  await grantPaid(trx, orderId, now());
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
  await chainSubscriptions(trx, user_id, at);
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
  await chainSubscriptions(trx, user_id, at);
};
