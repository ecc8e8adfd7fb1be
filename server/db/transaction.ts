import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { isRetryable } from './errors.ts';
import type { Schema } from './schema.ts';

const TRIES = 5;

/**
 * Runs `work` in one transaction, and again when the database broke a tie against it (40001, 40P01).
 * `work` must therefore have no effect outside the transaction. Read committed with explicit row locks
 * (FOR UPDATE, unique keys) unless asked otherwise; engines that only know serialisable run it too.
 */
export const transaction = async <T>(
  db: { sql: Kysely<Schema> },
  work: (trx: Transaction<Schema>) => Promise<T>,
  level: 'read committed' | 'repeatable read' | 'serializable' = 'read committed',
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.sql.transaction().setIsolationLevel(level).execute(work);
    } catch (error) {
      if (attempt === TRIES || !isRetryable(error)) throw error;
      // Those who collided should not meet again at the same moment.
      await sleep(Math.random() * 20 * 2 ** attempt);
    }
  }
};
