import { sql } from 'kysely';
import { DAY, inMs, MINUTE, now } from '../../../lib/clock.ts';
import type { Database } from '../../../db/open.ts';

/** A refund that is due (`refund_due` of modules/checkout/orders/settlement.ts). */
export interface DueRefund {
  id: number;
  order_id: number;
  user_id: number;
  session_id: string;
  payment_id: string;
  /** Exact, with the digits of its currency. */
  refund_due: string;
  currency: string;
  /** Including this attempt. */
  refund_attempts: number;
}

/** Longer than an attempt takes: after this time another server makes the refund of one that stopped meanwhile. */
const LEASE_MS = MINUTE;
/** After so many failures in a row the provider has more than a temporary problem. */
const ATTEMPTS_BEFORE_ATTENTION = 6;

export const makeRefundStore = (db: Database, retryMs: number) => ({
  /**
   * Returns a refund to make now, if there is one: only one, because each of a list would wait for those before it until
   * its lease has ended, and would be made by two servers.
   */
  claimDue: async (provider: string): Promise<DueRefund | undefined> => {
    const { rows } = await sql<DueRefund>`
      UPDATE payments SET refund_attempts = refund_attempts + 1, refund_next_at = ${inMs(LEASE_MS)}
      WHERE id = (
        SELECT id FROM payments
        WHERE provider = ${provider} AND refund_due > 0 AND refund_id IS NULL
          AND (refund_next_at IS NULL OR refund_next_at <= ${now()}::timestamptz)
        ORDER BY refund_next_at NULLS FIRST, id LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING id, order_id, session_id, payment_id, refund_due, currency, refund_attempts,
        (SELECT user_id FROM orders WHERE orders.id = order_id) AS user_id
    `.execute(db.sql);
    return rows[0];
  },

  made: async (paymentId: number, refundId: string): Promise<void> => {
    await db.sql
      .updateTable('payments')
      .set({ refund_id: refundId, refund_problem: null, refund_needs_attention: false })
      .where('id', '=', paymentId)
      .execute();
  },

  /**
   * Stores a failure and when the next attempt is: the delay doubles each time, up to a day. `isRefused`: by the provider,
   * which will probably refuse again. Returns true when an operator has to look at it now.
   */
  failed: async (
    paymentId: number,
    { problem, isRefused }: { problem: string; isRefused: boolean },
  ): Promise<boolean> => {
    const { rows } = await sql<{ needsAttention: boolean }>`
      UPDATE payments SET refund_problem = ${problem},
        refund_next_at = ${now()}::timestamptz + make_interval(secs => least(
          ${retryMs / 1000}::float8 * power(2, least(refund_attempts - 1, 20)), ${DAY / 1000}::float8)),
        refund_needs_attention = ${isRefused} OR refund_attempts >= ${ATTEMPTS_BEFORE_ATTENTION}
      WHERE id = ${paymentId} RETURNING refund_needs_attention AS "needsAttention"
    `.execute(db.sql);
    return rows[0]?.needsAttention ?? false;
  },
});

export type RefundStore = ReturnType<typeof makeRefundStore>;
