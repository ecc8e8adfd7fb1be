import { sql, type Kysely } from 'kysely';
import { now } from '../../../lib/clock.ts';
import type { Database } from '../../../db/open.ts';
import type { DB } from '../../../db/schema.generated.ts';

/**
 * Returns the mailbox of an address: what follows a `+` does not count, nor do the dots of Gmail, where alone they have
 * no meaning. Migration 026 has the same rule.
 */
export function mailboxOf(email: string): string {
  const [local = '', host = ''] = email.toLowerCase().split('@');
  const [name = ''] = local.split('+');
  return /^(gmail|googlemail)\.com$/.test(host)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${host}`;
}

/** Until when a customer can buy plans at their special price, by the plan's id. */
export type SpecialEnds = ReadonlyMap<number, Date>;

/**
 * Returns the customer's special prices: of plans whose time has begun, has not ended, and was not used for a plan that
 * was paid and not taken back.
 */
export const specialEnds = async (db: Kysely<DB>, userId: number): Promise<SpecialEnds> => {
  const { rows } = await sql<{ id: number; ends: Date }>`
    SELECT plans.id, begun + make_interval(days => special_days) AS ends
    FROM plans, LATERAL (SELECT CASE special_starts
      WHEN 'sign_up' THEN (SELECT created_at FROM users WHERE users.id = ${userId})
      ELSE (SELECT downloaded_at FROM first_free_downloads WHERE user_id = ${userId}) END AS begun) AS starts
    WHERE status = 'special' AND begun + make_interval(days => special_days) > ${now()}::timestamptz
      AND NOT EXISTS (
        SELECT FROM orders JOIN order_lines ON order_id = orders.id JOIN plans AS bought ON bought.id = plan_id
        WHERE user_id = ${userId} AND orders.status = 'paid' AND ended_at IS NULL AND orders.created_at >= begun
          AND bought.special_days IS NOT NULL)
  `.execute(db);
  return new Map(rows.map(({ id, ends }) => [id, ends]));
};

/** Special prices: of plans with the stored status 'special'. The one after a first free guide is for each mailbox once. */
export const makeSpecialPrice = (db: Database) => ({
  endsOf: (userId: number): Promise<SpecialEnds> => specialEnds(db.sql, userId),

  /** Stores a download. The first one of a free guide starts special prices; later ones change nothing. */
  downloaded: async (userId: number, guideId: number): Promise<void> => {
    const customer = await db.sql
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirst();
    if (!customer) return;
    await sql`
      INSERT INTO first_free_downloads (user_id, downloaded_at, mailbox)
      SELECT ${userId}::bigint, ${now()}::timestamptz, ${mailboxOf(customer.email)}
      WHERE EXISTS (SELECT FROM guides WHERE id = ${guideId} AND price = 0)
      ON CONFLICT DO NOTHING
    `.execute(db.sql);
  },
});

export type SpecialPrice = ReturnType<typeof makeSpecialPrice>;
