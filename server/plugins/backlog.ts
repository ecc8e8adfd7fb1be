import { sql } from 'kysely';
import type { Database } from '../db/open.ts';

/** What waits for the mail server or the payment provider. */
export interface Backlog {
  mails: number;
  orders: number;
  refunds: number;
  /** Refunds that an operator has to look at: `npm run orders` lists them. */
  refundsNeedingAttention: number;
  events: number;
}

export async function countBacklog(db: Database): Promise<Backlog> {
  const { rows } = await sql<Backlog>`
    SELECT
      (SELECT count(*) FROM mails WHERE done_at IS NULL) AS mails,
      (SELECT count(*) FROM orders WHERE session_id IS NOT NULL AND NOT session_closed) AS orders,
      (SELECT count(*) FROM refunds WHERE refund_id IS NULL) AS refunds,
      (SELECT count(*) FROM refunds WHERE refund_id IS NULL AND needs_attention) AS "refundsNeedingAttention",
      (SELECT count(*) FROM payment_events WHERE handled_at IS NULL) AS events
  `.execute(db.sql);
  const [backlog] = rows;
  if (!backlog) throw new Error('A SELECT without FROM has one row');
  return backlog;
}
