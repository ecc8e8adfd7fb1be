import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.generated.ts';

/**
 * Locks the customer's row. Every change of a customer's cart, orders or purchases does this first, so that checkouts
 * and payments of one customer run one after the other on all servers. NO KEY, because rows that only refer to the
 * customer may be written meanwhile.
 */
export const lockCustomer = async (trx: Transaction<DB>, userId: number): Promise<void> => {
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
};
