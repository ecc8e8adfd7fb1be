/**
 * Handles refunds and disputes made at the provider: what was bought with the money ends.
 * docs/decisions/016-refunds-and-disputes.md has the rules and their reasons. Everything is computed from the current
 * state of an order's payments and disputes, so that an event that arrives twice or out of order changes nothing more.
 */
import { sql, type Transaction } from 'kysely';
import { now } from '../../../lib/clock.ts';
import type { Database } from '../../../db/open.ts';
import type { DB } from '../../../db/schema.generated.ts';
import type { CreditReason } from '../../../db/values.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { credited, makeCreditNote } from '../invoices/creditNotes.ts';
import { lockCustomer } from '../../cart/ordersLock.ts';
import { endEntitlement, isWithdrawn, restoreEntitlement } from './entitlements.ts';

export interface RefundedPayment {
  paymentId: string;
  /** Total refund of this payment so far, exact with the digits of its currency. */
  refunded: string;
  /** Time of the provider's event. */
  at: Date;
  /** The provider was asked because of the event: every refund that is made is in the total. */
  isCurrent?: true;
}

export interface DisputedPayment {
  paymentId: string;
  disputeId: string;
  amount: string;
  /** The bank has taken the money and has not returned it. */
  isActive: boolean;
  at: Date;
}

export interface Reversal {
  userId: number;
  orderId: number;
  /** What happened to the customer's right to listen. */
  entitlement: 'ended' | 'restored' | 'unchanged';
  /** Number of the credit note. */
  note: string | null;
}

/** In place of a refund's id: it was refused, because the customer has the money by refunds of the dashboard. */
export const REFUNDED_ELSEWHERE = 'refunded elsewhere';

type Trx = Transaction<DB>;

interface PaidOrder {
  order: number;
  user: number;
}

const paidOrder = async (
  trx: Trx,
  provider: string,
  paymentId: string,
): Promise<(PaidOrder & { payment: number }) | undefined> => {
  const found = await trx
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.id as payment', 'orders.id as order', 'orders.user_id as user'])
    .where('payments.provider', '=', provider)
    .where('payments.payment_id', '=', paymentId)
    .executeTakeFirst();
  if (found) await lockCustomer(trx, found.user);
  return found;
};

/** Returns the time of the newest refund that this server has made, or a later one. */
const timeOfNewest = async (trx: Trx, payment: number, later: Date): Promise<Date> => {
  const { newest } = await trx
    .selectFrom('refunds')
    .select(({ fn }) => fn.max('made_at').as('newest'))
    .where('payment_id', '=', payment)
    .executeTakeFirstOrThrow();
  return newest !== null && newest > later ? newest : later;
};

interface Standing {
  invoice: number;
  /** Amount that is still to be credited or, in `debit`, taken back; zero for neither. */
  credit: string;
  debit: string;
  ended: boolean;
  shouldEnd: boolean;
}

/**
 * Compares the credit notes of an order with the money that has gone back: what was withdrawn, from the second of the
 * act; what the provider says was refunded beyond that; and active disputes. `refund_due` was never invoiced.
 *
 * The provider says how much of a payment was refunded in all. While the attempt of a withdrawal's refund is not known to
 * have succeeded, it is unknown whether that is in it. `low` assumes that it is, `high` that it is not: notes are written
 * only when both agree that one is missing.
 */
const standingOf = async (trx: Trx, orderId: number): Promise<Standing | undefined> => {
  const { rows } = await sql<Standing>`
    WITH gone AS (
      SELECT coalesce(sum(least(amount - refund_due, withdrawn + greatest(0, refunded - refund_due - tried) + disputed)), 0) AS low,
        coalesce(sum(least(amount - refund_due, withdrawn + greatest(0, refunded - refund_due - included) + disputed)), 0) AS high,
        coalesce(bool_or(disputed > 0 AND refund_due < amount), false) AS is_disputed
      FROM payments, LATERAL (
        SELECT coalesce(sum(disputes.amount), 0) AS disputed FROM disputes
        WHERE disputes.payment_id = payments.id AND active) AS at_banks, LATERAL (
        SELECT coalesce(sum(refunds.amount), 0) AS withdrawn,
          coalesce(sum(refunds.amount) FILTER (
            WHERE attempts > 0 AND (made_at IS NULL OR made_at <= refunded_at)), 0) AS tried,
          coalesce(sum(refunds.amount) FILTER (WHERE made_at <= refunded_at), 0) AS included
        FROM refunds WHERE refunds.payment_id = payments.id AND position IS NOT NULL) AS ours
      WHERE order_id = ${orderId}),
    paper AS (
      SELECT invoices.id, invoices.amount, least(invoices.amount, low) AS low, least(invoices.amount, high) AS high,
        is_disputed, ${credited} AS written
      FROM invoices, gone WHERE order_id = ${orderId})
    SELECT paper.id AS invoice, greatest(low - written, 0) AS credit,
      greatest(written - high, 0) AS debit, ended_at IS NOT NULL AS ended,
      (is_disputed
        OR (paper.amount > 0 AND paper.amount = CASE WHEN ended_at IS NULL THEN low ELSE high END)
        OR NOT EXISTS (SELECT FROM order_lines WHERE order_id = orders.id AND granted AND NOT ${isWithdrawn}))
        AS "shouldEnd"
    FROM paper, orders WHERE orders.id = ${orderId}
  `.execute(trx);
  return rows[0];
};

interface Reasons {
  gone: CreditReason;
  returned: CreditReason;
}

export const REFUND_REASONS: Reasons = { gone: 'refund', returned: 'refund_failed' };

/**
 * Writes what is missing and ends or restores what was bought.
 * @param reasons for the note that is written when more money has gone back, and when some of it has returned
 */
export const settleReversals = async (
  trx: Trx,
  mailer: Mailer,
  { order, user }: PaidOrder,
  reasons: Reasons,
): Promise<Reversal> => {
  const at = now();
  const standing = await standingOf(trx, order);
  const unchanged: Reversal = {
    userId: user,
    orderId: order,
    entitlement: 'unchanged',
    note: null,
  };
  // Nothing was granted: this server refunded the payment itself.
  if (!standing) return unchanged;
  const { invoice, credit, debit, ended, shouldEnd } = standing;
  let note: string | null = null;
  if (Number(credit) > 0)
    note = await makeCreditNote(trx, invoice, { mailer, reason: reasons.gone, amount: credit, at });
  if (Number(debit) > 0)
    note = await makeCreditNote(trx, invoice, {
      mailer,
      reason: reasons.returned,
      amount: debit,
      at,
    });
  if (ended === shouldEnd) return { ...unchanged, note };
  await (shouldEnd ? endEntitlement : restoreEntitlement)(trx, order, at);
  return { ...unchanged, entitlement: shouldEnd ? 'ended' : 'restored', note };
};

/** Each resolves with null for a payment that is unknown or not settled yet. */
export const makeReversals = (db: Database, mailer: Mailer, provider: string) => ({
  refunded: ({
    paymentId,
    refunded,
    at: told,
    isCurrent,
  }: RefundedPayment): Promise<Reversal | null> =>
    transaction(db, async (trx) => {
      const paid = await paidOrder(trx, provider, paymentId);
      if (!paid) return null;
      const at = isCurrent ? await timeOfNewest(trx, paid.payment, told) : told;
      // Of two events of the same second, the one with the larger refund is the later.
      await sql`
        UPDATE payments SET refunded_at = ${at},
          refunded = CASE WHEN refunded_at = ${at} THEN greatest(refunded, ${refunded}::numeric)
            ELSE ${refunded}::numeric END
        WHERE id = ${paid.payment} AND (refunded_at IS NULL OR refunded_at <= ${at})
      `.execute(trx);
      return settleReversals(trx, mailer, paid, REFUND_REASONS);
    }),

  disputed: (news: DisputedPayment): Promise<Reversal | null> =>
    transaction(db, async (trx) => {
      const { paymentId, disputeId, amount, isActive, at } = news;
      const paid = await paidOrder(trx, provider, paymentId);
      if (!paid) return null;
      // Of two events of the same second, the one that ends the dispute is the later.
      await sql`
        INSERT INTO disputes (provider, dispute_id, payment_id, amount, active, changed_at)
        VALUES (${provider}, ${disputeId}, ${paid.payment}, ${amount}, ${isActive}, ${at})
        ON CONFLICT (provider, dispute_id) DO UPDATE
        SET amount = excluded.amount, active = excluded.active, changed_at = excluded.changed_at
        WHERE disputes.changed_at < excluded.changed_at
          OR (disputes.changed_at = excluded.changed_at AND NOT excluded.active)
      `.execute(trx);
      return settleReversals(trx, mailer, paid, { gone: 'dispute', returned: 'won' });
    }),

  /**
   * A refund of this server failed: it is made again and reported. Returns false for one of the dashboard; those of this
   * server that were not needed because of it are made then.
   */
  refundFailed: async (
    refundId: string,
    { paymentId, problem }: { paymentId: string; problem: string },
  ): Promise<boolean> => {
    const isOwn = sql<boolean>`refund_id = ${refundId}`;
    const failed = await db.sql
      .updateTable('refunds')
      .from('payments')
      .set({ refund_id: null, made_at: null, next_at: null, problem, needs_attention: isOwn })
      .whereRef('payments.id', '=', 'refunds.payment_id')
      .where('provider', '=', provider)
      .where('payments.payment_id', '=', paymentId)
      .where('refund_id', 'in', [refundId, REFUNDED_ELSEWHERE])
      .returning('needs_attention')
      .execute();
    return failed.some(({ needs_attention }) => needs_attention);
  },
});

export type Reversals = ReturnType<typeof makeReversals>;
