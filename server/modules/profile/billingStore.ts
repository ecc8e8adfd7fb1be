import { sql } from 'kysely';
import type { WireGuide } from '../../../contract/guides.ts';
import type { WireActivePlan, WireUserSubscription } from '../../../contract/profile.ts';
import { now } from '../../lib/clock.ts';
import type { Database } from '../../db/open.ts';
import type { Access } from '../access/access.ts';
import { toWireGuide, type GuidesById } from '../catalogue/guideStore.ts';
import { activeAt } from '../access/ownership.ts';

/** Reads a customer's payments for the profile. */
export const makeBillingStore = (db: Database, guides: GuidesById) => ({
  /** Returns one record for each payment with an invoice, also if it was refunded later, newest first; its id is the invoice's. */
  billingOf: async (userId: number): Promise<WireUserSubscription[]> => {
    const rows = await db.sql
      .selectFrom('invoices')
      .innerJoin('orders', 'orders.id', 'invoices.order_id')
      .select([
        'invoices.id',
        'invoices.amount',
        'invoices.currency',
        'invoices.created_at',
        'orders.kind',
        'orders.provider',
      ])
      .where('invoices.user_id', '=', userId)
      .orderBy('invoices.id', 'desc')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      guide_type: row.kind === 'plan' ? 'premium' : 'single',
      paid_amount: row.amount,
      currency: row.currency,
      type: row.provider,
      created_at: row.created_at.toISOString(),
    }));
  },

  /** Returns the active plan with the end of its last renewal; null when no subscription is active. */
  activePlanOf: async (userId: number): Promise<WireActivePlan | null> => {
    const { rows } = await sql<{ name: string; end: Date | null }>`
      SELECT name, CASE WHEN ends_at IS NOT NULL THEN
        (SELECT max(ends_at) FROM subscriptions WHERE user_id = ${userId}) END AS end
      FROM subscriptions WHERE user_id = ${userId} AND ${activeAt(now())}
      ORDER BY ends_at IS NULL DESC, starts_at DESC LIMIT 1
    `.execute(db.sql);
    const [plan] = rows;
    return plan ? { name: plan.name, end: plan.end?.toISOString() ?? '' } : null;
  },

  /** Returns the plan that ended last, by its time or by a refund or dispute; null when none has ended. */
  endedPlanOf: async (userId: number): Promise<WireActivePlan | null> => {
    const { rows } = await sql<{ name: string; end: Date }>`
      SELECT name, ends_at AS "end" FROM subscriptions
      WHERE user_id = ${userId} AND ends_at <= ${now()}
      UNION ALL
      SELECT name, least(ends_at, orders.ended_at) FROM ended_subscriptions
      JOIN orders ON orders.id = order_id
      WHERE ended_subscriptions.user_id = ${userId} AND orders.ended_at IS NOT NULL
      ORDER BY 2 DESC LIMIT 1
    `.execute(db.sql);
    const [plan] = rows;
    return plan ? { name: plan.name, end: plan.end.toISOString() } : null;
  },

  /**
   * Returns the ids of bought guides, newest first, including withdrawn ones; guides that a subscription covers are not
   * listed.
   */
  purchasedIds: async (userId: number): Promise<number[]> => {
    const bought = await db.sql
      .selectFrom('purchases')
      .select('guide_id')
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .orderBy('guide_id')
      .execute();
    return bought.map(({ guide_id }) => guide_id);
  },

  /** Returns the guides of these ids, in their order. */
  purchasedGuides: async (ids: number[], access: Access): Promise<WireGuide[]> =>
    (await guides.get(ids)).map(toWireGuide(access)),
});

export type BillingStore = ReturnType<typeof makeBillingStore>;
