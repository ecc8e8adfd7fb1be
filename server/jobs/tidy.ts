import { DAY, inMs, now } from '../lib/clock.ts';
import type { Database } from '../db/open.ts';

/** An address that stays unverified for so long is free again. */
const UNVERIFIED_MS = 7 * DAY;
/** Sent mails are kept, without their text, to see what went out; the outbox for as long. */
const MAILS_MS = 30 * DAY;

/** Removes what has expired: nothing depends on it, since every read looks at the times itself. */
export const tidyAccounts = async (db: Database): Promise<void> => {
  for (const table of [
    'sign_ups',
    'password_resets',
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
