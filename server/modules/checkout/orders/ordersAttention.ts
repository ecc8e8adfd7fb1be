import { sql } from 'kysely';
import type { Database } from '../../../db/open.ts';

interface WaitingRefund {
  payment: number;
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

/** Lists refunds and events that wait, for `npm run orders`. */
export const makeOrdersAttention = (db: Database) => ({
  /** Refunds that need attention are first. */
  refunds: async (): Promise<WaitingRefund[]> => {
    const { rows } = await sql<WaitingRefund>`
      SELECT payments.id AS payment, order_id AS order, user_id AS customer,
        refund_due || ' ' || payments.currency AS amount, payment_id AS "atProvider",
        refund_attempts AS attempts, refund_next_at AS "nextAttempt", refund_problem AS problem,
        refund_needs_attention AS "needsAttention"
      FROM payments JOIN orders ON orders.id = order_id
      WHERE refund_due > 0 AND refund_id IS NULL
      ORDER BY refund_needs_attention DESC, payments.id
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
});
