/** Stores sign-ins through an identity provider that have started, and which account an identity belongs to. */
import type { Kysely } from 'kysely';
import type { Language } from '../../../contract/languages.ts';
import { inMs, MINUTE, now } from '../../lib/clock.ts';
import type { Database } from '../../db/open.ts';
import type { DB } from '../../db/schema.generated.ts';
import { transaction } from '../../db/transaction.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { mailTextsFor } from '../../mail/languages.ts';
import { hashOfToken, newToken } from '../../plugins/session/secrets.ts';

export const SOCIAL_SIGN_IN_MS = 10 * MINUTE;

/** Values that the provider's response is checked against. */
export interface Checks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** An identity at the provider. `email` is normalized, and verified by the provider. */
export interface SocialPerson {
  issuer: string;
  subject: string;
  email: string;
  name: string;
}

/** Returns the account of an identity, whatever its address at the provider is now. */
const linkedAccount = async (
  trx: Kysely<DB>,
  { issuer, subject }: SocialPerson,
): Promise<number | undefined> => {
  const linked = await trx
    .selectFrom('identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return linked?.user_id;
};

/** Returns the account of the address, locked; creates it if there is none. */
const accountOf = async (trx: Kysely<DB>, { email, name }: SocialPerson, language: Language) => {
  const moment = now();
  await trx
    .insertInto('users')
    .values({ name, email, language, email_verified_at: moment, created_at: moment })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  return trx
    .selectFrom('users')
    .select(['id', 'password_hash', 'email_verified_at'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirstOrThrow();
};

export const makeSocialAccounts = (db: Database, mailer: Mailer) => ({
  /** Stores a sign-in that starts; returns a value for a cookie that binds it to the browser. */
  begin: async (checks: Checks): Promise<string> => {
    const browser = newToken();
    await db.sql
      .insertInto('social_sign_ins')
      .values({
        browser_hash: hashOfToken(browser),
        state: checks.state,
        nonce: checks.nonce,
        code_verifier: checks.codeVerifier,
        expires_at: inMs(SOCIAL_SIGN_IN_MS),
      })
      .execute();
    return browser;
  },

  /** Returns what the sign-in of this browser started with, once: then it is deleted. */
  resume: async (browser: string): Promise<Checks | null> => {
    const row = await db.sql
      .deleteFrom('social_sign_ins')
      .where('browser_hash', '=', hashOfToken(browser))
      .where('expires_at', '>', now())
      .returning(['state', 'nonce', 'code_verifier'])
      .executeTakeFirst();
    return row ? { state: row.state, nonce: row.nonce, codeVerifier: row.code_verifier } : null;
  },

  /** Returns whether a sign-in with this state has started, in any browser, and is not over. */
  isUnderWay: async (state: string): Promise<boolean> =>
    (await db.sql
      .selectFrom('social_sign_ins')
      .select('state')
      .where('state', '=', state)
      .where('expires_at', '>', now())
      .executeTakeFirst()) !== undefined,

  /**
   * Returns the account of an identity, or null when the account of the address is linked to another identity of the
   * same provider: addresses can change owners, subjects cannot. `language` is that of the interface, `contactPage` returns
   * an address for the mail.
   */
  accountFor: (
    person: SocialPerson,
    { language, contactPage }: { language: Language; contactPage: (language: Language) => string },
  ): Promise<number | null> =>
    transaction(db, async (trx) => {
      const linked = await linkedAccount(trx, person);
      if (linked !== undefined) return linked;
      const account = await accountOf(trx, person, language);
      const added = await trx
        .insertInto('identities')
        .values({
          issuer: person.issuer,
          subject: person.subject,
          user_id: account.id,
          created_at: now(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('user_id')
        .executeTakeFirst();
      // The same person in two windows at the same time, or another person with that address.
      if (!added) return (await linkedAccount(trx, person)) ?? null;
      if (account.email_verified_at === null) {
        // An unknown person signed up with the address and did not verify it. The provider has verified it, so the
        // account belongs to this person, and unverified passwords are never used.
        await trx
          .updateTable('users')
          .set({ name: person.name, password_hash: null, email_verified_at: now() })
          .where('id', '=', account.id)
          .execute();
        await trx.deleteFrom('sign_ups').where('user_id', '=', account.id).execute();
      }
      if (account.password_hash !== null) {
        const mail = await mailTextsFor(trx, account.id, language);
        const text = mail.texts.googleAdded(contactPage(mail.language));
        await mailer.queue(trx, { to: person.email, ...text });
      }
      return account.id;
    }),
});

export type SocialAccounts = ReturnType<typeof makeSocialAccounts>;
