/** Which lines of a customer's orders can still be withdrawn from (contract/withdrawal.ts). */
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { WITHDRAWAL_DAYS, type ConsentsResponse } from '../../../contract/withdrawal.ts';
import { languageOfTitle } from '../../db/guideLanguage.ts';
import type { DB } from '../../db/schema.generated.ts';
import { now } from '../../lib/clock.ts';
import { activeAt } from './ownership.ts';

/**
 * Returns a query for the lines, with `order_id`, `position`, `guide_id` (null: a plan), `title`, `amount`, `bought_at`
 * and `until`. The day after the purchase is the first; the last one ends at midnight, by the shop's clocks.
 */
export const withdrawableLines = (userId: number, at: Date): RawBuilder<unknown> => sql`
  SELECT line.order_id, line.position, line.guide_id, line.title, line.amount, settled_at AS bought_at, until
  FROM order_lines AS line JOIN orders ON orders.id = line.order_id CROSS JOIN meta CROSS JOIN LATERAL (
    SELECT ((settled_at AT TIME ZONE time_zone)::date + ${WITHDRAWAL_DAYS + 1}::int)::timestamp
      AT TIME ZONE time_zone AS until) AS days
  WHERE orders.user_id = ${userId} AND status = 'paid' AND ended_at IS NULL AND granted AND until > ${at}::timestamptz
    AND NOT EXISTS (SELECT FROM withdrawals AS w WHERE w.order_id = line.order_id AND w.position = line.position)
    AND (line.plan_id IS NOT NULL OR (settled_at >= consents_since
      AND NOT EXISTS (SELECT FROM consents AS c WHERE c.order_id = line.order_id AND c.position = line.position)))`;

/**
 * Returns the customer's bought guides for which the question of contract/consentWording.ts is not answered, oldest first; none
 * while a subscription covers them.
 */
export const unansweredGuides = async (
  db: Kysely<DB>,
  userId: number,
): Promise<ConsentsResponse['data']> => {
  const at = now();
  const { rows } = await sql<{ guide_id: number; title: string; language: string | null }>`
    SELECT purchases.guide_id, line.title, ${languageOfTitle('line.title')} AS language
    FROM purchases JOIN (${withdrawableLines(userId, at)}) AS line USING (order_id, guide_id)
      JOIN guides ON guides.id = purchases.guide_id
    WHERE purchases.user_id = ${userId}
      AND NOT EXISTS (SELECT FROM subscriptions WHERE user_id = ${userId} AND ${activeAt(at)})
    ORDER BY bought_at, position
  `.execute(db);
  return rows.map(({ language, ...guide }) => ({
    ...guide,
    ...(language !== null && { language }),
  }));
};
