import { sql } from 'kysely';
import type { Database } from '../../../db/open.ts';
import { isWithdrawn } from '../payment/entitlements.ts';

interface WaitingRefund {
  order: number;
  customer: number;
  /** With its currency, such as '4.99 USD'. */
  amount: string;
  /** The provider's id of the payment. */
  atProvider: string;
  attempts: number;
  nextAttempt: Date | null;
  problem: string | null;
  needsAttention: boolean;
}

interface WaitingEvent {
  event: string;
  type: string;
  received: Date;
  attempts: number;
  nextAttempt: Date;
  problem: string | null;
}

/** A guide, or a plan without end, of two paid orders: it was bought again during a dispute that was won. */
interface PaidTwice {
  title: string;
  customer: number;
  /** Such as '3, 7'. */
  orders: string;
}

/** Lists what waits and what a person has to decide, for modules/operator. */
export const makeOrdersAttention = (db: Database) => ({
  /** Refunds that need attention are first. */
  refunds: async (): Promise<WaitingRefund[]> => {
    const { rows } = await sql<WaitingRefund>`
      SELECT order_id AS order, user_id AS customer,
        refunds.amount || ' ' || payments.currency AS amount, payments.payment_id AS "atProvider",
        attempts, next_at AS "nextAttempt", problem, needs_attention AS "needsAttention"
      FROM refunds JOIN payments ON payments.id = refunds.payment_id JOIN orders ON orders.id = order_id
      WHERE refund_id IS NULL
      ORDER BY needs_attention DESC, refunds.id
    `.execute(db.sql);
    return rows;
  },

  /** Events that wait, oldest first. */
  events: (): Promise<WaitingEvent[]> =>
    db.sql
      .selectFrom('payment_events')
      .select(['event_id as event', 'type', 'received_at as received', 'attempts', 'problem'])
      .select('next_at as nextAttempt')
      .where('handled_at', 'is', null)
      .orderBy('id')
      .execute(),

  /** What a customer has paid twice, until the price of one is returned. More months are no second payment for the first. */
  paidTwice: async (): Promise<PaidTwice[]> => {
    const { rows } = await sql<PaidTwice>`
      SELECT min(title) AS title, user_id AS customer, string_agg(order_id::text, ', ' ORDER BY order_id) AS orders
      FROM order_lines JOIN orders ON orders.id = order_id
      WHERE granted AND coalesce(duration, 0) = 0 AND NOT ${isWithdrawn} AND status = 'paid' AND ended_at IS NULL AND order_lines.amount >
        (SELECT sum(greatest(0, refunded - refund_due - coalesce((SELECT sum(refunds.amount) FROM refunds
            WHERE refunds.payment_id = payments.id AND refunds.position IS NOT NULL), 0)))
          FROM payments WHERE payments.order_id = orders.id)
      GROUP BY user_id, guide_id, plan_id HAVING count(*) > 1
      ORDER BY user_id, guide_id
    `.execute(db.sql);
    return rows;
  },
});
