import { DAY, inMs, now } from '../lib/clock.ts';
import type { Database } from '../db/open.ts';

/** After this time an unverified address can be used for another account. */
const UNVERIFIED_MS = 7 * DAY;
/** How long sent mails (without their text) and mails of the outbox are stored. */
const MAILS_MS = 30 * DAY;

/** Deletes expired rows. Nothing depends on it, because every read checks the times itself. */
export const deleteExpiredAccounts = async (db: Database): Promise<void> => {
  for (const table of [
    'sign_ups',
    'password_resets',
    'withdrawal_links',
    'sessions',
    'allowances',
    'request_counts',
    'social_sign_ins',
    'email_changes',
  ] as const) {
    await db.sql.deleteFrom(table).where('expires_at', '<', now()).execute();
  }
  await db.sql.deleteFrom('mails').where('done_at', '<', inMs(-MAILS_MS)).execute();
  await db.sql
    .deleteFrom('users')
    .where('email_verified_at', 'is', null)
    .where('created_at', '<', inMs(-UNVERIFIED_MS))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('sign_ups').whereRef('sign_ups.user_id', '=', 'users.id').select('id')),
      ),
    )
    .execute();
};
