import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { now } from '../clock.ts';
import type { Schema } from '../db/schema.ts';

export interface Allowance {
  /** What is limited, and for whom: `codes:17`. */
  key: string;
  /** So many times … */
  max: number;
  /** … within so many milliseconds, whichever you look at. */
  withinMs: number;
}

/** Addresses that nobody has registered are not kept in readable form. */
export const addressKey = (kind: string, address: string): string =>
  `${kind}:${createHash('sha256').update(address).digest('base64url')}`;

/**
 * Takes one of what is allowed; false when all is used up. One statement that locks the row, so callers
 * that come together, on several servers too, cannot take more than there is.
 */
export const take = async (
  db: Kysely<Schema>,
  { key, max, withinMs }: Allowance,
): Promise<boolean> => {
  const moment = now();
  const since = new Date(moment.getTime() - withinMs);
  const until = new Date(moment.getTime() + withinMs);
  const recent = sql`array(select t from unnest(allowances.taken) t where t > ${since}::timestamptz)`;
  const { rows } = await sql`
    insert into allowances (key, taken, expires_at)
    values (${key}, array[${moment}::timestamptz], ${until}::timestamptz)
    on conflict (key) do update
      set taken = ${recent} || ${moment}::timestamptz, expires_at = excluded.expires_at
      where coalesce(cardinality(${recent}), 0) < ${max}
    returning key`.execute(db);
  return rows.length > 0;
};

/** Gives back what was taken: the password was right. */
export const restore = async (db: Kysely<Schema>, keys: string[]): Promise<void> => {
  await db.deleteFrom('allowances').where('key', 'in', keys).execute();
};

/** The same for a key and all that begin with it. */
export const restoreAll = async (db: Kysely<Schema>, prefix: string): Promise<void> => {
  await db
    .deleteFrom('allowances')
    .where(sql<boolean>`starts_with(key, ${prefix})`)
    .execute();
};
