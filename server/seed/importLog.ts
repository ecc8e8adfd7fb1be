import { now } from '../lib/clock.ts';
import type { Database } from '../db/open.ts';
import type { Trx } from './bulk.ts';

/** More would fill the operator's page: an import prints all of them. */
const MOST_PROBLEMS = 50;

interface Outcome {
  folder: string;
  /** Null: nothing was imported. */
  changes: string | null;
  problems: readonly string[];
}

/** Writes what an import did, for the operator (modules/operator). */
export async function logImport(
  db: Pick<Database, 'sql'> | { sql: Trx },
  { folder, changes, problems }: Outcome,
): Promise<void> {
  const shown = problems.slice(0, MOST_PROBLEMS);
  const more = problems.length - shown.length;
  const lines = more > 0 ? [...shown, `… and ${more} more`] : shown;
  await db.sql
    .insertInto('catalogue_imports')
    .values({ folder, changes, problems: lines.join('\n'), ended_at: now() })
    .execute();
}

/** Returns whether the last import was refused. */
export async function wasRefused(db: { sql: Trx }): Promise<boolean> {
  const last = await db.sql
    .selectFrom('catalogue_imports')
    .select('problems')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last !== undefined && last.problems !== '';
}
