import { createHash } from 'node:crypto';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { now } from '../../lib/clock.ts';
import type { DB } from '../../db/schema.generated.ts';

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

/** `after`: the name of a query; without a row from it nothing is consumed. */
const consumption = (limit: RateLimit, count: number, after?: string) => {
  const { key, max, withinMs } = limit;
  const moment = now();
  const until = new Date(moment.getTime() + withinMs);
  const recent = recentOf(limit, moment);
  return sql`insert into allowances (key, taken, expires_at)
    select ${key}, array_fill(${moment}::timestamptz, array[${count}::int]), ${until}::timestamptz
    ${after === undefined ? sql`` : sql`from ${sql.table(after)}`}
    on conflict (key) do update
    set taken = ${recent} || excluded.taken, expires_at = excluded.expires_at
    where coalesce(cardinality(${recent}), 0) + ${count}::int <= ${max}
    returning key`;
};

/**
 * Consumes part of each limit, in their order, up to the first of which less is left; returns whether all were
 * consumed. One statement that locks the rows, so parallel callers, also on several servers, cannot consume more than
 * the limits.
 */
export const consumeLimits = async (
  db: Kysely<DB>,
  limits: readonly RateLimit[],
  count = 1,
): Promise<boolean> => {
  const name = (n: number) => `limit_${n}`;
  const steps = limits.map((limit, n) => {
    const after = n === 0 ? undefined : name(n - 1);
    return sql`${sql.id(name(n))} as (${consumption(limit, count, after)})`;
  });
  const last = sql.table(name(limits.length - 1));
  const { rows } = await sql`with ${sql.join(steps)} select key from ${last}`.execute(db);
  return rows.length > 0;
};

/** Consumes part of a limit; returns false, and consumes nothing, when less is left. */
export const consumeLimit = (db: Kysely<DB>, limit: RateLimit, count = 1): Promise<boolean> =>
  consumeLimits(db, [limit], count);

/** Returns how often `consumeLimit` can still succeed now. */
export const remainingOf = async (db: Kysely<DB>, limit: RateLimit): Promise<number> => {
  const row = await db
    .selectFrom('allowances')
    .select(sql<number>`coalesce(cardinality(${recentOf(limit, now())}), 0)::int`.as('used'))
    .where('key', '=', limit.key)
    .executeTakeFirst();
  return limit.max - (row?.used ?? 0);
};

/** Returns the newest consumed parts to the limit; those of other callers stay. */
export const returnToLimit = async (db: Kysely<DB>, key: string, count: number): Promise<void> => {
  await db
    .updateTable('allowances')
    .set({ taken: sql`taken[1:cardinality(taken) - ${count}::int]` })
    .where('key', '=', key)
    .execute();
};

/**
 * Longer keys first, as a sign-in consumes them: two callers that locked the same rows in different orders could each
 * wait for the other.
 */
const resetWhere = async (db: Kysely<DB>, condition: RawBuilder<boolean>): Promise<void> => {
  const locked = db
    .selectFrom('allowances')
    .select('key')
    .where(condition)
    .orderBy('key', 'desc')
    .forUpdate();
  await db.deleteFrom('allowances').where('key', 'in', locked).execute();
};

/** Resets limits, for example because the password was right. */
export const resetLimits = (db: Kysely<DB>, limits: readonly RateLimit[]): Promise<void> =>
  resetWhere(db, sql`key = any (${limits.map(({ key }) => key)}::text[])`);

/** Resets the limits of all keys that begin with a prefix. */
export const resetLimitsBelow = (db: Kysely<DB>, prefix: string): Promise<void> =>
  resetWhere(db, sql`starts_with(key, ${prefix})`);
