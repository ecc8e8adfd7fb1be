import type { Database } from '../../db/open.ts';

/** The reserved domain of the demo customer and of those that `POST /dev/customers` makes: no mailbox has it. */
const TEST_ADDRESSES = '%@cicerone.example';

/**
 * Takes passwords and sessions from test accounts. Their password is public or was answered to a caller, and
 * a data folder that begins on a developer's machine may later serve a real shop.
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
