/**
 * Changes an e-mail address. It takes effect when it was confirmed from the new mailbox: an account must not have the
 * address of another person, because password codes are sent there and signing in with Google opens the account of an
 * address. The required calls have no step for this, so the mail has a link to a page of this server
 * (modules/profile/emailPage.ts), and until then the old address stays. Only a mail to the new address says whether it
 * already has an account: the response is the same.
 */
import type { Kysely } from 'kysely';
import type { Language } from '../../../contract/languages.ts';
import { HOUR, inMs, now } from '../../lib/clock.ts';
import { sqlStateOf } from '../../db/errors.ts';
import type { Database } from '../../db/open.ts';
import type { DB } from '../../db/schema.generated.ts';
import { transaction } from '../../db/transaction.ts';
import { securityEvent } from '../../plugins/log/securityLog.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { mailTextsFor } from '../../mail/languages.ts';
import { addressKey, consumeLimit } from '../../plugins/limits/rateLimits.ts';
import { mayMail } from '../../plugins/limits/mailLimit.ts';
import { hashOfToken, newToken } from '../../plugins/session/secrets.ts';

const LINK_MS = 24 * HOUR;
const LIMIT = { max: 3, withinMs: HOUR };
const UNIQUE_VIOLATION = '23505';

export interface EmailChange {
  userId: number;
  email: string;
  /** Returns the address of the page that confirms it, in the language of the mail. */
  linkFor: (token: string, language: Language) => string;
}

/** Returns false when this account, or this address, had too many requests. */
export const requestEmailChange = async (
  trx: Kysely<DB>,
  mailer: Mailer,
  { userId, email, linkFor }: EmailChange,
): Promise<boolean> => {
  for (const key of [`email-change:${userId}`, addressKey('email-change', email)]) {
    if (!(await consumeLimit(trx, { key, ...LIMIT }))) return false;
  }
  if (!(await mayMail(trx, email))) return false;
  const { password_hash } = await trx
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const token = newToken();
  const change = {
    email,
    token_hash: hashOfToken(token),
    password_hash,
    expires_at: inMs(LINK_MS),
  };
  await trx
    .insertInto('email_changes')
    .values({ user_id: userId, ...change })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .execute();
  const taken = await trx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  const { language, texts } = await mailTextsFor(trx, userId);
  const text = taken ? texts.addressInUse() : texts.confirmAddress(linkFor(token, language));
  await mailer.queue(trx, { to: email, ...text });
  return true;
};

export const makeEmailChanges = (db: Database, mailer: Mailer) => ({
  /** Returns false for a link that is unknown, used, expired, or was cancelled by a new password. `contactPage` returns an address for the mail. */
  confirm: async (token: string, contactPage: (language: Language) => string): Promise<boolean> => {
    const account = await transaction(db, async (trx) => {
      const change = await trx
        .deleteFrom('email_changes')
        .where('token_hash', '=', hashOfToken(token))
        .where('expires_at', '>', now())
        .returning(['user_id', 'email', 'password_hash'])
        .executeTakeFirst();
      if (!change) return null;
      const user = await trx
        .selectFrom('users')
        .select(['email', 'password_hash'])
        .where('id', '=', change.user_id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (user.password_hash !== change.password_hash) return null;
      // An unverified sign-up has this address, but this customer has shown access to its mailbox.
      await trx
        .deleteFrom('users')
        .where('email', '=', change.email)
        .where('email_verified_at', 'is', null)
        .execute();
      await trx
        .updateTable('users')
        .set({ email: change.email })
        .where('id', '=', change.user_id)
        .execute();
      // Codes that were sent to the old mailbox are no longer valid.
      await trx.deleteFrom('password_resets').where('user_id', '=', change.user_id).execute();
      const { language, texts } = await mailTextsFor(trx, change.user_id);
      await mailer.queue(trx, { to: user.email, ...texts.emailChanged(contactPage(language)) });
      return change.user_id;
    }).catch((error: unknown) => {
      // The address got its own account after the link was sent.
      if (sqlStateOf(error) === UNIQUE_VIOLATION) return null;
      throw error;
    });
    if (account !== null) securityEvent('email.changed', { account });
    return account !== null;
  },
});

export type EmailChanges = ReturnType<typeof makeEmailChanges>;
