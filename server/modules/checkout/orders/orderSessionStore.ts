import { sql } from 'kysely';
import { HOUR, now } from '../../../lib/clock.ts';
import type { Database } from '../../../db/open.ts';
import { transaction } from '../../../db/transaction.ts';
import type { OrderStatus } from '../../../db/values.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { consumeLimit } from '../../../plugins/limits/rateLimits.ts';
import { reportFailedPayment } from './orderMails.ts';
import type { Order } from './orderStore.ts';

/** A page of the provider on which an order can be paid. */
export interface SessionOfOrder {
  id: string;
  url: string;
}

const CLAIMED_AT_ONCE = 50;

/** Stores the payment pages of orders: open ones, and those that must be closed or checked. */
export const makeOrderSessions = (db: Database, mailer: Mailer, checkEveryMs: number) => {
  /** Returns where an open order can be paid; null when it has no page or is not open. */
  const pageOf = async (orderId: number): Promise<SessionOfOrder | null> => {
    const order = await db.sql
      .selectFrom('orders')
      .select(['session_id', 'payment_url'])
      .where('id', '=', orderId)
      .where('status', '=', 'open')
      .executeTakeFirst();
    if (!order?.session_id || !order.payment_url) return null;
    return { id: order.session_id, url: order.payment_url };
  };

  return {
    /**
     * Stores the page of an open order. Returns the page of another server if that one was first, and null when the
     * order is no longer open; in both cases the caller closes the page that it has opened.
     */
    keep: async (orderId: number, session: SessionOfOrder): Promise<SessionOfOrder | null> => {
      const { numUpdatedRows } = await db.sql
        .updateTable('orders')
        .set({
          session_id: session.id,
          payment_url: session.url,
          next_check_at: new Date(now().getTime() + checkEveryMs),
        })
        .where('id', '=', orderId)
        .where('status', '=', 'open')
        .where('session_id', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n ? session : pageOf(orderId);
    },

    pageOf,

    /** Returns false when a customer has returned for this order less than `withinMs` ago, at any server. */
    mayAsk: (orderId: number, withinMs: number): Promise<boolean> =>
      consumeLimit(db.sql, { key: `payment-return:${orderId}`, max: 1, withinMs }),

    /** Uses a new number after a failed try, because the provider repeats the failure for the same one. */
    nextAttempt: async (orderId: number, failed: number): Promise<void> => {
      await db.sql
        .updateTable('orders')
        .set({ attempt: failed + 1 })
        .where('id', '=', orderId)
        .where('attempt', '=', failed)
        .execute();
    },

    /** Returns orders that were replaced, but whose page may still be paid. */
    staleOf: (userId: number, provider: string): Promise<Order[]> =>
      db.sql
        .selectFrom('orders')
        .selectAll()
        .where('user_id', '=', userId)
        .where('provider', '=', provider)
        .where('status', 'in', ['superseded', 'expired'])
        .where('session_id', 'is not', null)
        .where('session_closed', '=', false)
        .orderBy('id')
        .execute(),

    /** Stores that the customer came back from paying and the provider did not say whether it is paid. */
    confirming: async (orderId: number): Promise<void> => {
      await db.sql
        .updateTable('orders')
        .set({ confirming_since: now() })
        .where('id', '=', orderId)
        .execute();
    },

    /** Stores that the provider still waits for the payment. */
    unpaid: async (provider: string, sessionId: string): Promise<void> => {
      await db.sql
        .updateTable('orders')
        .set({ confirming_since: null })
        .where('provider', '=', provider)
        .where('session_id', '=', sessionId)
        .where('confirming_since', 'is not', null)
        .execute();
    },

    /**
     * Stores that the page was closed unpaid, and reports a payment that failed. This does not change a paid order, even if
     * it arrives late.
     */
    closed: (provider: string, sessionId: string, isFailed: boolean): Promise<void> =>
      transaction(db, async (trx) => {
        const order = await trx
          .updateTable('orders')
          .set({
            session_closed: true,
            status: sql<OrderStatus>`CASE status WHEN 'open' THEN 'expired' ELSE status END`,
          })
          .where('provider', '=', provider)
          .where('session_id', '=', sessionId)
          .where('session_closed', '=', false)
          .where('status', 'in', ['open', 'superseded', 'expired'])
          .returningAll()
          .executeTakeFirst();
        if (order && isFailed) await reportFailedPayment(trx, mailer, order);
      }),

    /**
     * Replaces orders for a guide that left the catalogue, so that `claimDue` returns them and their pages are closed.
     */
    supersedeWithdrawn: async (provider: string): Promise<void> => {
      await sql`
      UPDATE orders SET status = 'superseded', next_check_at = ${now()}, session_closed = (session_id IS NULL)
      WHERE provider = ${provider} AND status = 'open' AND EXISTS (
        SELECT FROM order_lines JOIN guides ON guides.id = guide_id AND NOT guides.listed
        WHERE order_id = orders.id)
    `.execute(db.sql);
    },

    /**
     * Returns orders to ask the provider about now; each goes to one server only, and is checked less and less often
     * while nothing happens.
     */
    claimDue: async (provider: string): Promise<Order[]> => {
      const at = now();
      const { rows } = await sql<Order>`
      UPDATE orders SET next_check_at = ${at}::timestamptz + least(
        greatest(make_interval(secs => ${checkEveryMs / 1000}::float8), (${at}::timestamptz - created_at) / 2),
        make_interval(secs => ${HOUR / 1000}::float8))
      WHERE id IN (
        SELECT id FROM orders
        WHERE session_id IS NOT NULL AND NOT session_closed
          AND provider = ${provider} AND next_check_at <= ${at}::timestamptz
        ORDER BY next_check_at LIMIT ${CLAIMED_AT_ONCE} FOR UPDATE SKIP LOCKED)
      RETURNING *
    `.execute(db.sql);
      return rows;
    },
  };
};

export type OrderSessions = ReturnType<typeof makeOrderSessions>;
