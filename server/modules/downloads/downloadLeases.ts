import { sql } from 'kysely';
import type { WireDownloadLeases } from '../../../contract/downloads.ts';
import { DAY, now, SECOND } from '../../lib/clock.ts';
import type { Database } from '../../db/open.ts';
import type { Subscriptions } from '../../db/schema.generated.ts';

/** A download that has had no contact with the server for so long is not played. */
const LONGEST_MS = 30 * DAY;

/**
 * Returns the lease in seconds from `at`: 30 days, or less when the subscription ends before. `end`: null for a
 * lifetime.
 */
export const leaseSeconds = (end: Date | null, at: Date): number => {
  const left = end === null ? LONGEST_MS : Math.min(LONGEST_MS, end.getTime() - at.getTime());
  return Math.max(0, Math.floor(left / SECOND));
};

/**
 * Returns when the customer's subscriptions end, as a renewal begins where the one before ends; `at` when none is active
 * then, null for a lifetime. `sorted`: those that have not ended, by their beginning.
 */
const endOf = (
  sorted: readonly Pick<Subscriptions, 'starts_at' | 'ends_at'>[],
  at: Date,
): Date | null => {
  let end = at;
  for (const { starts_at, ends_at } of sorted) {
    if (starts_at > end) break;
    if (ends_at === null) return null;
    if (ends_at > end) end = ends_at;
  }
  return end;
};

/** How long downloads may be played without another contact to the server (contract/downloads.ts). */
export const makeDownloadLeases = (db: Database) => {
  const leasesOf = async (userId: number): Promise<WireDownloadLeases> => {
    const at = now();
    const [owned, subscriptions] = await Promise.all([
      db.sql
        .selectFrom('purchases')
        .select('guide_id')
        .where('user_id', '=', userId)
        .union(
          db.sql
            .selectFrom('guides')
            .select('id as guide_id')
            .where(sql<boolean>`price = 0 AND kept`),
        )
        .execute(),
      db.sql
        .selectFrom('subscriptions')
        .select(['starts_at', 'ends_at'])
        .where('user_id', '=', userId)
        .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', at)]))
        .orderBy('starts_at')
        .execute(),
    ]);
    return {
      guide_ids: owned.map(({ guide_id }) => guide_id).sort((one, other) => one - other),
      lease_seconds: leaseSeconds(null, at),
      subscription_seconds: leaseSeconds(endOf(subscriptions, at), at),
    };
  };
  return {
    leasesOf,
    /** Returns seconds; 0 for a guide that the customer does not own. */
    leaseOf: async (userId: number, guideId: number): Promise<number> => {
      const leases = await leasesOf(userId);
      return leases.guide_ids.includes(guideId)
        ? leases.lease_seconds
        : leases.subscription_seconds;
    },
  };
};

export type DownloadLeases = ReturnType<typeof makeDownloadLeases>;
