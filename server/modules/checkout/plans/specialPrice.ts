import { sql, type Kysely } from 'kysely';
import { DAY, now } from '../../../lib/clock.ts';
import type { Database } from '../../../db/open.ts';
import type { DB } from '../../../db/schema.generated.ts';

/** How long after the first download of a free guide the special price is valid. */
const VALID_MS = 7 * DAY;

/** Returns when the customer's special price ends; null when it has not begun or has ended. */
export const specialPriceEnd = async (db: Kysely<DB>, userId: number): Promise<Date | null> => {
  const first = await db
    .selectFrom('first_free_downloads')
    .select('downloaded_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!first) return null;
  const end = new Date(first.downloaded_at.getTime() + VALID_MS);
  return end > now() ? end : null;
};

/** The special price for a week after the first free guide: plans with the stored status 'special'. */
export const makeSpecialPrice = (db: Database) => ({
  endOf: (userId: number): Promise<Date | null> => specialPriceEnd(db.sql, userId),

  /** Stores a download. The first one of a free guide starts the special price; later ones change nothing. */
  downloaded: async (userId: number, guideId: number): Promise<void> => {
    await sql`
      INSERT INTO first_free_downloads (user_id, downloaded_at)
      SELECT ${userId}::bigint, ${now()}::timestamptz
      WHERE EXISTS (SELECT FROM guides WHERE id = ${guideId} AND price = 0)
      ON CONFLICT (user_id) DO NOTHING
    `.execute(db.sql);
  },
});

export type SpecialPrice = ReturnType<typeof makeSpecialPrice>;
