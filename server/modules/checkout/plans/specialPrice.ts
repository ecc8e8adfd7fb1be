import { sql, type Kysely } from 'kysely';
import { DAY, now } from '../../../lib/clock.ts';
import type { Database } from '../../../db/open.ts';
import type { DB } from '../../../db/schema.generated.ts';

/** How long after the first download of a free guide the special price is valid. */
const VALID_MS = 7 * DAY;

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

/** Whether the customer has a year at the special price, paid after `since` and not taken back. */
const hasBought = async (db: Kysely<DB>, userId: number, since: Date): Promise<boolean> => {
  const found = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .innerJoin('plans', 'plans.id', 'order_lines.plan_id')
    .select('orders.id')
    .where('orders.user_id', '=', userId)
    .where('orders.status', '=', 'paid')
    .where('orders.ended_at', 'is', null)
    .where('orders.created_at', '>=', since)
    .where('plans.status', '=', 'special')
    .executeTakeFirst();
  return found !== undefined;
};

/** Returns when the customer's special price ends; null when it has not begun, has ended or was used. */
export const specialPriceEnd = async (db: Kysely<DB>, userId: number): Promise<Date | null> => {
  const first = await db
    .selectFrom('first_free_downloads')
    .select('downloaded_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!first) return null;
  const end = new Date(first.downloaded_at.getTime() + VALID_MS);
  if (end <= now() || (await hasBought(db, userId, first.downloaded_at))) return null;
  return end;
};

/** The special price for a week after the first free guide, once for each mailbox: plans with the stored status 'special'. */
export const makeSpecialPrice = (db: Database) => ({
  endOf: (userId: number): Promise<Date | null> => specialPriceEnd(db.sql, userId),

  /** Stores a download. The first one of a free guide starts the special price; later ones change nothing. */
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
