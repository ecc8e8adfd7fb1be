import { sql, type Kysely } from 'kysely';
import { now } from '../../lib/clock.ts';
import type { Access } from './access.ts';
import type { Database } from '../../db/open.ts';
import type { DB } from '../../db/schema.generated.ts';

/** What a customer owns, read by one statement for all guides of a response. */
export interface Owned extends Pick<Access, 'owns' | 'ownedIds' | 'wishes'> {
  /** Whether any guide is owned or in the library. */
  readonly hasAny: boolean;
}

/** Returns the condition for subscriptions that are active at a time; one without an end has null there. */
export const activeAt = (at: Date) =>
  sql<boolean>`starts_at <= ${at} AND (ends_at IS NULL OR ends_at > ${at})`;

/** Returns those of `guideIds` that the customer owns now. */
export const ownsNow = async (
  db: Kysely<DB>,
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
  /** Free and bought guides. */
  own: number[];
  /** Guides that only their buyers have. */
  hidden: number[];
  wished: number[];
  subscribed: boolean;
}

export const makeOwnership = (db: Database) => ({
  of: async (userId: number): Promise<Owned> => {
    // As JSON, which both drivers return alike: one of them returns arrays of bigint as strings.
    const { rows } = await sql<Row>`
      SELECT
        (SELECT coalesce(json_agg(id), '[]') FROM (
          SELECT guide_id AS id FROM purchases WHERE user_id = ${userId}
          UNION SELECT id FROM guides WHERE price = 0 AND kept) AS mine) AS own,
        (SELECT coalesce(json_agg(id), '[]') FROM guides WHERE NOT kept) AS hidden,
        (SELECT coalesce(json_agg(guide_id), '[]') FROM wishes
          WHERE user_id = ${userId}) AS wished,
        EXISTS (SELECT FROM subscriptions
          WHERE user_id = ${userId} AND ${activeAt(now())}) AS subscribed
    `.execute(db.sql);
    const row = rows[0] ?? { own: [], hidden: [], wished: [], subscribed: false };
    const own = new Set(row.own);
    const hidden = new Set(row.hidden);
    const wished = new Set(row.wished);
    return {
      owns: (guideId) => own.has(guideId) || (row.subscribed && !hidden.has(guideId)),
      ownedIds: row.subscribed ? null : row.own,
      wishes: (guideId) => wished.has(guideId),
      hasAny: row.subscribed || own.size > 0 || wished.size > 0,
    };
  },
});

export type Ownership = ReturnType<typeof makeOwnership>;
