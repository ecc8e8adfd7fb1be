import { sql } from 'kysely';
import { DAY, inMs, MINUTE, now } from '../../../lib/clock.ts';
import type { Database } from '../../../db/open.ts';
import { transaction } from '../../../db/transaction.ts';
import { unsettledRefund } from '../../../db/unsettledRefund.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { lockCustomer } from '../../cart/ordersLock.ts';
import type { MadeRefund } from './provider.ts';
import { REFUND_REASONS, settleReversals } from './reversals.ts';

/** A refund that is due: what was paid too much (modules/checkout/orders/settlement.ts), or a withdrawal. */
export interface DueRefund {
  id: number;
  order_id: number;
  user_id: number;
  session_id: string;
  payment_id: string;
  /** Of the line that was withdrawn from; null: paid too much. */
  position: number | null;
  /** Exact, with the digits of its currency. */
  amount: string;
  currency: string;
  /** Including this attempt. */
  attempts: number;
}

/** Longer than an attempt takes: after this time another server makes the refund of one that stopped meanwhile. */
const LEASE_MS = MINUTE;
/** After so many failures in a row the provider has more than a temporary problem. */
const ATTEMPTS_BEFORE_ATTENTION = 6;

export const makeRefundStore = (db: Database, mailer: Mailer, retryMs: number) => ({
  /**
   * Returns a refund to make now, if there is one: only one, because each of a list would wait for those before it until
   * its lease has ended, and would be made by two servers. While a bank has the money of a payment, because of a dispute,
   * its refunds wait. If the dashboard has refunded a part, no more is refunded than what is left.
   */
  claimDue: async (provider: string): Promise<DueRefund | undefined> => {
    const { rows } = await sql<DueRefund>`
      UPDATE refunds SET attempts = attempts + 1, next_at = ${inMs(LEASE_MS)}
      FROM payments CROSS JOIN LATERAL (
        SELECT refunded + coalesce(sum(made.amount), 0) AS returned FROM refunds AS made
        WHERE made.payment_id = payments.id AND made.made_at > coalesce(refunded_at, '-infinity')) AS told
      WHERE payments.id = refunds.payment_id AND refunds.id = (
        SELECT refunds.id FROM refunds JOIN payments ON payments.id = refunds.payment_id
        WHERE provider = ${provider} AND ${unsettledRefund}
          AND (next_at IS NULL OR next_at <= ${now()}::timestamptz)
        ORDER BY next_at NULLS FIRST, refunds.id LIMIT 1 FOR UPDATE OF refunds SKIP LOCKED)
      RETURNING refunds.id, order_id, session_id, payments.payment_id, position, attempts, currency,
        (SELECT user_id FROM orders WHERE orders.id = order_id) AS user_id,
        CASE WHEN returned < payments.amount THEN least(refunds.amount, payments.amount - returned)
          ELSE refunds.amount END AS amount
    `.execute(db.sql);
    return rows[0];
  },

  /** Stores that it is made. What the provider has said meanwhile can now be told from it. */
  made: (due: DueRefund, { id: refund_id, at: made_at }: MadeRefund): Promise<void> =>
    transaction(db, async (trx) => {
      await lockCustomer(trx, due.user_id);
      await trx
        .updateTable('refunds')
        .set({ refund_id, made_at, problem: null, needs_attention: false })
        .where('id', '=', due.id)
        .execute();
      const paid = { order: due.order_id, user: due.user_id };
      await settleReversals(trx, mailer, paid, REFUND_REASONS);
    }),

  /**
   * Stores a failure and when the next attempt is: the delay doubles each time, up to a day. `isRefused`: by the provider,
   * which will probably refuse again. Returns true when an operator has to look at it now.
   */
  failed: async (
    id: number,
    { problem, isRefused }: { problem: string; isRefused: boolean },
  ): Promise<boolean> => {
    const { rows } = await sql<{ needsAttention: boolean }>`
      UPDATE refunds SET problem = ${problem},
        next_at = ${now()}::timestamptz + make_interval(secs => least(
          ${retryMs / 1000}::float8 * power(2, least(attempts - 1, 20)), ${DAY / 1000}::float8)),
        needs_attention = ${isRefused} OR attempts >= ${ATTEMPTS_BEFORE_ATTENTION}
      WHERE id = ${id} RETURNING needs_attention AS "needsAttention"
    `.execute(db.sql);
    return rows[0]?.needsAttention ?? false;
  },
});

export type RefundStore = ReturnType<typeof makeRefundStore>;
