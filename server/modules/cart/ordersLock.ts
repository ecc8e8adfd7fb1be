import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/**
 * Whatever decides about a customer's cart, orders or purchases holds this row first, so that checkouts and
 * payments of one customer happen one after the other, at every server on the database. NO KEY, since rows
 * that merely refer to the customer may be written meanwhile.
 */
export const lockCustomer = async (trx: Transaction<Schema>, userId: number): Promise<void> => {
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
};
