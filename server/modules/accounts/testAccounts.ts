import type { Database } from '../../db/open.ts';

/** The reserved domain of the demo customers and of those from `POST /dev/customers`: it has no mailboxes. */
const TEST_ADDRESSES = '%@cicerone.example';

/**
 * Removes passwords and sessions of test accounts. Their passwords are public or were returned to a caller, and a data
 * folder from a developer's machine may later be used by a real shop.
 */
export async function lockTestAccounts({ sql }: Database): Promise<void> {
  const locked = await sql
    .updateTable('users')
    .set({ password_hash: null })
    .where('email', 'like', TEST_ADDRESSES)
    .returning('id')
    .execute();
  const ids = locked.map(({ id }) => id);
  if (ids.length > 0) await sql.deleteFrom('sessions').where('user_id', 'in', ids).execute();
}
