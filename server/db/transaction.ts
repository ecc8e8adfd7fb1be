import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { isRetryable } from './errors.ts';
import type { DB } from './schema.generated.ts';

const TRIES = 5;

/**
 * Runs `work` in a transaction, and again after a serialization failure or a deadlock (40001, 40P01). `work` must
 * therefore have no effect outside the transaction. The isolation level is read committed with explicit row locks (FOR
 * UPDATE, unique keys).
 */
export const transaction = async <T>(
  db: { sql: Kysely<DB> },
  work: (trx: Transaction<DB>) => Promise<T>,
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.sql.transaction().setIsolationLevel('read committed').execute(work);
    } catch (error) {
      if (attempt === TRIES || !isRetryable(error)) throw error;
      // A random delay, so that the transactions that collided do not collide again.
      await sleep(Math.random() * 20 * 2 ** attempt);
    }
  }
};
