import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.generated.ts';

/** From this many changes on the planner's statistics are measured again; autovacuum would do it up to a minute later. */
const MANY = 50;

/**
 * Prepares the tables for readers after an import with so many changes. New rows are first in a list beside a GIN index,
 * which every search reads from its beginning; they are moved into the index. Other
 * programs' indexes are left alone.
 */
export async function optimizeTables(db: Kysely<DB>, changes: number): Promise<void> {
  if (changes >= MANY) {
    await sql`VACUUM ANALYZE`.execute(db);
    return;
  }
  await sql`
    SELECT gin_clean_pending_list(indexes.oid)
    FROM pg_class AS indexes
    JOIN pg_am ON pg_am.oid = indexes.relam AND pg_am.amname = 'gin'
    WHERE indexes.relnamespace = current_schema()::regnamespace
      AND pg_has_role(indexes.relowner, 'USAGE')
  `.execute(db);
}

/** Calls `optimizeTables` for an import that is committed: it has succeeded, so a failure here is only a warning. */
export async function optimizeAfterImport(
  db: Kysely<DB>,
  changes: number,
  report: (line: string) => void,
): Promise<void> {
  try {
    await optimizeTables(db, changes);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    report(
      `Warning: the catalogue is on sale, but searches may be slower until the database has tidied its indexes: ${reason}`,
    );
  }
}
