import { sql } from 'kysely';

/**
 * The condition for rows of `refunds` with their `payments` whose money is still to be returned. A bank that has taken the
 * money back for a dispute has returned it.
 */
export const unsettledRefund = sql<boolean>`refund_id IS NULL AND NOT EXISTS (
  SELECT FROM disputes WHERE disputes.payment_id = payments.id AND active)`;
