import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { now } from '../../lib/clock.ts';
import type { Schema } from '../../db/schema.ts';

export interface RateLimit {
  /** What is limited, and for whom: `codes:17`. */
  key: string;
  /** Maximum number … */
  max: number;
  /** … within any period of so many milliseconds. */
  withinMs: number;
}

/** Returns a key with a hash, so that unregistered addresses are not stored in readable form. */
export const addressKey = (kind: string, address: string): string =>
  `${kind}:${createHash('sha256').update(address).digest('base64url')}`;

/** What is further ahead than clocks of servers differ was consumed before the clock was set back. */
const recentOf = ({ withinMs }: RateLimit, moment: Date) => {
  const since = new Date(moment.getTime() - withinMs);
  const until = new Date(moment.getTime() + withinMs);
  return sql`array(select t from unnest(allowances.taken) t
    where t > ${since}::timestamptz and t < ${until}::timestamptz)`;
};

/**
 * Consumes part of a limit; returns false, and consumes nothing, when less is left. One statement that locks the row,
 * so parallel callers, also on several servers, cannot consume more than the limit.
 */
export const consumeLimit = async (
  db: Kysely<Schema>,
  limit: RateLimit,
  count = 1,
): Promise<boolean> => {
  const { key, max, withinMs } = limit;
  const moment = now();
  const until = new Date(moment.getTime() + withinMs);
  const recent = recentOf(limit, moment);
  const taken = sql<Date[]>`array_fill(${moment}::timestamptz, array[${count}::int])`;
  const consumed = await db
    .insertInto('allowances')
    .values({ key, taken, expires_at: until })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ taken: sql`${recent} || ${taken}`, expires_at: until })
        .where(sql<boolean>`coalesce(cardinality(${recent}), 0) + ${count}::int <= ${max}`),
    )
    .returning('key')
    .executeTakeFirst();
  return consumed !== undefined;
};

/** Returns how often `consumeLimit` can still succeed now. */
export const remainingOf = async (db: Kysely<Schema>, limit: RateLimit): Promise<number> => {
  const row = await db
    .selectFrom('allowances')
    .select(sql<number>`coalesce(cardinality(${recentOf(limit, now())}), 0)::int`.as('used'))
    .where('key', '=', limit.key)
    .executeTakeFirst();
  return limit.max - (row?.used ?? 0);
};

/** Returns the newest consumed parts to the limit; those of other callers stay. */
export const returnToLimit = async (
  db: Kysely<Schema>,
  key: string,
  count: number,
): Promise<void> => {
  await db
    .updateTable('allowances')
    .set({ taken: sql`taken[1:cardinality(taken) - ${count}::int]` })
    .where('key', '=', key)
    .execute();
};

/**
 * Resets limits, for example because the password was right. Their rows are locked in one order: otherwise two callers that
 * reset the same ones could each wait for the other.
 */
export const resetLimits = async (db: Kysely<Schema>, keys: string[]): Promise<void> => {
  await db
    .deleteFrom('allowances')
    .where('key', 'in', (query) =>
      query
        .selectFrom('allowances')
        .select('key')
        .where(sql<boolean>`key = any (${keys}::text[])`)
        .orderBy('key')
        .forUpdate(),
    )
    .execute();
};

/** Resets the limits of all keys that begin with a prefix. */
export const resetLimitsBelow = async (db: Kysely<Schema>, prefix: string): Promise<void> => {
  await db
    .deleteFrom('allowances')
    .where(sql<boolean>`starts_with(key, ${prefix})`)
    .execute();
};
