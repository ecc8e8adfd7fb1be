import { sql, type Kysely } from 'kysely';
import { now } from '../../lib/clock.ts';
import type { Database } from '../../db/open.ts';
import type { Schema } from '../../db/schema.ts';

/** What one customer has, read in one statement and asked as often as an answer has guides. */
export interface Owned {
  /** Free, bought singly, or covered by a subscription that is active now. */
  owns(guideId: number): boolean;
  /** In the library (wish list). */
  inLibrary(guideId: number): boolean;
  /** Whether there is any guide that is owned or in the library. */
  readonly hasAny: boolean;
}

/** A subscription covers from its start to its end; one without end has null there. */
export const activeAt = (at: Date) =>
  sql<boolean>`starts_at <= ${at} AND (ends_at IS NULL OR ends_at > ${at})`;

/** Those of `guideIds` that the customer owns at this moment. */
export const ownsNow = async (
  db: Kysely<Schema>,
  userId: number,
  guideIds: number[],
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM unnest(${guideIds}::bigint[]) AS asked (id)
    WHERE id IN (SELECT guide_id FROM purchases WHERE user_id = ${userId})
      OR id IN (SELECT id FROM guides WHERE price = 0)
      OR EXISTS (SELECT FROM subscriptions WHERE user_id = ${userId} AND ${activeAt(now())})
  `.execute(db);
  return rows.map(({ id }) => id);
};

interface Row {
  /** Free guides, and those bought singly. */
  own: number[];
  wished: number[];
  subscribed: boolean;
}

export const makeOwnership = (db: Database) => ({
  of: async (userId: number): Promise<Owned> => {
    // As JSON, which both drivers read alike: arrays of bigint come as texts from one of them.
    const { rows } = await sql<Row>`
      SELECT
        (SELECT coalesce(json_agg(id), '[]') FROM (
          SELECT guide_id AS id FROM purchases WHERE user_id = ${userId}
          UNION SELECT id FROM guides WHERE price = 0) AS mine) AS own,
        (SELECT coalesce(json_agg(guide_id), '[]') FROM wishes
          WHERE user_id = ${userId}) AS wished,
        EXISTS (SELECT FROM subscriptions
          WHERE user_id = ${userId} AND ${activeAt(now())}) AS subscribed
    `.execute(db.sql);
    const row = rows[0] ?? { own: [], wished: [], subscribed: false };
    const own = new Set(row.own);
    const wished = new Set(row.wished);
    return {
      owns: (guideId) => row.subscribed || own.has(guideId),
      inLibrary: (guideId) => wished.has(guideId),
      hasAny: row.subscribed || own.size > 0 || wished.size > 0,
    };
  },
});

export type Ownership = ReturnType<typeof makeOwnership>;
