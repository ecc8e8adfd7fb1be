import { sql, type Selectable } from 'kysely';
import { inMs, now } from '../../lib/clock.ts';
import type { Database } from '../../db/open.ts';
import type { RequestCounts } from '../../db/schema.generated.ts';

export type SharedCount = Selectable<RequestCounts>;

export const makeRequestCountStore = (db: Database) => ({
  /**
   * Adds counts with windows of one length to those of all servers; resolves with the sums. A window that has ended begins
   * again, as does one whose end is further away than clocks differ: the clock was set back since.
   */
  add: async (counts: SharedCount[], withinMs: number): Promise<SharedCount[]> => {
    const goesOn = sql<boolean>`(request_counts.expires_at > ${now()}::timestamptz
      and request_counts.expires_at <= ${inMs(2 * withinMs)}::timestamptz)`;
    return (
      db.sql
        .insertInto('request_counts')
        // Sorted, so that two servers do not wait for each other's rows.
        .values([...counts].sort((one, other) => (one.key < other.key ? -1 : 1)))
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            requests: sql`case when ${goesOn} then request_counts.requests else 0 end + excluded.requests`,
            expires_at: sql`case when ${goesOn} then request_counts.expires_at else excluded.expires_at end`,
          }),
        )
        .returning(['key', 'requests', 'expires_at'])
        .execute()
    );
  },
});

export type RequestCountStore = ReturnType<typeof makeRequestCountStore>;
