import { sql } from 'kysely';
import type { Database } from '../db/open.ts';
import { tableLimits } from '../db/retention.ts';
import { inMs, now } from '../lib/clock.ts';

/** Deletes what is older than its limit (server/db/retention.ts). Nothing depends on it: every read checks the times itself. */
export async function deleteExpired({ sql: db }: Pick<Database, 'sql'>): Promise<void> {
  for (const { table, column, ms, only = 'true' } of tableLimits) {
    const before = column === 'expires_at' ? now() : inMs(-ms);
    await sql`DELETE FROM ${sql.table(table)}
      WHERE ${sql.ref(column)} < ${before}::timestamptz AND ${sql.raw(only)}`.execute(db);
  }
}
